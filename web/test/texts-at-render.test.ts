/**
 * Editors' texts overwrite the defaults before a page renders (docs/decisions/051). A module that
 * copies a text while it loads would keep the default.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/** Code whose texts editors can't change on the page: stories, and code outside of React. */
const OTHERS = /\.test\.|\.stories\.|\.d\.ts$/;

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]).filter(isNode));
}

/** Methods that call their argument while the module loads. */
const AT_ONCE = new Set(['map', 'flatMap', 'filter', 'forEach', 'reduce', 'withAny']);

function isCalledAtOnce({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee)) return false;
  const name = callee.type === 'MemberExpression' ? callee['property'] : callee;
  return isNode(name) && typeof name['name'] === 'string' && AT_ONCE.has(name['name']);
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

/** Names and properties of a member expression: `TEXTS.hint.touch`. */
function stepsOf(node: Node): string[] {
  if (node.type === 'Identifier') return [nameOf(node)];
  const { object, property } = node;
  if (node.type !== 'MemberExpression' || !isNode(object)) return [];
  const before = stepsOf(object);
  return before.length === 0 ? [] : [...before, node['computed'] === true ? '*' : nameOf(property)];
}

/** Member expressions on imported texts that are evaluated while the module loads. */
function readWhileLoading(program: Node, names: ReadonlySet<string>): { steps: string[]; start: number }[] {
  const found: { steps: string[]; start: number }[] = [];
  const visit = (node: Node, parent: Node): void => {
    if (node.type.startsWith('TS') && !node.type.endsWith('Expression')) return;
    if (node.type === 'ImportDeclaration') return;
    const isFunction = node.type.endsWith('FunctionExpression') || node.type === 'FunctionDeclaration';
    if (isFunction && !isCalledAtOnce(parent)) return;
    const steps = stepsOf(node);
    if (names.has(steps[0] ?? '')) {
      const copies = parent.type === 'SpreadElement' || isCalledAtOnce(parent);
      found.push({ steps: copies ? [...steps, '*'] : steps, start: node.start });
      return;
    }
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(program, program);
  return found;
}

/** Whether the steps end at a string, possibly inside of a copied object. */
function endsAtString(texts: unknown, [step, ...more]: readonly string[]): boolean {
  if (typeof texts === 'string') return true;
  if (step === undefined || typeof texts !== 'object' || texts === null) return false;
  if (step === '*') return Object.values(texts).some((inner) => endsAtString(inner, more));
  return endsAtString(Object.entries(texts).find(([name]) => name === step)?.[1], more);
}

/** Modules whose strings editors may change, by path. */
const declaring = new Map(
  globSync('**/*.ts', { cwd: SOURCE })
    .filter((file) => !OTHERS.test(file))
    .map((file) => join(SOURCE, file))
    .filter((file) => readFileSync(file, 'utf8').includes("= siteTexts('"))
    .map((file) => [file, () => import(/* @vite-ignore */ file) as Promise<Record<string, unknown>>]),
);

async function copiesIn(file: string, source = readFileSync(file, 'utf8')): Promise<string[]> {
  const program: unknown = parseSync(file, source).program;
  if (!isNode(program)) throw new Error(`${file} cannot be parsed.`);
  const imported = new Map<string, unknown>();
  for (const [, names = '', from = ''] of source.matchAll(/import \{([^}]*)\} from '(\.[^']*)'/g)) {
    const load = declaring.get(join(dirname(file), from));
    const module = load && (await load());
    for (const name of names.split(',').map((each) => each.trim().split(' as ')))
      if (module) imported.set((name[1] ?? name[0] ?? '').trim(), module[name[0] ?? '']);
  }
  return readWhileLoading(program, new Set(imported.keys())).flatMap(
    ({ steps: [name = '', ...steps], start }) =>
      endsAtString(imported.get(name), steps)
        ? [
            `${file.slice(SOURCE.length)}:${source.slice(0, start).split('\n').length} ${[name, ...steps].join('.')}`,
          ]
        : [],
  );
}

test('no module copies a text while it loads', async () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !OTHERS.test(file));
  expect(files.length).toBeGreaterThan(300);
  const copies = await Promise.all(files.map((file) => copiesIn(join(SOURCE, file))));
  expect(copies.flat()).toEqual([]);
});

test.each([
  ['const HEAD = GALLERY_TEXTS.title;', 1],
  ['const ALL = [GALLERY_TEXTS.title, GALLERY_TEXTS.intro];', 2],
  ['const LABELS = [1].map(() => GALLERY_TEXTS.title);', 1],
  ['const TOAST = { ...GALLERY_TOASTS.loadFailed };', 1],
  ['const HEAD = <h1 title={GALLERY_TEXTS.title} />;', 1],
  ['const NAMED = { get label() { return GALLERY_TEXTS.title; } };', 0],
  ['const TOAST = GALLERY_TOASTS.loadFailed;', 0],
  ['function Head() { return GALLERY_TEXTS.title; }', 0],
  ['type Name = keyof typeof GALLERY_TEXTS;', 0],
])('%s copies %i texts', async (line, count) => {
  const source = `import { GALLERY_TEXTS, GALLERY_TOASTS } from './texts.ts';\n${line}`;
  expect(await copiesIn(join(SOURCE, 'features/gallery/sample.tsx'), source)).toHaveLength(count);
});
