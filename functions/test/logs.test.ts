/** Operators read in the logs what functions did: as fields, not as prose. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');

const files = readdirSync(SOURCES).map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));
const withFunctions = files.filter(({ text }) => /export const \w+ = (?:on[A-Z]\w+\(|v1\b)/.test(text));
const calls = files.flatMap(({ file, text }) =>
  Array.from(text.matchAll(/\blogger\.(\w+)\(\s*(.)/g), ([, level, first]) => ({ file, level, first })),
);

test('every file with a function logs what it does', () => {
  expect(withFunctions.length).toBeGreaterThan(8);
  expect(withFunctions.filter(({ text }) => !/\blogger\.\w+\(/.test(text)).map(({ file }) => file)).toEqual(
    [],
  );
});

test('nothing else writes to the log', () => {
  expect(files.filter(({ text }) => /\bconsole\.\w/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a message is always the same sentence, so that logs can be searched; what differs is a field', () => {
  expect(calls.length).toBeGreaterThan(12);
  expect(calls.filter(({ level }) => !['info', 'warn', 'error'].includes(level ?? ''))).toEqual([]);
  expect(calls.filter(({ first }) => first !== "'" && first !== '"')).toEqual([]);
});
