/** Redirects and files that change while the Hosting emulator runs. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOSTING_RUNTIME } from '../../src/emulator-runtime.ts';
import { startEmulators, type RunningEmulators } from '../../src/launcher.ts';
import { ROOT } from '../../src/repository-paths.ts';

mkdirSync(join(ROOT, '.local'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.local/redirects-'));
const site = join(folder, 'site');
const config = join(folder, 'hosting.json');
const WRITTEN = new Date('2026-11-25T12:00:00Z');
let emulators: RunningEmulators;

/** Like the site's build: whole, and by a rename. */
function redirect(...redirects: { source: string; destination: string; type: 301 | 302 }[]): void {
  const headers = [{ source: '**', headers: [{ key: 'X-Kept', value: 'yes' }] }];
  writeFileSync(
    `${config}.new`,
    JSON.stringify({ cleanUrls: true, trailingSlash: false, redirects, headers }),
  );
  // As if all were written within one tick of the clock.
  utimesSync(`${config}.new`, WRITTEN, WRITTEN);
  renameSync(`${config}.new`, config);
}

async function get(path: string): Promise<{ status: number; to: string | null; kept: string | null }> {
  const answer = await fetch(`${emulators.origins.hosting}${path}`, { redirect: 'manual' });
  await answer.body?.cancel();
  const { headers, status } = answer;
  return { status, to: headers.get('location'), kept: headers.get('x-kept') };
}

beforeAll(async () => {
  mkdirSync(site);
  writeFileSync(join(site, 'guide.html'), '<!doctype html><title>Guide</title>');
  writeFileSync(join(site, '404.html'), '<!doctype html><title>Not found</title>');
  redirect({ source: '/old', destination: '/guide', type: 301 });
  emulators = await startEmulators({
    projectId: 'demo-redirects',
    only: ['hosting'],
    runtime: HOSTING_RUNTIME,
    hosting: { dir: site, config },
    logFile: join(folder, 'hosting.log'),
  });
});

afterAll(async () => {
  await emulators?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a redirect works exactly as long as the file contains it @nightly', async () => {
  expect(await get('/old')).toMatchObject({ status: 301, to: '/guide' });
  expect(await get('/older')).toMatchObject({ status: 404 });
  redirect({ source: '/older', destination: '/guide', type: 302 });
  expect(await get('/older?from=mail')).toMatchObject({ status: 302, to: '/guide?from=mail' });
  expect(await get('/old')).toMatchObject({ status: 404 });
  // A page moves: its old URL redirects while its file still exists.
  redirect({ source: '/guide', destination: '/moved', type: 301 });
  expect(await get('/guide')).toMatchObject({ status: 301, to: '/moved' });
});

test('keeps the rest of the configuration, and the redirects while the file is missing @nightly', async () => {
  redirect({ source: '/old', destination: '/guide', type: 301 });
  expect(await get('/guide')).toEqual({ status: 200, to: null, kept: 'yes' });
  rmSync(config);
  expect(await get('/old')).toMatchObject({ status: 301, to: '/guide' });
});

test('a page deleted during a request is served or missing, never a failure @nightly', async () => {
  redirect();
  const page = join(site, 'passing.html');
  const seen = new Set<number>();
  for (let round = 0; round < 200; round++) {
    writeFileSync(page, '<!doctype html><title>Passing</title>');
    const asked = Array.from({ length: 4 }, () => get('/passing'));
    await new Promise((resolve) => setTimeout(resolve, round % 8));
    rmSync(page);
    for (const { status } of await Promise.all(asked)) seen.add(status);
  }
  expect(seen).toEqual(new Set([200, 404]));
});
