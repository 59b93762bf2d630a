import type { SearchKind } from './search-entry.ts';
import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words of the search. */
export const SEARCH_TEXTS = siteTexts('search', {
  title: 'Search',
  intro: 'Guides chapter by chapter, projectors, products, terms and tools.',
  description:
    'Search the guides, the projectors with sourced figures, the products, the glossary and the tools.',
  label: 'Search this site',
  placeholder: 'Search',
  words: 'What are you looking for?',
  submit: 'Search',
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
  firstOf: (count: number) => `The first ${count} results`,
  nothing: (words: string) => `Nothing found for “${words}”. Try fewer or other words.`,
  failed: "The search didn't load. Check your connection and try again.",
  loading: 'Searching…',
  slash: 'The / key leads to the search field.',
  needsScripts:
    'The search runs in your browser and needs JavaScript, which is off here. These pages list what there is:',
  overviews: 'Or look through what there is',
  places: {
    guides: 'All guides',
    projectors: 'All projectors',
    accessories: 'Screens, mounts, sound and cases',
    ambiance: 'Ideas for the room and the yard',
    glossary: 'Glossary, A to Z',
    finder: 'Which projector fits my room?',
    calculator: 'Throw calculator',
    setups: "Members' setups, with filters of their own",
  },
});
