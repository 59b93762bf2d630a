/** What one file of rules tests tells of its run. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * @param folder of the reports; made if need be
 * @param name of the test file's project; a second run replaces the first one's report
 */
export function writeRuleReport(folder: string, name: string, report: RuleReport): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
}

/** The reports in a folder; none where no rules test has run. */
export function readRuleReports(folder: string): RuleReport[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as RuleReport,
  );
}
