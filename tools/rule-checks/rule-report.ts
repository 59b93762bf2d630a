/** What one file of rules tests tells of its run; `tools/rule-checks/rule-summary.ts` sums all of them up. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_REPORTS } from '../emulators/src/repository-paths.ts';
import type { Coverage } from './rule-coverage.ts';

export interface RuleReport {
  rules: 'firestore' | 'storage';
  /** Requests that had to be refused, and were tried. */
  refused: number;
  /** Requests that had to be allowed, and were tried. */
  allowed: number;
  /** Null where the emulator reports none. */
  coverage: Coverage | null;
}

/** @param name of the test file's project; a second run replaces the first one's report */
export function writeRuleReport(name: string, report: RuleReport): void {
  mkdirSync(RULE_REPORTS, { recursive: true });
  writeFileSync(join(RULE_REPORTS, `${name}.json`), JSON.stringify(report));
}

/** The reports of the latest run; none where no rules test has run. */
export function readRuleReports(): RuleReport[] {
  mkdirSync(RULE_REPORTS, { recursive: true });
  return readdirSync(RULE_REPORTS).map(
    (name) => JSON.parse(readFileSync(join(RULE_REPORTS, name), 'utf8')) as RuleReport,
  );
}
