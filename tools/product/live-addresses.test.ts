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

test('the live release is asked at the name that Firebase gave it', async () => {
  const addresses = { a: { path: '/blog/a', earlier: ['/blog/b'] } };
  const ask = answering(200, JSON.stringify(addresses));
  expect(await liveAddresses(environment)).toEqual(addresses);
  expect(ask).toHaveBeenCalledWith('https://lumen-live.web.app/addresses.json', { cache: 'no-store' });
});

test('before the first release there are none', async () => {
  answering(404, 'Site Not Found');
  expect(await liveAddresses(environment)).toEqual({});
});

test.each([
  ['an answer that fails', 503, '{}'],
  ['a page in its place', 200, '<!doctype html>'],
  ['other content', 200, '{"a":1}'],
])('%s stops the build, or old addresses would be lost', async (_name, status, text) => {
  answering(status, text);
  await expect(liveAddresses(environment)).rejects.toThrow(/addresses of the live release cannot be read/);
});
