import { fieldOf, partsOf } from './document-parts.ts';
import { error, type DocumentCheck, type Problem } from './problem.ts';

/** What an editor does about each day that is still to come, by the name of its field. */
const DAYS: Readonly<Record<string, string>> = {
  publishedOn: 'Choose the day the text was first on the site.',
  updatedOn: 'Choose the day the facts were last checked.',
  seen: 'Choose the day you read the page.',
  collectedOn: 'Choose the day it was collected.',
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Days are days and lie in the past; a text was published before its last review or on that day. */
export const dates: DocumentCheck = (document, { today }) => {
  const problems = partsOf(document).texts.flatMap(({ path, text }): Problem[] => {
    const advice = DAYS[fieldOf(path)];
    if (advice === undefined) return [];
    if (!DAY.test(text)) return [error(path, `This isn't a day. ${advice}`)];
    return text > today ? [error(path, `This day is still to come. ${advice}`)] : [];
  });
  const { publishedOn, updatedOn } = document;
  if (typeof publishedOn === 'string' && typeof updatedOn === 'string' && publishedOn > updatedOn)
    problems.push(
      error(
        ['publishedOn'],
        "A text can't be published after it was last reviewed. Set the review date as well.",
      ),
    );
  return problems;
};
