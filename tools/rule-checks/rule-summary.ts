/**
 * Sums up a run of rules tests: how many requests were tried, and whether every expression of the Firestore
 * rules was evaluated, every condition both ways. (The Storage emulator reports no coverage: there mutants
 * show that every condition matters.)
 */
import { coverageGaps, mergedCoverage, type Coverage } from './rule-coverage.ts';
import type { RuleReport } from './rule-report.ts';

/**
 * @param firestoreRules text of the rules that the tests ran on
 * @throws Error when no test has run, or with the gaps in the coverage, one a line
 */
export function ruleSummary(reports: readonly RuleReport[], firestoreRules: string): string {
  const total = (count: 'refused' | 'allowed', rules: 'firestore' | 'storage'): number =>
    reports.filter((report) => report.rules === rules).reduce((sum, report) => sum + report[count], 0);
  const parts: Coverage[] = reports.map(({ coverage }) => coverage).filter((coverage) => coverage !== null);
  if (parts.length === 0 || total('refused', 'storage') === 0) {
    throw new Error('The rules tests have not run.');
  }
  const coverage = mergedCoverage(parts);
  const gaps = coverageGaps(coverage, firestoreRules);
  if (gaps.length > 0) {
    throw new Error(
      gaps.map(({ line, gap, expression }) => `firestore.rules:${line} ${gap}: ${expression}`).join('\n'),
    );
  }
  const said = (rules: 'firestore' | 'storage'): string =>
    `${total('refused', rules)} requests refused, ${total('allowed', rules)} allowed`;
  return [
    `Firestore rules: ${said('firestore')}; all ${Object.keys(coverage).length} expressions evaluated, every condition both ways.`,
    `Storage rules: ${said('storage')}.`,
  ].join('\n');
}
