import type { DocumentBadgeComponent } from 'sanity';
import { PUBLISHED_STATE_TEXTS } from './texts.ts';
import { useStanding } from './use-standing.ts';

/** Beside Publish: where the published version stands. */
export const PublishedStateBadge: DocumentBadgeComponent = ({ published }) => {
  const standing = useStanding(published);
  if (!standing) return null;
  const { state } = standing;
  return {
    label: PUBLISHED_STATE_TEXTS.badge[state],
    title: PUBLISHED_STATE_TEXTS.line[state],
    color: state === 'search-engines' ? 'success' : 'warning',
  };
};
