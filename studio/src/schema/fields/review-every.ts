import { REVIEW_INTERVALS, REVIEW_MONTHS } from '@lumen-throw/domain/limits';
import { defineField } from 'sanity';

function titleOf(months: number): string {
  if (months === 1) return 'Every month';
  if (months === REVIEW_MONTHS) return 'Every year';
  return months % REVIEW_MONTHS === 0 ? `Every ${months / REVIEW_MONTHS} years` : `Every ${months} months`;
}

/** How often the facts of a document are checked; readers see the day of the last review alone. */
export function reviewEveryField({ group }: { group: string }) {
  return defineField({
    name: 'reviewEvery',
    title: 'Review',
    type: 'number',
    group,
    description:
      'How often its facts are checked again. When a review is due, the document stands under "Needs attention". Every year, unless you choose.',
    options: {
      list: REVIEW_INTERVALS.map((value) => ({ title: titleOf(value), value })),
      layout: 'dropdown',
    },
    validation: (rule) => rule.error('Choose one of the intervals.'),
  });
}
