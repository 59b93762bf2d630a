import type { DocumentStanding } from './ask-site.ts';

/** Words about where a published document stands. */
export const PUBLISHED_STATE_TEXTS = {
  /** Short, for the badge beside Publish. */
  badge: {
    waiting: 'Waiting',
    readers: 'Live for readers',
    late: 'Late',
    'search-engines': 'Live',
    unreachable: 'Site not reached',
  },
  line: {
    waiting: 'Waiting: readers and search engines get the version from before.',
    readers: 'Live for readers with a page open. Search engines and new visitors get it in a moment.',
    late: 'Published more than 30 minutes ago, and search engines still get the version from before. Tell whoever runs the site: a build failed, or none was started.',
    'search-engines': 'Live for readers · live for search engines',
    /** In the place of the last state, for a page that search engines leave out. */
    hidden: 'Live for readers who have the address · hidden from lists and search engines',
    unreachable: "The site doesn't answer, so nobody can tell whether readers see this. We keep asking.",
  },
  copy: 'Copy address',
  copied: 'Address copied',
  notAllowed: "Your browser didn't allow copying",
  notYet: 'The address answers in a moment; then it can be copied.',
} as const satisfies {
  badge: Record<DocumentStanding['state'], string>;
  line: Record<DocumentStanding['state'] | 'hidden', string>;
  [word: string]: unknown;
};

/** Where the published version stands, in a sentence. @param published the document as readers have it */
export function standingSentence(
  state: DocumentStanding['state'],
  published: Readonly<Record<string, unknown>> | null,
): string {
  const isHidden = state === 'search-engines' && published?.['unlisted'] === true;
  return PUBLISHED_STATE_TEXTS.line[isHidden ? 'hidden' : state];
}
