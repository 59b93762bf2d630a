/** What a request of nobody in particular can cost, whatever the CDN keeps and however much there is. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MONTH_PAGES, monthHref } from '@lumen-throw/domain/featured-months';
import { ROOMS_PATH } from '@lumen-throw/domain/gallery-card';
import { GALLERY_START_PATH } from '@lumen-throw/domain/gallery-start';
import { VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { SETUPS_SITEMAP_PATH, SHARE_PICTURES } from '@lumen-throw/domain/setup-links';
import { PATHS, UPTIME_PATH } from '@lumen-throw/domain/site-paths';
import { ANSWERS } from '../../../../functions/src/answers.ts';
import { isUp } from '../../../../functions/src/uptime.ts';
import { galleryAnswer, keepStart } from '../../../../functions/src/gallery-start.ts';
import { pageForLink, withFirstPicture } from '../../../../functions/src/gallery-page.ts';
import { pageOfMonth } from '../../../../functions/src/month-page.ts';
import { keepRooms, roomsAnswer } from '../../../../functions/src/projector-rooms.ts';
import { publishedSetup } from '../../../../functions/src/published-setup.ts';
import { setupsSitemapXml } from '../../../../functions/src/setups-sitemap.ts';
import { readVersion } from '../../../../functions/src/version.ts';
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

/** What each answer for everybody reads, by its address. */
const READS: Readonly<Record<string, () => Promise<unknown>>> = {
  [UPTIME_PATH]: () => isUp(firestore),
  [GALLERY_START_PATH]: () => galleryAnswer(firestore, new Date()),
  [`${ROOMS_PATH}/*`]: () => roomsAnswer(firestore, 'epson-x', new Date()),
  [PATHS.gallery]: async () => {
    await withFirstPicture(firestore, '<script></script>', new Date());
    await pageForLink(firestore, '<head></head>', freshId(), SITE);
  },
  [MONTH_PAGES]: async () => {
    const id = freshId();
    await firestore.doc('featured_months/2020-01').set({ setup_id: id });
    await pageOfMonth(firestore, '<head></head>', monthHref('2020-01'), SITE);
  },
  [SHARE_PICTURES]: () => publishedSetup(firestore, freshId()),
  [SETUPS_SITEMAP_PATH]: () => setupsSitemapXml(firestore, SITE),
  [VERSION_PATH]: () => readVersion(firestore),
};

test.each(Object.entries(READS))('%s reads at most five documents', async (_name, answer) => {
  const reads = await mostReadsOf(firestore, answer);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(READS_MAX);
});

test('covers every address that the function answers', () => {
  expect(Object.keys(READS).toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
});
