import type { DocumentBadgeComponent } from 'sanity';
import { monthsBefore } from '@lumen-throw/domain/checks/days';
import { REVIEW_MONTHS } from '@lumen-throw/domain/limits';
import { today } from '../structure/today.ts';

/** Readers do not see everything yet. */
export const unpublishedChanges: DocumentBadgeComponent = ({ draft, published }) =>
  draft
    ? {
        label: published ? 'Unpublished changes' : 'Not published yet',
        title: published
          ? 'Readers still see the version from before your changes.'
          : "Readers don't see this document yet.",
        color: 'warning',
      }
    : null;

/** The facts were last checked too long ago. */
export const outdatedReview: DocumentBadgeComponent = ({ draft, published }) => {
  const reviewed = (draft ?? published)?.['updatedOn'];
  if (typeof reviewed !== 'string' || reviewed >= monthsBefore(today(), REVIEW_MONTHS)) return null;
  return {
    label: 'Review is outdated',
    title: `Last reviewed on ${reviewed}. Check the facts, then update the date.`,
    color: 'danger',
  };
};

/** A rating or a quote that nobody really gave. */
export const sampleOpinion: DocumentBadgeComponent = ({ draft, published }) =>
  (draft ?? published)?.['sample'] === true
    ? {
        label: 'Sample',
        title: 'Made up. The live site never shows its ratings, counts, quotes and dates.',
        color: 'primary',
      }
    : null;
