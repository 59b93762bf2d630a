/**
 * Sums up the latest run of the rules tests: how many requests were tried, and whether every
 * expression of the Firestore rules was evaluated, every condition both ways.
 * `node tools/rule-checks/rule-summary.ts` fails where one was not. (The Storage emulator reports no
 * coverage: there `npm run test:rules:mutants` shows that every condition matters.)
 */
import { readFileSync } from 'node:fs';
import { FIRESTORE_RULES } from '../emulators/src/repository-paths.ts';
import { coverageGaps, mergedCoverage, type Coverage } from './rule-coverage.ts';
import { readRuleReports } from './rule-report.ts';

/** @throws Error when no test has run, or with the gaps in the coverage, one a line */
export function summary(): string {
  const reports = readRuleReports();
  const total = (count: 'refused' | 'allowed', rules: 'firestore' | 'storage'): number =>
    reports.filter((report) => report.rules === rules).reduce((sum, report) => sum + report[count], 0);
  const parts: Coverage[] = reports.map(({ coverage }) => coverage).filter((coverage) => coverage !== null);
  if (parts.length === 0 || total('refused', 'storage') === 0) {
    throw new Error("The rules tests have not run: 'npm run test:rules' runs them.");
  }
  const coverage = mergedCoverage(parts);
  const gaps = coverageGaps(coverage, readFileSync(FIRESTORE_RULES, 'utf8'));
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

if (import.meta.main) {
  try {
    console.log(summary());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
