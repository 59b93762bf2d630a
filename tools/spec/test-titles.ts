/** The tests in a test file and the statements they show, read without running any of them. */
import { parseAst } from 'vitest/node';

/** Stands for a part of a title that is known only when the test runs. */
const UNKNOWN = '…';

/** A test as its file writes it. */
export interface FoundTest {
  /** Titles from the outermost `describe` to the test, without the tag. */
  titles: string[];
  /** The end of the title that names the statements the test shows: ` [2.1-4 3-1..5]`; '' for none. */
  tag: string;
  /** Numbers of those statements, ranges written out. */
  statements: string[];
  /** Whether it, or a group around it, is skipped, or may be. */
  skipped: boolean;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Nodes inside of a node. */
function* children(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    if (isNode(value)) yield value;
    else if (Array.isArray(value)) yield* value.filter(isNode);
  }
}

/** `test.each(table)` → test, each: the names in what is called, the called one first. */
function calledNames(callee: Node): string[] {
  switch (callee.type) {
    case 'Identifier':
      return [String(callee['name'])];
    case 'MemberExpression':
      return [...calledNames(callee['object'] as Node), ...calledNames(callee['property'] as Node)];
    case 'CallExpression':
    case 'TaggedTemplateExpression':
      return calledNames((callee['callee'] ?? callee['tag']) as Node);
    default:
      return [];
  }
}

/** A title with `…` for what is filled in; null when there is none to read. */
function titleOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type !== 'TemplateLiteral') return null;
  const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return parts.join(UNKNOWN);
}

/** Places of a table's values in a title: `%s`, `$name`, `$0.name`. */
const FILLED = /%[sdifjoOc#$]|\$[\w.]+/g;

const TAG = / \[\d[\d.]*-\d+(?:\.\.\d+)?(?: \d[\d.]*-\d+(?:\.\.\d+)?)*\]$/;

/** `[2.1-4 3-1..3]` → 2.1-4, 3-1, 3-2, 3-3. */
function statementsOf(tag: string): string[] {
  return [...tag.matchAll(/(\d[\d.]*)-(\d+)(?:\.\.(\d+))?/g)].flatMap(([, section = '', from, to]) => {
    const first = Number(from);
    return Array.from(
      { length: Number(to ?? from) - first + 1 },
      (_, index) => `${section}-${first + index}`,
    );
  });
}

/** Ways of a runner to leave a test out, or to leave it out sometimes. */
const LEFT_OUT = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf']);

/** Names that make tests: the runners' own, and constants made from them (`memberTest('Kofi')`). */
function testNames(program: Node): Set<string> {
  const names = new Set(['test', 'it']);
  const makes = (name: string | undefined): boolean =>
    name !== undefined && (names.has(name) || name.endsWith('Test'));
  const look = (node: Node): void => {
    if (
      node.type === 'VariableDeclarator' &&
      isNode(node['init']) &&
      node['init'].type === 'CallExpression'
    ) {
      if (makes(calledNames(node['init'])[0])) names.add(String((node['id'] as Node)['name']));
    }
    if (node.type === 'ImportSpecifier') {
      const name = String((node['local'] as Node)['name']);
      if (name.endsWith('Test')) names.add(name);
    }
    for (const child of children(node)) look(child);
  };
  look(program);
  return names;
}

/** Whether the body of a test can skip it: `test.skip(…)`, `context.skip()`. */
function skipsItself(node: Node): boolean {
  if (node.type === 'CallExpression') {
    const names = calledNames(node['callee'] as Node);
    if (names.length > 1 && LEFT_OUT.has(names.at(-1) ?? '')) return true;
  }
  return [...children(node)].some(skipsItself);
}

const isFunction = (node: Node): boolean =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';

/** Every test of a file. @param source its text @param jsx whether it may hold JSX */
export function findTests(source: string, jsx = false): FoundTest[] {
  const program = parseAst(source, { lang: jsx ? 'tsx' : 'ts' }) as unknown as Node;
  const names = testNames(program);
  const found: FoundTest[] = [];

  const visit = (node: Node, groups: readonly string[], left: boolean): void => {
    if (node.type === 'CallExpression') {
      const called = calledNames(node['callee'] as Node);
      const given = (node['arguments'] as Node[] | undefined) ?? [];
      const written = titleOf(given[0]);
      const isGroup = called.includes('describe');
      const isTest = names.has(called[0] ?? '') && !isGroup;
      const runs = given.slice(1).some((argument) => isFunction(argument));
      if (written !== null && (isGroup || isTest) && (runs || called.includes('todo'))) {
        const title = called.includes('each') ? written.replaceAll(FILLED, UNKNOWN) : written;
        const options = given.find(({ type }) => type === 'ObjectExpression');
        const skipped =
          left ||
          called.some((name) => LEFT_OUT.has(name)) ||
          JSON.stringify(options ?? '').includes('"name":"skip"');
        if (isGroup) {
          for (const argument of given) visit(argument, [...groups, title], skipped);
          return;
        }
        const tag = TAG.exec(title)?.[0] ?? '';
        found.push({
          titles: [...groups, title.slice(0, title.length - tag.length)],
          tag,
          statements: statementsOf(tag),
          skipped: skipped || given.some((argument) => skipsItself(argument)),
        });
        return;
      }
    }
    for (const child of children(node)) visit(child, groups, left);
  };
  visit(program, [], false);
  return found;
}
