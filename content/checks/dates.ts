import type { Check } from './seed.ts';

/** A text was first published before it was last reviewed, or on the same day; both lie in the past. */
export const dates: Check = (seed) => {
  const today = new Date().toISOString().slice(0, 10);
  return seed.documents.flatMap(({ _id, publishedOn, updatedOn }) => {
    const days = [publishedOn, updatedOn].filter((day) => typeof day === 'string');
    const wrong = days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || day > today);
    const turned = typeof publishedOn === 'string' && publishedOn > String(updatedOn);
    return [
      ...wrong.map((day) => `${_id}: ${day} is no day of the past`),
      ...(turned ? [`${_id}: published ${publishedOn}, after its review on ${String(updatedOn)}`] : []),
    ];
  });
};
