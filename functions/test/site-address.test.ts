/** A function reads pages of its own site alone, whatever a request claims. */
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
  // Nobody else's, and nothing that only looks like the site's own.
  ['evil.example', 'https://lumen.example'],
  ['other--pr-12.web.app', 'https://lumen.example'],
  ['lumen-live--x.web.app.evil.example', 'https://lumen.example'],
  ['evil.example/lumen-live--x.web.app', 'https://lumen.example'],
  ['lumen-live--x.web.app@evil.example', 'https://lumen.example'],
  ['localhost:5000', 'https://lumen.example'],
  ['169.254.169.254', 'https://lumen.example'],
  [undefined, 'https://lumen.example'],
])('hosted, a request for %s is answered from %s', async (host, address) => {
  expect(await siteAddress(HOSTED, host)).toBe(address);
});

test('on the emulators it is the address of Hosting on this machine, and no other', async () => {
  expect(await siteAddress(LOCAL, 'localhost:5000')).toBe('http://localhost:5000');
  await expect(siteAddress(LOCAL, 'evil.example')).rejects.toThrow('is not its own');
  await expect(siteAddress(LOCAL, undefined)).rejects.toThrow('not known');
});
