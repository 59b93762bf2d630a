// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serviceWorker } from './service-worker.ts';
import { themeColors } from './theme-colors.ts';
import { ICONS, SMALL_ICON, TOUCH_ICON, webManifest } from './web-manifest.ts';
import { GROUNDS } from '../src/shared/design/tokens.ts';
import firstPaint from '../src/startup/inline/first-paint.ts';
import { changeTheme } from '../src/startup/theme-choice.ts';
import { fixtureContent } from '../test/fixture/dataset.ts';

/** The folder of static files. */
const PUBLIC = path.join(import.meta.dirname, '..', 'public');

function publicFile(address: string): Promise<Buffer> {
  return readFile(path.join(PUBLIC, address));
}

test.each([...ICONS, SMALL_ICON, TOUCH_ICON])('$src is a square of $size pixels', async ({ src, size }) => {
  const png = await publicFile(src);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});

test("the manifest has the site's name and each kind of icon that devices request", async () => {
  const manifest = JSON.parse(webManifest(await fixtureContent.site())) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest.name).toBe('Lumen & Throw');
  expect(manifest.start_url).toBe('/');
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(['any any', '192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
  for (const { src } of manifest.icons) expect((await publicFile(src)).length).toBeGreaterThan(100);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/tools/throw-calculator',
    '/inspiration/gallery',
  ]);
  expect(JSON.parse(webManifest(null))).toMatchObject({ name: '' });
});

test('the service worker changes only with the offline page', () => {
  expect(serviceWorker('one')).toBe(serviceWorker('one'));
  expect(serviceWorker('one')).not.toBe(serviceWorker('two'));
});

/** The background colors that browsers would paint: the content of each tag by its media query. */
function conditions(): Record<string, string> {
  const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  return Object.fromEntries(tags.map((tag) => [tag.content, tag.getAttribute('media') ?? '']));
}

const FOLLOWING = {
  [GROUNDS.paper]: '(prefers-color-scheme: light)',
  [GROUNDS.dusk]: '(prefers-color-scheme: dark)',
};

test("the browser's frame has the chosen theme from the first script on, the system's otherwise", () => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  document.head.innerHTML = themeColors().join('');
  firstPaint();
  expect(conditions()).toEqual(FOLLOWING);
  changeTheme();
  expect(conditions()).toEqual({ [GROUNDS.paper]: 'not all', [GROUNDS.dusk]: 'all' });
  document.head.innerHTML = themeColors().join('');
  firstPaint();
  expect(conditions()).toEqual({ [GROUNDS.paper]: 'not all', [GROUNDS.dusk]: 'all' });
  changeTheme();
  expect(conditions()).toEqual(FOLLOWING);
});

test('serves the small icon at /favicon.ico as a single-image ICO file', async () => {
  const ico = await publicFile('favicon.ico');
  const png = await publicFile(SMALL_ICON.src);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect(ico.readUInt8(6)).toBe(SMALL_ICON.size);
  const start = ico.readUInt32LE(18);
  expect(ico.subarray(start, start + ico.readUInt32LE(14)).equals(png)).toBe(true);
});
