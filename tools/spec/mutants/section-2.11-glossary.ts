import type { SpecMutant } from './mutant.ts';

const PAGE = 'web/src/features/glossary/glossary-page.tsx';
const SEARCH = 'web/src/features/glossary/term-search.ts';
const LIST = 'web/src/features/glossary/term-list.tsx';
const TEXTS = 'web/src/features/glossary/texts.ts';

/** Section 2.11 of the specification: Glossary. */
export const GLOSSARY_MUTANTS: readonly SpecMutant[] = [
  {
    row: '2.11-1',
    file: 'content/source/pages/list-pages.ts',
    find: "title: 'Projector Terminology Glossary A-Z'",
    replace: "title: 'Projector Glossary A-Z'",
  },
  {
    row: '2.11-2',
    file: 'web/src/shared/seo/seo.tsx',
    find: '<meta name="description" content={words} />',
    replace: '<meta name="summary" content={words} />',
  },
  // The site's own description would stand in for it.
  { row: '2.11-2', file: PAGE, find: 'description={head?.seoDescription}', replace: 'description={null}' },
  {
    row: '2.11-3',
    file: TEXTS,
    find: "search: 'Search for a term...'",
    replace: "search: 'Search the glossary...'",
  },
  { row: '2.11-4', file: PAGE, find: 'position: sticky;', replace: 'position: relative;' },
  {
    row: '2.11-5',
    file: LIST,
    find: 'id={`letter-${letter}`}',
    replace: 'id={`letter-${letter.toLowerCase()}`}',
  },
  { row: '2.11-6', file: SEARCH, find: '/[A-Z]/.test(first)', replace: '/[B-Z]/.test(first)' },
  {
    row: '2.11-6',
    file: SEARCH,
    find: 'compare(one.letter, other.letter)',
    replace: 'compare(other.letter, one.letter)',
  },
  { row: '2.11-7', file: LIST, find: 'name={ONE_OPEN}', replace: 'name={`${ONE_OPEN}-${letter}`}' },
  {
    row: '2.11-8',
    file: TEXTS,
    find: '(label ? `Read more: ${label}` : ',
    replace: '(label ? `See also: ${label}` : ',
  },
  {
    row: '2.11-9',
    file: TEXTS,
    find: '`No terms found matching "${query}"`',
    replace: '`No terms found matching ${query}`',
  },
  {
    row: '2.11-10',
    file: PAGE,
    find: '{head?.bookmarkPrompt ? (',
    replace: '{head?.bookmarkPrompt && count === 0 ? (',
  },
  {
    row: '2.11-11',
    file: 'content/source/glossary/picture-terms.ts',
    find: "term: 'input lag'",
    replace: "term: 'input delay'",
  },
];
