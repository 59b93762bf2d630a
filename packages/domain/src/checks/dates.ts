import { fieldOf, partsOf } from './document-parts.ts';
import { error, type DocumentCheck, type Problem } from './problem.ts';

/** What an editor does about a wrong day, by the name of its field. */
const DAYS: Readonly<Record<string, string>> = {
  publishedOn: 'Choose the day the text was first on the site.',
  updatedOn: 'Choose the day the facts were last checked.',
  seen: 'Choose the day you read the page.',
  collectedOn: 'Choose the day it was collected.',
};

/** Editors don't type the day of a guide's review: the action "Mark as reviewed" sets it. */
const MARK_AGAIN = 'Mark it as reviewed again.';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a text is a day of the calendar: there is no February 31. */
function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Days are days and lie in the past; a text was published before its last review or on that day. */
export const dates: DocumentCheck = (document, { today }) => {
  const guide = document._type === 'article';
  const problems = partsOf(document).texts.flatMap(({ path, text }): Problem[] => {
    const field = fieldOf(path);
    const advice = guide && field === 'updatedOn' ? MARK_AGAIN : DAYS[field];
    if (advice === undefined) return [];
    if (!isDay(text)) return [error(path, `This isn't a day. ${advice}`)];
    return text > today ? [error(path, `This day is still to come. ${advice}`)] : [];
  });
  const { publishedOn, updatedOn } = document;
  if (
    typeof publishedOn === 'string' &&
    typeof updatedOn === 'string' &&
    publishedOn > updatedOn &&
    publishedOn <= today
  )
    problems.push(
      error(
        ['publishedOn'],
        guide
          ? `A guide can't be published after it was last reviewed. ${MARK_AGAIN}`
          : "A text can't be published after it was last changed. Set that day as well.",
      ),
    );
  return problems;
};
