/** Links to a setup as others see them: head, picture and sitemap, and nothing of a hidden setup. */
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { DEFAULT_REGION, LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { sizePath } from '@lumen-throw/domain/setup-images';
import { SETUPS_SITEMAP_MAX, SETUPS_SITEMAP_PATH, sharePicturePath } from '@lumen-throw/domain/setup-links';
import { ROOMS_PATH } from '@lumen-throw/domain/gallery-card';
import { GALLERY_START_PATH } from '@lumen-throw/domain/gallery-start';
import { VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { pageForLink, withFirstPicture } from '../../../../functions/src/gallery-page.ts';
import { keepSitemap, setupsSitemapXml, sitemapChange } from '../../../../functions/src/setups-sitemap.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';
import { putSetup } from '../support/liked-setups.ts';
import { eventually } from '../support/members.ts';
import { WEBP } from '../support/pictures.ts';
import { freshId } from '../support/sample-documents.ts';

const services = operator();
const { firestore, bucket } = services;
afterAll(() => services[Symbol.asyncDispose]());
beforeEach(() => clearProject(services));

const SITE = 'https://lumen.example';
const TEMPLATE =
  '<html><head><meta charset="utf-8"><title>Gallery</title><script>1</script></head><body></body></html>';

const page = (id: unknown): Promise<string> => pageForLink(firestore, TEMPLATE, id, SITE);

function picture(id: string): Promise<Response> {
  const functions = `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}`;
  return fetch(`${functions}/answers${sharePicturePath(id)}`);
}

/** Width and height from a JPEG file's first frame (ISO 10918-1, B.2.2). */
function jpegSize(file: Buffer): [width: number, height: number] {
  let at = 2;
  while (at < file.length && ![0xc0, 0xc1, 0xc2].includes(file[at + 1] ?? 0))
    at += 2 + file.readUInt16BE(at + 2);
  return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
}

test('the page describes a published setup, but no hidden or deleted one @nightly', async () => {
  const [shown, hidden] = [freshId(), freshId()];
  await putSetup(services, shown, 'maya', { title: 'Attic cinema' });
  await putSetup(services, hidden, 'maya', { title: 'Secret room', status: 'Hidden' });
  expect(await page(shown)).toContain('<title>Attic cinema</title>');
  expect(await page(hidden)).toBe(TEMPLATE);
  expect(await page(freshId())).toBe(TEMPLATE);
});

test.each([undefined, '', ['one', 'two'], { id: 'x' }, '../user_roles/admin', 'a/b', 'x'.repeat(10_000)])(
  'serves the plain page for a link that names no setup: %j @nightly',
  async (id) => {
    expect(await page(id)).toBe(TEMPLATE);
  },
);

test("the page names the Setup of the Month's picture, and stays plain without one @nightly", async () => {
  const now = new Date();
  expect(await withFirstPicture(firestore, TEMPLATE, now)).toBe(TEMPLATE);
  const path = await putSetup(services, freshId(), 'maya', {
    is_featured_month: true,
    featured_month: siteMonthKey(now),
  });
  await eventually(async () =>
    expect(await withFirstPicture(firestore, TEMPLATE, now)).toBe(
      TEMPLATE.replace(
        '<script>',
        `<script type="application/json" id="first-picture">"${path}"</script><script>`,
      ),
    ),
  );
});

test('compresses texts as the browser accepts, because Hosting does not compress function answers @nightly', async () => {
  const functions = `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}`;
  const asked = async (encodings: string): Promise<[string | null, unknown]> => {
    const response = await fetch(`${functions}/answers${GALLERY_START_PATH}`, {
      headers: { 'accept-encoding': encodings },
    });
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    return [response.headers.get('content-encoding'), Object.keys((await response.json()) as object)];
  };
  const [, plain] = await asked('identity');
  expect(plain).toContain('featured');
  expect(await asked('gzip, br')).toEqual(['br', plain]);
  expect(await asked('gzip')).toEqual(['gzip', plain]);
  expect((await asked('identity'))[0]).toBeNull();
});

test.each([
  `${SETUPS_SITEMAP_PATH}?x=1`,
  `${GALLERY_START_PATH}?x[y]=1&z`,
  `${VERSION_PATH}?cache=no`,
  `${ROOMS_PATH}/javascript:alert(1)?x`,
])('a query does not get past the CDN: %s @nightly', async (path) => {
  const functions = `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}`;
  const asked = `${functions}/answers${path}`;
  const answer = await fetch(asked, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toMatch(/^public/);
  const there = new URL(answer.headers.get('location') ?? '', asked);
  expect(there.href).toBe(new URL(asked.slice(0, asked.indexOf('?'))).href);
});

test.each(['/', '/api', '/api/roomsx', '/api/rooms', '/api/rooms/a/b', '/constructor', '//evil.example'])(
  'nothing is at %s @nightly',
  async (path) => {
    const functions = `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}`;
    const answer = await fetch(`${functions}/answers${path}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

test('a page that cannot be given says so and asks again by itself @nightly', async () => {
  const functions = `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}`;
  // Nobody's site is at this address.
  const answer = await fetch(`${functions}/answers${PATHS.gallery}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  const text = await answer.text();
  expect(text).toContain('http-equiv="refresh"');
  expect(text).toContain("This page can't be shown right now");
});

test("a link's picture has the size that networks show, and is deleted with its setup @nightly", async () => {
  const id = freshId();
  const path = await putSetup(services, id, 'maya');
  await bucket.file(sizePath(path, 1600)).save(WEBP, { resumable: false, contentType: 'image/webp' });
  const response = await picture(id);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  expect(jpegSize(Buffer.from(await response.arrayBuffer()))).toEqual([1200, 630]);
  await firestore.doc(`user_setups/${id}`).update({ status: 'Hidden' });
  const later = await picture(id);
  expect([later.status, later.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('has no picture for a setup without one, a missing setup, and a missing file @nightly', async () => {
  const [bare, lost] = [freshId(), freshId()];
  await putSetup(services, bare, 'maya', { images: [] });
  await putSetup(services, lost, 'maya', { images: ['setups/maya/1767225600000-lost.webp'] });
  for (const id of [bare, lost, freshId(), '..%2Fsecret']) expect((await picture(id)).status).toBe(404);
});

test('the sitemap lists only published setups @nightly', async () => {
  const [shown, hidden] = [freshId(), freshId()];
  await putSetup(services, shown, 'maya');
  await putSetup(services, hidden, 'maya', { status: 'Hidden' });
  await eventually(async () =>
    expect(await setupsSitemapXml(firestore, SITE)).toContain(
      `<loc>${SITE}/inspiration/gallery?id=${shown}</loc>`,
    ),
  );
  expect(await setupsSitemapXml(firestore, SITE)).not.toContain(hidden);
  await firestore.doc(`user_setups/${shown}`).update({ status: 'Hidden' });
  await firestore.doc(`user_setups/${hidden}`).update({ status: 'Published' });
  await eventually(async () => {
    const xml = await setupsSitemapXml(firestore, SITE);
    expect([xml.includes(shown), xml.includes(hidden)]).toEqual([false, true]);
  });
});

test('the sitemap lists the newest setups first, as many as it holds @nightly', async () => {
  const writer = firestore.bulkWriter();
  const ids = Array.from({ length: SETUPS_SITEMAP_MAX + 2 }, () => freshId());
  for (const [day, id] of ids.entries())
    void writer.set(firestore.doc(`gallery_cards/${id}`), {
      created_at: Timestamp.fromMillis(day * 86_400_000),
    });
  await writer.close();
  await keepSitemap(firestore);
  const listed = (await setupsSitemapXml(firestore, SITE)).match(/(?<=id=)\w+/g);
  expect(listed).toEqual(ids.slice(2).toReversed());
  // One that is shown again goes where its day puts it, and the oldest makes room.
  await firestore.runTransaction(async (transaction) => {
    const list = await sitemapChange(firestore, transaction, 'again', Timestamp.fromMillis(3.5 * 86_400_000));
    list();
  });
  const after = (await setupsSitemapXml(firestore, SITE)).match(/(?<=id=)\w+/g);
  expect(after?.slice(-3)).toEqual([ids[4], 'again', ids[3]]);
  expect(after).toHaveLength(SETUPS_SITEMAP_MAX);
});
