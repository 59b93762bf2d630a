import { expect, test } from 'vitest';
import { coverageDocument, coverageProblems, type TaggedTest } from './coverage.ts';
import type { SpecSection } from './statements.ts';
import { findTests } from './test-titles.ts';

const found = findTests(`
  import { adminTest, memberTest } from './people.ts';
  const asMember = memberTest('Kofi');
  test('adds [1-1]', () => {});
  it.skip('left out [1-2]', () => {});
  test.todo('not written');
  test.skipIf(late)('sometimes', () => {});
  test('with options', { skip: true }, () => {});
  test('gives up', (context) => { if (late) context.skip(); });
  test('fixes nothing', async ({ page }) => { test.fixme(); });
  describe('a group', () => {
    test.each([1, 2])('%i is $name in %s [2.1-1..3 3-4]', (value) => {});
    for (const width of [320, 768]) test(\`no page is wider than \${width} pixels [9-1]\`, () => {});
  });
  describe.skip('a group left out', () => { test('inside', () => {}); });
  asMember('a member likes', async () => {});
  adminTest('an admin hides', async () => {});
  memberTest('Kofi')('is sent home', async () => {});
  expect('adds up', () => {});
`);
const named = (title: string) => found.find(({ titles }) => titles.at(-1) === title);

test.each(['adds', 'a member likes', 'an admin hides', 'is sent home'])('finds "%s"', (title) => {
  expect(named(title)).toMatchObject({ skipped: false });
});

test.each(['left out', 'not written', 'sometimes', 'with options', 'gives up', 'fixes nothing', 'inside'])(
  'knows that "%s" can be skipped',
  (title) => {
    expect(named(title)).toMatchObject({ skipped: true });
  },
);

test('reads the statements at the end of a title, with ranges written out', () => {
  expect(named('adds')?.statements).toEqual(['1-1']);
  expect(named('… is … in …')).toMatchObject({
    titles: ['a group', '… is … in …'],
    tag: ' [2.1-1..3 3-4]',
    statements: ['2.1-1', '2.1-2', '2.1-3', '3-4'],
  });
  expect(named('no page is wider than … pixels')?.statements).toEqual(['9-1']);
  expect(named('an admin hides')).toMatchObject({ tag: '', statements: [] });
});

test('ignores calls that define no test', () => {
  expect(named('adds up')).toBeUndefined();
});

const SECTIONS: readonly SpecSection[] = [{ id: '1', title: 'Sums', statements: ['Adds', 'A | bar'] }];
const tagged = (statements: string[], skipped = false): TaggedTest => ({
  file: 'web/test/a.test.ts',
  titles: ['sums', statements.join(' ')],
  tag: '',
  statements,
  skipped,
});

test.each([
  ['a statement that no test shows', [tagged(['1-1'])], '1-2: no test shows it'],
  ['a number without a statement', [tagged(['1-1', '1-2', '1-3'])], 'there is no statement 1-3'],
  ['a skipped test', [tagged(['1-1', '1-2']), tagged(['1-2'], true)], 'is, or can be, skipped'],
])('reports %s', (_what, tests, problem) => {
  expect(coverageProblems(SECTIONS, tests)).toEqual([expect.stringContaining(problem)]);
});

test('writes a row for each statement with its tests', () => {
  const tests = [tagged(['1-1', '1-2']), tagged(['1-2'])];
  expect(coverageProblems(SECTIONS, tests)).toEqual([]);
  expect(coverageDocument(SECTIONS, tests)).toContain(
    String.raw`| 1-2 | A \| bar | web/test/a.test.ts › sums › 1-1 1-2<br>web/test/a.test.ts › sums › 1-2 |`,
  );
});
