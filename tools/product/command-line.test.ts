import { expect, test } from 'vitest';
import { readArguments } from './command-line.ts';

const options = { check: { type: 'boolean' }, stage: { type: 'string' } } as const;

test('refuses an unknown option and lists the known ones', () => {
  expect(() => readArguments({ args: ['--chekc'], options })).toThrow(
    "Unknown option '--chekc'. The options are --check, --stage <value>.",
  );
});

test('refuses an option without its value and an unexpected word, in one sentence each', () => {
  expect(() => readArguments({ args: ['--stage'], options })).toThrow(
    "Option '--stage <value>' argument missing. The options are --check, --stage <value>.",
  );
  expect(() => readArguments({ args: ['staging'] })).toThrow(
    /^Unexpected argument 'staging'\. .*no options\.$/,
  );
});

test('returns known options and words', () => {
  const { values, positionals } = readArguments({
    args: ['--check', 'web'],
    options,
    allowPositionals: true,
  });
  expect(values.check).toBe(true);
  expect(positionals).toEqual(['web']);
});
