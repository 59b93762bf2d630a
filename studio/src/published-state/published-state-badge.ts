import type { DocumentBadgeComponent } from 'sanity';
import { PUBLISHED_STATE_TEXTS, standingSentence } from './texts.ts';
import { useStanding } from './use-standing.ts';

/** Beside Publish: where the published version stands. */
export const PublishedStateBadge: DocumentBadgeComponent = ({ published }) => {
  const standing = useStanding(published);
  if (!standing) return null;
  const { state } = standing;
  return {
    label: PUBLISHED_STATE_TEXTS.badge[state],
    title: standingSentence(state, published),
    color: state === 'search-engines' ? 'success' : 'warning',
  };
};
