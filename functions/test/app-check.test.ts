import { expect, test, vi } from 'vitest';

/** Calls the function as an HTTP request without an App Check token or a session. */
async function call(siteKey: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('LUMEN_APP_CHECK_SITE_KEY', siteKey);
  const { calls } = await import('../src/calls.ts');
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const request = {
    method: 'POST',
    headers,
    header: (name: string) => headers[name.toLowerCase()],
    body: { data: null },
  };
  return new Promise((resolve) => {
    const response = {
      status: () => response,
      setHeader: () => response,
      getHeader: () => undefined,
      on: () => response,
      send: (answer: { error?: { message?: string } }) => resolve(answer.error?.message ?? ''),
    };
    // The function takes Express' request and response, of which it uses only this.
    void Reflect.apply(calls, undefined, [request, response]);
  });
}

test('with a site key, refuses a call without an App Check token before anything else', async () => {
  expect(await call('site-key')).toBe('Unauthenticated');
});

test('without a site key, checks only the session of a call', async () => {
  expect(await call('')).toBe('Sign in first.');
});
