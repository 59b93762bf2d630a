import { expect, test } from 'vitest';
import { readArguments } from './command-line.ts';

const options = { check: { type: 'boolean' }, stage: { type: 'string' } } as const;

test('an option that a command does not know is refused with those that it knows', () => {
  expect(() => readArguments({ args: ['--chekc'], options })).toThrow(
    "Unknown option '--chekc'. The options are --check, --stage <value>.",
  );
});

test('an option without its value, and a word where none is taken, are refused in one sentence each', () => {
  expect(() => readArguments({ args: ['--stage'], options })).toThrow(
    "Option '--stage <value>' argument missing. The options are --check, --stage <value>.",
  );
  expect(() => readArguments({ args: ['staging'] })).toThrow(
    /^Unexpected argument 'staging'\. .*no options\.$/,
  );
});

test('options and words that a command takes arrive', () => {
  const { values, positionals } = readArguments({
    args: ['--check', 'web'],
    options,
    allowPositionals: true,
  });
  expect(values.check).toBe(true);
  expect(positionals).toEqual(['web']);
});
