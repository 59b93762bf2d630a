import { declaredTexts } from './site-texts.ts';

/** A text as it is read at the moment. */
interface CurrentText {
  /** As editors' words are found by: `gallery/hint/touch`. */
  key: string;
  text: string;
}

function textsAt(path: string, place: object, seen: Set<object>): CurrentText[] {
  if (seen.has(place)) return [];
  seen.add(place);
  return Object.entries(place).flatMap(([name, value]: [string, unknown]) => {
    const key = `${path}/${name}`;
    if (typeof value === 'string') return [{ key, text: value }];
    return typeof value === 'object' && value !== null ? textsAt(key, value, seen) : [];
  });
}

/** All texts of the modules that are loaded; what two places share has the key of the first. */
export function currentTexts(): CurrentText[] {
  const seen = new Set<object>();
  return declaredTexts().flatMap(([id, texts]) => textsAt(id, texts, seen));
}
