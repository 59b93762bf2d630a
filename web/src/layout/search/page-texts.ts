import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words that only the search's own page shows. */
export const SEARCH_PAGE_TEXTS = siteTexts('search-page', {
  title: 'Search',
  intro: 'Guides chapter by chapter, projectors, products, terms and tools.',
  description:
    'Search the guides, the projectors with sourced figures, the products, the glossary and the tools.',
  words: 'What are you looking for?',
  submit: 'Search',
  /** A model that the catalogue doesn't have. */
  notListed: (words: string) => `We don't list “${words}” yet. What comes nearest:`,
  /** Behind the sentence that says that nothing was found. */
  instead: 'This site is about projectors at home and in the yard. The pages below list what it has.',
  firstOf: (count: number) => `The first ${count} results`,
  slash: 'The / key leads to the search field.',
  needsScripts:
    'The search runs in your browser and needs JavaScript, which is off here. These pages list what there is:',
  overviews: 'Browse',
  places: {
    guides: 'All guides',
    projectors: 'All projectors',
    accessories: 'Screens, mounts, sound and cases',
    ambiance: 'Ideas for the room and the yard',
    glossary: 'Glossary, A to Z',
    finder: 'Which projector fits my room?',
    lumenCheck: 'Is this box honest?',
    calculator: 'Throw calculator',
    setups: "Members' setups, with filters of their own",
  },
});
