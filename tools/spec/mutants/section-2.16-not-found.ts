import type { SpecMutant } from './mutant.ts';

const VIEW = 'web/src/layout/not-found-view.tsx';
const TEXTS = 'web/src/layout/error-texts.ts';

/** Section 2.16 of the specification: 404. */
export const NOT_FOUND_MUTANTS: readonly SpecMutant[] = [
  { row: '2.16-1', file: TEXTS, find: "notFoundCode: '404'", replace: "notFoundCode: '410'" },
  {
    row: '2.16-1',
    file: TEXTS,
    find: "notFoundTitle: 'Oops! Page not found'",
    replace: "notFoundTitle: 'Page not found'",
  },
  {
    row: '2.16-2',
    file: VIEW,
    find: '<LinkButton to={PATHS.home}>',
    replace: '<LinkButton to={PATHS.blog}>',
  },
  { row: '2.16-2', file: TEXTS, find: "returnHome: 'Return to Home'", replace: "returnHome: 'Back'" },
  {
    row: '2.16-3',
    file: VIEW,
    find: 'console.error(ERROR_TEXTS.notFoundLog, pathname)',
    replace: 'console.error(ERROR_TEXTS.notFoundLog)',
  },
];
