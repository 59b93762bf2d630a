/** Logs have fields, so that operators can search them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');

const files = readdirSync(SOURCES).map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));
const withFunctions = files.filter(({ text }) => /export const \w+ = (?:on[A-Z]\w+\(|v1\b)/.test(text));
const calls = files.flatMap(({ file, text }) =>
  Array.from(text.matchAll(/\blogger\.(\w+)\(\s*(.)/g), ([, level, first]) => ({ file, level, first })),
);

/** What others have log for them. */
const LOGS = /\blogger\.\w+\(|from '\.\/(?:every-part|cached-answer)\.ts'/;

test('every file with a function logs', () => {
  expect(withFunctions.length).toBeGreaterThan(8);
  expect(withFunctions.filter(({ text }) => !LOGS.test(text)).map(({ file }) => file)).toEqual([]);
});

test('nothing else writes to the log', () => {
  expect(files.filter(({ text }) => /\bconsole\.\w/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a log message is a constant sentence; variable parts are fields', () => {
  expect(calls.length).toBeGreaterThan(12);
  expect(calls.filter(({ level }) => !['info', 'warn', 'error'].includes(level ?? ''))).toEqual([]);
  expect(calls.filter(({ first }) => first !== "'" && first !== '"')).toEqual([]);
});
