import { REVIEW_INTERVALS, REVIEW_MONTHS } from '../limits.ts';
import { monthsBefore } from './days.ts';
import { partsOf, textOf } from './document-parts.ts';
import { warning, type DocumentCheck } from './problem.ts';

/** Months after which a document's facts should be checked again: as its editor chose, or a year. */
export function reviewMonths(document: Readonly<Record<string, unknown>>): number {
  return REVIEW_INTERVALS.find((months) => months === document['reviewEvery']) ?? REVIEW_MONTHS;
}

/** The day on which an editor last read a source of a projector; empty where no figure has one. */
function lastRead(projector: Readonly<Record<string, unknown>>): string {
  const days = partsOf(projector).objects.map(({ value }) =>
    value['_type'] === 'evidence' ? textOf(value, 'seen') : '',
  );
  return days.reduce((latest, day) => (day > latest ? day : latest), '');
}

/** Facts are checked again after as many months as the document's editor chose. */
export const reviews: DocumentCheck = (document, { today }) => {
  if (document._type === 'projector') {
    const read = lastRead(document);
    return read !== '' && read < monthsBefore(today, reviewMonths(document))
      ? [warning(['reviewEvery'], `The last source was read on ${read}. Read the sources again.`)]
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
