import type { DocumentBadgeComponent } from 'sanity';
import { monthsBefore } from '@lumen-throw/domain/checks/days';
import { reviewMonths } from '@lumen-throw/domain/checks/reviews';
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

/** The facts were last checked too long ago, or never; says the same as the check "reviews" of the domain. */
export const outdatedReview: DocumentBadgeComponent = ({ version, draft, published }) => {
  const document = version ?? draft ?? published;
  const reviewed = document?.['updatedOn'];
  if (document?._type === 'article' && reviewed === undefined)
    return {
      label: 'Not reviewed yet',
      title: 'Nobody has reviewed this guide yet. Check its facts, then mark it as reviewed.',
      color: 'warning',
    };
  if (!document || typeof reviewed !== 'string') return null;
  if (reviewed >= monthsBefore(today(), reviewMonths(document))) return null;
  return {
    label: 'Review is outdated',
    title: `Last reviewed on ${reviewed}. Check the facts, then ${document._type === 'article' ? 'mark it as reviewed' : 'update the date'}.`,
    color: 'warning',
  };
};

/** A page that lists and search engines leave out, which nobody sees on the page itself. */
export const hiddenPage: DocumentBadgeComponent = ({ version, draft, published }) =>
  (version ?? draft ?? published)?.['unlisted'] === true
    ? {
        label: 'Hidden',
        title: 'Not in lists, the search of the site or search engines. Who has the address can read it.',
        color: 'primary',
      }
    : null;

/** A rating or a quote that nobody really gave. */
export const sampleOpinion: DocumentBadgeComponent = ({ version, draft, published }) =>
  (version ?? draft ?? published)?.['sample'] === true
    ? {
        label: 'Sample',
        title: 'Made up. The live site never shows its ratings, counts, quotes and dates.',
        color: 'primary',
      }
    : null;
