import { expect, test } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { HOSTED_VARIABLES } from './hosted-variables.ts';
import { verify } from './verify.ts';

const environment = parseEnvironment(HOSTED_VARIABLES);
const RELEASE = '{"release":"abc"}';

/** Answers of a product that is live, by address; one may be another. */
function answers(
  other: Record<string, [number, string] | Error> = {},
): Record<string, [number, string] | Error> {
  return {
    'https://lumen-live.web.app/release.json': [200, RELEASE],
    'https://lumen-live.web.app/api/version': [200, '{}'],
    'https://lumen-live.web.app/api/uptime': [200, '{}'],
    'https://us-central1-lumen-live.cloudfunctions.net/announcePublish': [401, 'unsigned'],
    'https://us-central1-lumen-live.cloudfunctions.net/calls': [401, '{}'],
    'https://lumen.example/release.json': [200, RELEASE],
    'https://lumen.sanity.studio': [200, '<!doctype html>'],
    ...other,
  };
}

/** Walks through a product that answers like this. @returns the lines, and the failure */
async function walk(known: ReturnType<typeof answers>): Promise<{ said: string[]; failure: string | null }> {
  const said: string[] = [];
  const get = async (target: RequestInfo | URL): Promise<Response> => {
    const url = target instanceof Request ? target.url : String(target);
    const answer = known[url];
    if (answer instanceof Error || answer === undefined) throw new TypeError('failed', { cause: answer });
    return new Response(answer[1], { status: answer[0] });
  };
  try {
    await verify(environment, 'abc', (line) => said.push(line), { get, pause: 0 });
    return { said, failure: null };
  } catch (error) {
    return { said, failure: error instanceof Error ? error.message : String(error) };
  }
}

test.each([
  ['lumen-live.web.app/release.json', 200, '{"release":"def"}', /the release abc .*Roll back/],
  ['lumen-live.web.app/api/uptime', 503, '{"status":"down"}', /HTTP 503, .*log of this function/],
  ['lumen-live.web.app/api/version', 403, 'Forbidden', /open to everybody: npm run doctor/],
  [
    'us-central1-lumen-live.cloudfunctions.net/announcePublish',
    403,
    '',
    /unsigned webhook .*HTTP 403.*doctor/,
  ],
  ['us-central1-lumen-live.cloudfunctions.net/announcePublish', 202, '', /unsigned webhook .*HTTP 202/],
  ['us-central1-lumen-live.cloudfunctions.net/calls', 404, '', /without a session .*HTTP 404/],
])('fails where %s answers %i', async (place, status, text, message) => {
  const { failure } = await walk(answers({ [`https://${place}`]: [status, text] }));
  expect(failure).toMatch(message);
});

test('a domain that is not connected yet is said and fails nothing', async () => {
  const { said, failure } = await walk(
    answers({ 'https://lumen.example/release.json': new Error('getaddrinfo ENOTFOUND lumen.example') }),
  );
  expect(failure).toBeNull();
  expect(said.at(-2)).toMatch(
    /own domain: not yet \(getaddrinfo ENOTFOUND lumen\.example\)\. npm run doctor/,
  );
});
