import { expect, test } from 'vitest';
import { includedPatterns, isRun } from '../product/test-runners.ts';
import { coverageProblems } from './coverage-problems.ts';
import { coverageRows } from './coverage-table.ts';
import { findTests, isNamed } from './test-titles.ts';

const SOURCE = `
  import { adminTest, memberTest } from './people.ts';
  const asMember = memberTest('Kofi');
  test('adds', () => {});
  it.skip('left out', () => {});
  test.todo('not written');
  test.skipIf(late)('sometimes', () => {});
  test('with options', { skip: true }, () => {});
  test('gives up', (context) => { if (late) context.skip(); });
  test('fixes nothing', async ({ page }) => { test.fixme(); });
  describe('a group', () => {
    test.each([1, 2])('%i is $name in %s', (value) => {});
    for (const width of [320, 768]) test(\`no page is wider than \${width} pixels\`, () => {});
  });
  describe.skip('a group left out', () => { test('inside', () => {}); });
  asMember('a member likes', async () => {});
  adminTest('an admin hides', async () => {});
  memberTest('Kofi')('is sent home', async () => {});
  test.each(values)('%s', () => {});
  expect('adds up', () => {});
`;
const found = findTests(SOURCE);

/** Whether the source has the test. */
const has = (name: string) => found.some((each) => isNamed(each, name));
const skips = (name: string) => found.find((each) => isNamed(each, name))?.skipped;

test.each(['adds', 'a member likes', 'an admin hides', 'is sent home'])('"%s" is found and runs', (name) => {
  expect(has(name)).toBe(true);
  expect(skips(name)).toBe(false);
});

test.each([
  'left out',
  'not written',
  'sometimes',
  'with options',
  'gives up',
  'fixes nothing',
  'a group left out › inside',
])('"%s" is found and may be skipped', (name) => {
  expect(skips(name)).toBe(true);
});

test('parts that are filled in fit what stands around them, and only whole', () => {
  expect(has('a group › 7 is blue in May')).toBe(true);
  expect(has('a group › %i is $name in %s')).toBe(true);
  expect(has('a group › no page is wider than 320 pixels')).toBe(true);
  expect(has('a group › no page is wider than 320 pixel')).toBe(false);
  expect(has('no page is wider than 320 pixels')).toBe(false);
  expect(has('a group › is blue in')).toBe(false);
});

test('what is no test, a part of a name, and a name that would fit everything are not found', () => {
  for (const name of ['adds up', 'add', 'inside', 'anything at all']) expect(has(name)).toBe(false);
});

const TABLE = `
# Coverage

| No. | statement | shown by |
| --- | --- | --- |
| 2.1-1 | adds | web/test/a.test.ts › adds<br>web/test/a.test.ts › a group › 1 is one in June |
| 2.1-2 | a bar \\| in a word | web/test/a.test.ts › an admin hides |
`;
const files = {
  testsOf: (file: string) => (file === 'web/test/a.test.ts' || file === 'web/other.ts' ? found : null),
  isRun,
};
const problems = (table: string, statements = 2) =>
  coverageProblems(coverageRows(table), [{ id: '2.1', statements }], files);

test('a list in which all is well has no problems', () => {
  expect(problems(TABLE)).toEqual([]);
  expect(coverageRows(TABLE)[1]).toMatchObject({ id: '2.1-2', statement: 'a bar | in a word' });
});

test.each([
  ['a wrong name', TABLE.replace('› adds', '› subtracts'), 'has no test "subtracts"'],
  [
    'a wrong file',
    TABLE.replace('a.test.ts › adds', 'b.test.ts › adds'),
    'there is no file web/test/b.test.ts',
  ],
  [
    'a file that nothing runs',
    TABLE.replace('web/test/a.test.ts › adds', 'web/other.ts › adds'),
    'does not run',
  ],
  ['a skipped test', TABLE.replace('› adds', '› left out'), 'skips "left out"'],
  ['a file without a test', TABLE.replace('› an admin hides', ''), 'names no test'],
  ['an empty cell', TABLE.replace('web/test/a.test.ts › an admin hides', ''), '(2.1-2): names no test'],
  ['a row without words', TABLE.replace('| adds |', '| |'), 'has no statement'],
  ['an id twice', TABLE.replace('2.1-2', '2.1-1'), '2.1-1 stands there twice'],
  ['a row that is none', TABLE.replace('2.1-2 ', 'two '), 'is no row of the table'],
])('%s is a problem', (_what, table, problem) => {
  expect(problems(table)).toContainEqual(expect.stringContaining(problem));
});

test('a statement that is missing, and one that nobody expects, are problems', () => {
  expect(problems(TABLE, 3)).toEqual(['2.1-3 is missing']);
  expect(problems(TABLE, 1)).toContainEqual(expect.stringContaining('2.1-2 is not among the statements'));
});

test('files that npm test runs are those of its runners', () => {
  expect(includedPatterns("{ include: ['test/**/*.test.ts', 'art/**/*.test.ts'], x: ['y'] }")).toEqual([
    'test/**/*.test.ts',
    'art/**/*.test.ts',
  ]);
  for (const file of ['e2e/site/site.spec.ts', 'web/src/shared/seo/a.test.tsx', 'tools/art/test/a.test.ts'])
    expect(isRun(file)).toBe(true);
  for (const file of [
    'e2e/hydrated.ts',
    'web/public/a.test.ts',
    'web/test/a.test.js',
    'tools/a.test.ts',
    'docs/a.test.ts',
    'a.test.ts',
  ])
    expect(isRun(file)).toBe(false);
});
