/** Checks of Firestore and Storage rules, for tests and commands; `rules-tester.ts` is for commands alone. */

export {
  coverageFrom,
  coverageGaps,
  evaluatedPlaces,
  lookedUpDocuments,
  mergedCoverage,
  type Coverage,
  type CoverageReport,
} from './rule-coverage.ts';
export { mutantsOf, mutated, type Mutant } from './rule-mutants.ts';
export { readRuleReports, writeRuleReport } from './rule-report.ts';
export { ruleSummary } from './rule-summary.ts';
export type { RulesTrial } from './rules-trial.ts';
