import { afterEach, expect, test, vi } from 'vitest';
import { Failure, runCommand } from './failure.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** What a command that throws leaves on the terminal. */
async function printed(error: unknown): Promise<string> {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand(async () => {
    throw error;
  });
  expect(process.exitCode).toBe(1);
  return String(print.mock.calls.at(-1)?.[0]);
}

test('a failure is its sentence, and an error that nobody foresaw has its stack', async () => {
  expect(await printed(new Failure('There is no stage.'))).toBe('There is no stage.');
  expect(await printed(new Error('odd'))).toMatch(/^Error: odd\n +at /);
});

test('a connection that fails is one sentence, as fetch and as clients report it', async () => {
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND api.sanity.io'), {
    code: 'ENOTFOUND',
    hostname: 'api.sanity.io',
  });
  const sentence = /^api\.sanity\.io can't be reached \(getaddrinfo ENOTFOUND api\.sanity\.io\)\. [^\n]+$/;
  expect(await printed(new TypeError('fetch failed', { cause }))).toMatch(sentence);
  const both = new AggregateError([Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })]);
  expect(await printed(new TypeError('fetch failed', { cause: both }))).toMatch(
    /^The service can't be reached \(refused\)\. [^\n]+$/,
  );
});

test('a refusal of Sanity or Google is its own words', async () => {
  const refused = Object.assign(new Error('Unauthorized - Session not found'), { statusCode: 401 });
  expect(await printed(refused)).toBe('Unauthorized - Session not found');
  const google = new Error('The caller does not have permission');
  google.name = 'GoogleApiError';
  expect(await printed(google)).toBe('The caller does not have permission');
});
