/**
 * Reads the expressions of a rules file, as far as its conditions need it. Places are offsets into
 * the file, the end not included.
 */

export interface Span {
  start: number;
  end: number;
}

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'is';

export type Expression = Span &
  (
    | { kind: 'all' | 'any'; operands: Expression[] }
    | { kind: 'not'; operand: Expression }
    | { kind: 'choice'; condition: Expression; yes: Expression; no: Expression }
    | { kind: 'comparison'; operator: Comparison; at: Span; sides: Expression[] }
    | { kind: 'group'; inner: Expression }
    /** Anything else, with the expressions inside of it: arguments, members of lists, parts of paths. */
    | { kind: 'value'; parts: Expression[] }
  );

/** An expression with what it is for: the condition of an `allow`, or what a function returns or names. */
export interface Statement {
  purpose: 'allow' | 'return' | 'let';
  expression: Expression;
}

/** The rules language has no other comment; strings with slashes in them stay. */
function withoutComments(text: string): string {
  return text.replaceAll(/'[^']*'|\/\/.*/g, (match) =>
    match.startsWith("'") ? match : ' '.repeat(match.length),
  );
}

const COMPARISONS = ['==', '!=', '<=', '>=', '<', '>', 'in', 'is'] as const;

class Reader {
  readonly #text: string;
  #at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  #skipBlanks(): void {
    while (/\s/.test(this.#text.charAt(this.#at))) this.#at += 1;
  }

  #next(token: string): boolean {
    this.#skipBlanks();
    if (!this.#text.startsWith(token, this.#at)) return false;
    return !/\w$/.test(token) || !/\w/.test(this.#text.charAt(this.#at + token.length));
  }

  #take(token: string): boolean {
    const found = this.#next(token);
    if (found) this.#at += token.length;
    return found;
  }

  #expect(token: string): void {
    if (!this.#take(token)) {
      const near = this.#text.slice(this.#at, this.#at + 40);
      throw new Error(`The rules have no '${token}' before: ${near}`);
    }
  }

  #word(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at = pattern.lastIndex;
    return found !== null;
  }

  expression(): Expression {
    const condition = this.#any();
    if (!this.#take('?')) return condition;
    const yes = this.expression();
    this.#expect(':');
    const no = this.expression();
    return { kind: 'choice', condition, yes, no, start: condition.start, end: no.end };
  }

  #chain(kind: 'all' | 'any', operator: string, operand: () => Expression): Expression {
    const first = operand();
    const operands = [first];
    while (this.#take(operator)) operands.push(operand());
    const last = operands.at(-1) ?? first;
    return operands.length === 1 ? first : { kind, operands, start: first.start, end: last.end };
  }

  #any(): Expression {
    return this.#chain('any', '||', () => this.#chain('all', '&&', () => this.#comparison()));
  }

  #comparison(): Expression {
    const left = this.#sum();
    const operator = COMPARISONS.find((candidate) => this.#next(candidate));
    if (operator === undefined) return left;
    this.#expect(operator);
    const at = { start: this.#at - operator.length, end: this.#at };
    const right = this.#sum();
    return { kind: 'comparison', operator, at, sides: [left, right], start: left.start, end: right.end };
  }

  #sum(): Expression {
    const first = this.#unary();
    const parts = [first];
    // A slash begins a path only where an expression begins; the rules divide nothing.
    while (this.#take('+') || this.#take('-') || this.#take('*')) parts.push(this.#unary());
    const last = parts.at(-1) ?? first;
    return parts.length === 1 ? first : { kind: 'value', parts, start: first.start, end: last.end };
  }

  #unary(): Expression {
    this.#skipBlanks();
    const start = this.#at;
    if (this.#take('!')) {
      const operand = this.#unary();
      return { kind: 'not', operand, start, end: operand.end };
    }
    return this.#member(this.#primary());
  }

  /** `.name`, `(arguments)` and `[index]` behind a value. */
  #member(inner: Expression): Expression {
    const parts = inner.kind === 'value' ? [...inner.parts] : [inner];
    let end = inner.end;
    for (;;) {
      if (this.#take('.')) this.#word(/\w+/y);
      else if (this.#take('(')) parts.push(...this.#list(')'));
      else if (this.#take('[')) parts.push(...this.#list(']'));
      else break;
      end = this.#at;
    }
    return end === inner.end ? inner : { kind: 'value', parts, start: inner.start, end };
  }

  #list(close: string): Expression[] {
    const members: Expression[] = [];
    while (!this.#take(close)) {
      members.push(this.expression());
      this.#take(',');
    }
    return members;
  }

  #primary(): Expression {
    this.#skipBlanks();
    const start = this.#at;
    if (this.#take('(')) {
      const inner = this.expression();
      this.#expect(')');
      return { kind: 'group', inner, start, end: this.#at };
    }
    if (this.#take('[')) return { kind: 'value', parts: this.#list(']'), start, end: this.#at };
    if (this.#next('/')) return { kind: 'value', parts: this.#path(), start, end: this.#at };
    if (!this.#word(/'[^']*'|\w+/y)) this.#expect('an expression');
    return { kind: 'value', parts: [], start, end: this.#at };
  }

  /** `/databases/(default)/documents/name/$(expression)`. */
  #path(): Expression[] {
    const parts: Expression[] = [];
    while (this.#take('/')) {
      if (this.#take('$(')) {
        parts.push(this.expression());
        this.#expect(')');
      } else if (!this.#word(/\(\w+\)|[\w-]+/y)) this.#expect('a segment');
    }
    return parts;
  }
}

/** Every expression of a rules file, in order. */
export function readRules(rules: string): Statement[] {
  const text = withoutComments(rules);
  const statements: Statement[] = [];
  for (const found of text.matchAll(/\b(allow [\w, ]+: if|return|let \w+ =)\s/g)) {
    const [purpose] = found[0].split(' ');
    statements.push({
      purpose: purpose === 'allow' || purpose === 'let' ? purpose : 'return',
      expression: new Reader(text, found.index + found[0].length).expression(),
    });
  }
  return statements;
}
