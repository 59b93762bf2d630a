/** What a request of nobody in particular can cost, whatever the CDN keeps and however much there is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUp } from '../../../../functions/src/uptime.ts';
import { galleryAnswer, keepStart } from '../../../../functions/src/gallery-start.ts';
import { pageForLink, withFirstPicture } from '../../../../functions/src/gallery-page.ts';
import { keepRooms, roomsAnswer } from '../../../../functions/src/projector-rooms.ts';
import { publishedSetup } from '../../../../functions/src/published-setup.ts';
import { setupsSitemapXml } from '../../../../functions/src/setups-sitemap.ts';
import { readVersion } from '../../../../functions/src/version.ts';
import { ROOT } from '../../../product/state-folder.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';
import { mostReadsOf } from '../support/most-reads.ts';
import { freshId } from '../support/sample-documents.ts';

const services = operator();
const { firestore } = services;
afterAll(() => services[Symbol.asyncDispose]());
beforeAll(async () => {
  await clearProject(services);
  await keepStart(firestore, new Date());
  await keepRooms(firestore, 'epson-x');
});

const SITE = 'https://lumen.example';

/** Most documents that one anonymous request may cost (docs/scale.md). */
const READS_MAX = 5;

/** What each function that answers everybody reads, by the name that Hosting's rewrites have. */
const ANSWERS: Readonly<Record<string, () => Promise<unknown>>> = {
  uptime: () => isUp(firestore),
  gallery: () => galleryAnswer(firestore, new Date()),
  rooms: () => roomsAnswer(firestore, 'epson-x', new Date()),
  galleryPage: async () => {
    await withFirstPicture(firestore, '<script></script>', new Date());
    await pageForLink(firestore, '<head></head>', freshId(), SITE);
  },
  sharePicture: () => publishedSetup(firestore, freshId()),
  setupsSitemap: () => setupsSitemapXml(firestore, SITE),
  version: () => readVersion(firestore),
};

test.each(Object.entries(ANSWERS))('%s reads at most five documents', async (_name, answer) => {
  const reads = await mostReadsOf(firestore, answer);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(READS_MAX);
});

test('covers every function that Hosting leads to', () => {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { rewrites: { function?: { functionId: string } }[] };
  };
  const named = hosting.rewrites.flatMap(({ function: target }) => target?.functionId ?? []);
  expect(named.toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
});
