/** Rules files with one condition taken out, turned or moved: what the tests have to notice. */
import { readRules, type Expression, type Span } from './rules-syntax.ts';

/** One change to a rules file. */
export interface Mutant extends Span {
  line: number;
  /** The text that is replaced, and by what. */
  original: string;
  replacement: string;
  /** The condition that it changes: tests that do not evaluate it cannot notice. */
  within: Span;
}

type Change = Span & { replacement: string; within: Span };

const BOUNDS: Partial<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** Methods whose answer is yes or no. */
const QUESTIONS =
  /\.(matches|hasOnly|hasAll|hasAny)\([^]*\)$|^(true|false)$|^(is|exists|are|may|happened)\w*\([^]*\)$/;

class Mutation {
  readonly #rules: string;
  readonly changes: Change[] = [];

  constructor(rules: string) {
    this.#rules = rules;
  }

  #textOf({ start, end }: Span): string {
    return this.#rules.slice(start, end);
  }

  #replace({ start, end }: Span, replacement: string, within: Span = { start, end }): void {
    if (this.#rules.slice(start, end) === replacement) return;
    this.changes.push({ start, end, replacement, within });
  }

  /** Whether an expression can only be yes or no. */
  isCondition(expression: Expression): boolean {
    if (expression.kind === 'group') return this.isCondition(expression.inner);
    if (expression.kind === 'choice') return this.isCondition(expression.yes);
    return expression.kind !== 'value' || QUESTIONS.test(this.#textOf(expression));
  }

  /** A condition that is always yes, always no, and changed inside. */
  condition(expression: Expression): void {
    this.#replace(expression, 'true');
    this.#replace(expression, 'false');
    this.inside(expression);
  }

  /** Changes inside an expression, all but the expression itself being yes or no. */
  inside(expression: Expression): void {
    switch (expression.kind) {
      case 'all':
      case 'any':
        for (const operand of expression.operands) {
          // Without it: an `and` then asks less, an `or` allows less.
          this.#replace(operand, expression.kind === 'all' ? 'true' : 'false');
          this.inside(operand);
        }
        break;
      case 'not':
        this.inside(expression.operand);
        break;
      case 'group':
        this.inside(expression.inner);
        break;
      case 'choice':
        this.#choice(expression);
        break;
      case 'comparison':
        this.#replace(expression.at, BOUNDS[expression.operator] ?? expression.operator, expression);
        for (const side of expression.sides) this.inside(side);
        break;
      case 'value':
        for (const part of expression.parts) this.inside(part);
        break;
    }
  }

  #choice(expression: Extract<Expression, { kind: 'choice' }>): void {
    const { condition, yes, no } = expression;
    this.#replace(condition, 'true');
    this.#replace(condition, 'false');
    this.inside(condition);
    for (const branch of [yes, no]) {
      if (this.isCondition(branch)) this.condition(branch);
      else this.inside(branch);
    }
  }
}

/** All mutants of a rules file, in the order of their places. */
export function mutantsOf(rules: string): Mutant[] {
  const mutation = new Mutation(rules);
  for (const { purpose, expression } of readRules(rules)) {
    const decides = purpose === 'allow' || (purpose === 'return' && mutation.isCondition(expression));
    if (decides) mutation.condition(expression);
    else mutation.inside(expression);
  }
  const mutants = mutation.changes.map(({ start, end, replacement, within }) => ({
    start,
    end,
    replacement,
    within,
    line: rules.slice(0, start).split('\n').length,
    original: rules.slice(start, end),
  }));
  return mutants.toSorted((a, b) => a.start - b.start);
}

/** The rules file with the change made. */
export function mutated(rules: string, { start, end, replacement }: Mutant): string {
  return rules.slice(0, start) + replacement + rules.slice(end);
}
