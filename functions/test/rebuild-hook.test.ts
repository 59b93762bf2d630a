import { encodeSignatureHeader } from '@sanity/webhook';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Sends the webhook a request as Cloud Functions would. */
async function send(
  method: string,
  headers: Record<string, string>,
  body: string,
): Promise<[number, string]> {
  vi.resetModules();
  vi.stubEnv('LUMEN_BACKEND', 'hosted');
  vi.stubEnv('PUBLISH_WEBHOOK_SECRET', 'a-secret');
  const { announcePublish } = await import('../src/rebuild-hook.ts');
  const request = {
    method,
    headers,
    get: (name: string) => headers[name],
    header: (name: string) => headers[name],
    rawBody: Buffer.from(body),
  };
  return new Promise((resolve) => {
    let status = 200;
    const response = {
      status: (code: number) => {
        status = code;
        return response;
      },
      set: () => response,
      on: () => response,
      send: (text: string) => resolve([status, text]),
    };
    // The function takes Express' request and response, of which it uses only this.
    void Reflect.apply(announcePublish, undefined, [request, response]);
  });
}

test.each([
  ['GET', {}, '', 405],
  ['POST', {}, '{}', 401],
  ['POST', { 'sanity-webhook-signature': 't=1773129600000,v1=forged' }, '{}', 401],
  ['POST', {}, 'x'.repeat(70_000), 413],
])('refuses %s with %j with the right status', async (method, headers, body, status) => {
  expect((await send(method, headers, body))[0]).toBe(status);
});

test.each([
  ['another projection', '{"_id":"a"}', {}, 'The body is not what'],
  [
    'an id that no document has',
    String.raw`{"_id":"\ud800","_type":"a","updatedAt":null}`,
    {},
    'The body is not what',
  ],
  [
    'a publish of another dataset',
    '{"_id":"a","_type":"a","updatedAt":null}',
    { 'sanity-dataset': 'staging' },
    'The webhook belongs to another dataset',
  ],
])('refuses %s with a sentence, although it is signed', async (_name, body, headers, sentence) => {
  const signature = await encodeSignatureHeader(body, Date.now(), 'a-secret');
  const [status, text] = await send('POST', { 'sanity-webhook-signature': signature, ...headers }, body);
  expect(status).toBe(400);
  expect(text).toContain(sentence);
});

test("requests a build in GitHub's format and throws when refused", async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', asked);
  const { dispatchBuild } = await import('../src/rebuild-hook.ts');
  await dispatchBuild('owner/name', 'token', 3);
  const [address, options] = asked.mock.calls[0] ?? [];
  expect(address).toBe('https://api.github.com/repos/owner/name/dispatches');
  expect(options?.headers).toMatchObject({ authorization: 'Bearer token' });
  expect(options?.body).toBe('{"event_type":"content-published","client_payload":{"publishes":3}}');
  asked.mockImplementation(async () => new Response(null, { status: 403 }));
  await expect(dispatchBuild('owner/name', 'token', 3)).rejects.toThrow('HTTP 403');
});
