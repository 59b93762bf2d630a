/** A function reads only pages of its own site, whatever a request claims. */
import { afterEach, expect, test, vi } from 'vitest';

async function siteAddress(variables: Record<string, string>, host: string | undefined): Promise<string> {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return (await import('../src/site-address.ts')).siteAddress(host);
}

afterEach(() => vi.unstubAllEnvs());

const HOSTED = {
  LUMEN_BACKEND: 'hosted',
  LUMEN_SITE_URL: 'https://lumen.example',
  GCLOUD_PROJECT: 'lumen-live',
};
const LOCAL = { LUMEN_BACKEND: '', LUMEN_SITE_URL: '', GCLOUD_PROJECT: 'demo-lumen' };

test.each([
  ['lumen.example', 'https://lumen.example'],
  ['lumen-live--pr-12-abc123.web.app', 'https://lumen-live--pr-12-abc123.web.app'],
  // No other site's, and nothing that only resembles the site's own.
  ['evil.example', 'https://lumen.example'],
  ['other--pr-12.web.app', 'https://lumen.example'],
  ['lumen-live--x.web.app.evil.example', 'https://lumen.example'],
  ['evil.example/lumen-live--x.web.app', 'https://lumen.example'],
  ['lumen-live--x.web.app@evil.example', 'https://lumen.example'],
  ['localhost:5000', 'https://lumen.example'],
  ['169.254.169.254', 'https://lumen.example'],
  [undefined, 'https://lumen.example'],
])('hosted, answers a request for %s from %s', async (host, address) => {
  expect(await siteAddress(HOSTED, host)).toBe(address);
});

test('on the emulators, always answers from local Hosting', async () => {
  for (const host of ['localhost:5000', '127.0.0.1:5000', '[::1]:5000'])
    expect(await siteAddress(LOCAL, host)).toBe(`http://${host}`);
  await expect(siteAddress(LOCAL, '127.0.0.1.evil.example:5000')).rejects.toThrow('is not one of its hosts');
  await expect(siteAddress(LOCAL, 'evil.example')).rejects.toThrow('is not one of its hosts');
  await expect(siteAddress(LOCAL, undefined)).rejects.toThrow('is unknown');
});
