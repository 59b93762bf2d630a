import { definePlugin } from 'sanity';
import { PublishedStateBadge } from './published-state-badge.ts';
import { PublishedLine } from './published-line.tsx';

/** Each document says where its published version stands: waiting, live for readers, live for search engines. */
export const publishedState = definePlugin({
  name: 'published-state',
  form: { components: { input: PublishedLine } },
  document: { badges: (badges) => [...badges, PublishedStateBadge] },
});
