import { afterEach, expect, test, vi } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { HOSTED_VARIABLES } from '../deploy/hosted-variables.ts';
import { liveAddresses } from './live-addresses.ts';

const environment = parseEnvironment(HOSTED_VARIABLES);
afterEach(() => vi.unstubAllGlobals());

function answering(status: number, text: string): ReturnType<typeof vi.fn<typeof fetch>> {
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response(text, { status })));
  vi.stubGlobal('fetch', ask);
  return ask;
}

test("requests the live release at Firebase's default host name", async () => {
  const addresses = { a: { path: '/blog/a', earlier: ['/blog/b'] } };
  const ask = answering(200, JSON.stringify(addresses));
  expect(await liveAddresses(environment)).toEqual(addresses);
  expect(ask).toHaveBeenCalledWith('https://lumen-live.web.app/addresses.json', { cache: 'no-store' });
});

test('returns no URLs before the first release', async () => {
  answering(404, 'Site Not Found');
  expect(await liveAddresses(environment)).toEqual({});
});

test.each([
  ['a failed response', 503, '{}'],
  ['a page instead of the list', 200, '<!doctype html>'],
  ['other content', 200, '{"a":1}'],
])('%s stops the build, which would lose former URLs', async (_name, status, text) => {
  answering(status, text);
  await expect(liveAddresses(environment)).rejects.toThrow(/Failed to read the live release's addresses/);
});
