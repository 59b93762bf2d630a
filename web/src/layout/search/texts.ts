import type { SearchKind } from './search-entry.ts';
import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words of the search. */
export const SEARCH_TEXTS = siteTexts('search', {
  label: 'Search this site',
  placeholder: 'Search',
  results: 'Results',
  kinds: {
    guide: 'Guide',
    projector: 'Projector',
    product: 'Product',
    term: 'Glossary',
    page: 'Page',
  } satisfies Record<SearchKind, string>,
  allResults: (words: string) => `All results for “${words}”`,
  matches: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (words: string) => `Nothing found for “${words}”. Try fewer or other words.`,
  failed: "The search didn't load. Check your connection and try again.",
  loading: 'Searching…',
});
