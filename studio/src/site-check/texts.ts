/** Words of the site check. */
export const SITE_CHECK_TEXTS = {
  title: 'Site check',
  intro:
    'Everything on the site and in drafts, looked at as a whole. Red keeps a document from being published, yellow is advice. Click a line to open the field.',
  reading: (read: number) => `Reading… ${read} documents so far`,
  checking: (done: number, total: number) => `Checking ${done} of ${total} documents…`,
  unreachable: "The content didn't answer. Check your connection and try again.",
  clean: 'Nothing to do: no check found anything.',
  summary: (errors: number, warnings: number, documents: number) =>
    `${errors} to fix and ${warnings} to look at, in ${documents} documents.`,
  group: (title: string, count: number) => `${title} (${count})`,
  draft: 'Draft',
  more: (count: number) => `Show ${count} more`,
  again: 'Check again',
  untitled: (kind: string) => `${kind} without a title`,
} as const;
