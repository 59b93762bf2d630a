import { REVIEW_INTERVALS, REVIEW_MONTHS } from '../limits.ts';
import { monthsBefore } from './days.ts';
import { partsOf, textOf } from './document-parts.ts';
import { warning, type DocumentCheck } from './problem.ts';

/** Months after which a document's facts should be checked again: as its editor chose, or a year. */
export function reviewMonths(document: Readonly<Record<string, unknown>>): number {
  return REVIEW_INTERVALS.find((months) => months === document['reviewEvery']) ?? REVIEW_MONTHS;
}

/** The day on which the source of a projector was read that was read longest ago; undefined without any. */
function oldestReading(projector: Readonly<Record<string, unknown>>): string | undefined {
  return partsOf(projector)
    .objects.flatMap(({ value }) => (value['_type'] === 'evidence' ? textOf(value, 'seen') : []))
    .filter(Boolean)
    .toSorted()[0];
}

/** Facts are checked again after as many months as the document's editor chose. */
export const reviews: DocumentCheck = (document, { today }) => {
  if (document._type === 'projector') {
    const read = oldestReading(document);
    return read !== undefined && read < monthsBefore(today, reviewMonths(document))
      ? [warning(['reviewEvery'], `A source was last read on ${read}. Read those of that time again.`)]
      : [];
  }
  if (document._type !== 'article' && document._type !== 'infoPage') return [];
  const reviewed = textOf(document, 'updatedOn');
  if (reviewed === '' && document._type === 'article')
    return [
      warning(
        ['updatedOn'],
        'Nobody has reviewed this guide yet. Check its facts, then mark it as reviewed.',
      ),
    ];
  return reviewed !== '' && reviewed < monthsBefore(today, reviewMonths(document))
    ? [
        warning(
          ['updatedOn'],
          `The last review was on ${reviewed}. Check the facts again, then ${document._type === 'article' ? 'mark it as reviewed' : 'update the date'}.`,
        ),
      ]
    : [];
};
