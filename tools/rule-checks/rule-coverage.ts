/**
 * Which expressions of the Firestore rules the tests have evaluated, and to what. The Firestore
 * emulator reports this for each project (`:ruleCoverage`).
 */

/** What an expression came to: 'failed' is an evaluation error, which denies like false. */
type Outcome = 'true' | 'false' | 'failed' | 'value';

/** Outcomes by the place of the expression in the file, 'start-end' in characters, end included. */
export type Coverage = Record<string, Outcome[]>;

interface CoverageValue {
  value?: Record<string, unknown>;
}

interface CoverageNode {
  sourcePosition: { currentOffset?: number; endOffset?: number };
  values?: CoverageValue[];
  children?: CoverageNode[];
}

/** The emulator's answer, as far as it is read here. */
export interface CoverageReport {
  report: CoverageNode[];
}

function isFailure(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'causeMessage' in value;
}

/** Null for an expression that was passed over, or whose documents were still being read. */
function outcomeOf({ value = {} }: CoverageValue): Outcome | null {
  if ('boolValue' in value) return value['boolValue'] === true ? 'true' : 'false';
  if ('undefined' in value) return isFailure(value['undefined']) ? 'failed' : null;
  return Object.keys(value).length > 0 ? 'value' : null;
}

/** Reads the emulator's report; expressions that were never evaluated have no outcomes. */
export function coverageFrom({ report }: CoverageReport): Coverage {
  const coverage: Coverage = {};
  const visit = ({ sourcePosition, values = [], children = [] }: CoverageNode): void => {
    const place = `${sourcePosition.currentOffset ?? 0}-${sourcePosition.endOffset ?? 0}`;
    const outcomes = values.map(outcomeOf).filter((outcome) => outcome !== null);
    coverage[place] = Array.from(new Set([...(coverage[place] ?? []), ...outcomes]));
    for (const child of children) visit(child);
  };
  for (const node of report) visit(node);
  return coverage;
}

/** Names of a document in a value of the emulator's. */
function pathOf({ value = {} }: CoverageValue): string | null {
  const { segments } = (value['pathValue'] ?? {}) as { segments?: { simple?: string }[] };
  return segments ? segments.map(({ simple = '' }) => simple).join('/') : null;
}

/**
 * Documents that the rules looked up, by path. One that is looked up twice counts once, as in Firestore's
 * limit; one that was about to be looked up counts as well.
 * @param source text of the rules
 */
export function lookedUpDocuments({ report }: CoverageReport, source: string): string[] {
  const found = new Set<string>();
  const visit = ({ sourcePosition, children = [] }: CoverageNode): void => {
    const text = source.slice(sourcePosition.currentOffset ?? 0, (sourcePosition.endOffset ?? 0) + 1);
    if (/^(?:get|exists|getAfter|existsAfter)\(/.test(text)) {
      for (const value of children[0]?.values ?? []) {
        const path = pathOf(value);
        if (path !== null) found.add(path.replace(/^databases\/[^/]*\/documents\//, ''));
      }
    }
    for (const child of children) visit(child);
  };
  for (const node of report) visit(node);
  return [...found].toSorted();
}

/** Places of the expressions that were evaluated at all. */
export function evaluatedPlaces(coverage: Coverage): string[] {
  return Object.keys(coverage).filter((place) => (coverage[place]?.length ?? 0) > 0);
}

/** Takes several test files' coverage of the same rules together. */
export function mergedCoverage(parts: readonly Coverage[]): Coverage {
  const merged: Coverage = {};
  for (const part of parts) {
    for (const [place, outcomes] of Object.entries(part)) {
      merged[place] = Array.from(new Set([...(merged[place] ?? []), ...outcomes]));
    }
  }
  return merged;
}

/** An expression that the tests leave open. */
export interface CoverageGap {
  line: number;
  expression: string;
  gap: 'never evaluated' | 'never true' | 'never false';
}

function gapIn(outcomes: readonly Outcome[]): CoverageGap['gap'] | null {
  if (outcomes.length === 0) return 'never evaluated';
  const isCondition = outcomes.includes('true') || outcomes.includes('false');
  if (!isCondition) return null;
  if (!outcomes.includes('true')) return 'never true';
  return outcomes.includes('false') || outcomes.includes('failed') ? null : 'never false';
}

/**
 * Expressions that were never evaluated, and conditions that never came to true, or never to false
 * or an error. Of nested ones only the outermost is told.
 */
export function coverageGaps(coverage: Coverage, rules: string): CoverageGap[] {
  const gaps: (CoverageGap & { start: number; end: number })[] = [];
  for (const [place, outcomes] of Object.entries(coverage)) {
    const [start = 0, end = 0] = place.split('-').map(Number);
    const expression = rules.slice(start, end + 1).replaceAll(/\s+/g, ' ');
    const gap = gapIn(outcomes);
    if (gap === null) continue;
    gaps.push({ line: rules.slice(0, start).split('\n').length, expression, gap, start, end });
  }
  return gaps
    .filter(
      (inner) =>
        !gaps.some(
          (outer) =>
            outer !== inner &&
            outer.gap === inner.gap &&
            outer.start <= inner.start &&
            outer.end >= inner.end,
        ),
    )
    .toSorted((a, b) => a.start - b.start)
    .map(({ line, expression, gap }) => ({ line, expression, gap }));
}
