import type { SpecMutant } from './mutant.ts';

const THEMES = 'content/source/seasons/themes.ts';
const SEASON = 'web/src/features/seasonal/theme-section.tsx';

/** Section 2.10 of the specification: Seasonal movie nights. */
export const SEASONAL_MUTANTS: readonly SpecMutant[] = [
  { row: '2.10-1', file: THEMES, find: "title: 'Sports',", replace: "title: 'Big games'," },
  {
    row: '2.10-1',
    file: THEMES,
    find: '[halloween, summer, christmas, sports]',
    replace: '[halloween, summer, christmas]',
  },
  // Events have no year.
  {
    row: '2.10-2',
    file: SEASON,
    find: '{picks.length > 0 ? (',
    replace: '{picks.some(({ year }) => year) ? (',
  },
  {
    row: '2.10-3',
    file: SEASON,
    find: '{tips.length > 0 ? (',
    replace: '{tips.length > 0 && place < 3 ? (',
  },
  {
    row: '2.10-4',
    file: THEMES,
    find: "'@article-best-portable-projectors-backyard-2025'",
    replace: "'@article-portable-vs-home-theater'",
  },
  { row: '2.10-4', file: THEMES, find: "'@category-screens'", replace: "'@category-mounts'" },
  {
    row: '2.10-5',
    file: 'content/source/pages/list-pages.ts',
    find: "linkButton('All guides', '@blogPage')",
    replace: "linkButton('All guides', '@glossaryPage')",
  },
  {
    row: '2.10-5',
    file: 'web/src/features/seasonal/seasonal-page.tsx',
    find: '<ContentButtons actions={links} />',
    replace: '<ContentButtons actions={links.slice(0, 1)} />',
  },
];
