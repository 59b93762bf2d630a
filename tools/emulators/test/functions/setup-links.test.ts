/** What others see of a link to a setup: head, picture and sitemap. Nothing of a hidden one. */
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { DEFAULT_REGION, LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { sizePath } from '@lumen-throw/domain/setup-images';
import { sharePicturePath } from '@lumen-throw/domain/setup-links';
import { GALLERY_START_PATH } from '@lumen-throw/domain/gallery-start';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { pageForLink, withFirstPicture } from '../../../../functions/src/gallery-page.ts';
import { setupsSitemapXml } from '../../../../functions/src/setups-sitemap.ts';
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
  return fetch(`${functions}/sharePicture${sharePicturePath(id)}`);
}

/** Width and height that a JPEG file's first frame states (ISO 10918-1, B.2.2). */
function jpegSize(file: Buffer): [width: number, height: number] {
  let at = 2;
  while (at < file.length && ![0xc0, 0xc1, 0xc2].includes(file[at + 1] ?? 0))
    at += 2 + file.readUInt16BE(at + 2);
  return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
}

test('the page says what a published setup is, and nothing of a hidden one or one that is gone', async () => {
  const [shown, hidden] = [freshId(), freshId()];
  await putSetup(services, shown, 'maya', { title: 'Attic cinema' });
  await putSetup(services, hidden, 'maya', { title: 'Secret room', status: 'Hidden' });
  expect(await page(shown)).toContain('<title>Attic cinema</title>');
  expect(await page(hidden)).toBe(TEMPLATE);
  expect(await page(freshId())).toBe(TEMPLATE);
});

test.each([undefined, '', ['one', 'two'], { id: 'x' }, '../user_roles/admin', 'a/b', 'x'.repeat(10_000)])(
  'a link that names no setup gets the page as it is: %j',
  async (id) => {
    expect(await page(id)).toBe(TEMPLATE);
  },
);

test('the page names the picture of the Setup of the Month, and stays as it is without one', async () => {
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

test('texts are compressed as the browser can read them, for Hosting does not compress what a function answers', async () => {
  const functions = `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}`;
  const asked = async (encodings: string): Promise<[string | null, unknown]> => {
    const response = await fetch(`${functions}/gallery${GALLERY_START_PATH}`, {
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

test('the picture of a link has the size that networks show, and goes with its setup', async () => {
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

test('there is no picture of a setup without one, of no setup, and of a file that is missing', async () => {
  const [bare, lost] = [freshId(), freshId()];
  await putSetup(services, bare, 'maya', { images: [] });
  await putSetup(services, lost, 'maya', { images: ['setups/maya/1767225600000-lost.webp'] });
  for (const id of [bare, lost, freshId(), '..%2Fsecret']) expect((await picture(id)).status).toBe(404);
});

test('the sitemap lists published setups alone', async () => {
  const [shown, hidden] = [freshId(), freshId()];
  await putSetup(services, shown, 'maya');
  await putSetup(services, hidden, 'maya', { status: 'Hidden' });
  await eventually(async () =>
    expect(await setupsSitemapXml(firestore, SITE)).toContain(
      `<loc>${SITE}/inspiration/gallery?id=${shown}</loc>`,
    ),
  );
  expect(await setupsSitemapXml(firestore, SITE)).not.toContain(hidden);
});
