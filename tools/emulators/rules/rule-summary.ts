/** `node tools/emulators/rules/rule-summary.ts` sums up the latest run of the rules tests, and fails at gaps. */
import { readFileSync } from 'node:fs';
import { readRuleReports, ruleSummary } from '../../rule-checks/index.ts';
import { FIRESTORE_RULES, RULE_REPORTS } from '../src/repository-paths.ts';

/** @throws Error when no test has run (`npm run tool -- rules-tests` runs them), or with the gaps in the coverage */
export function summary(): string {
  return ruleSummary(readRuleReports(RULE_REPORTS), readFileSync(FIRESTORE_RULES, 'utf8'));
}

if (import.meta.main) {
  try {
    console.log(summary());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
