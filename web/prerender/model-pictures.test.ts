import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderSeedPage, seedPageOf, seedPages, seedSite } from '../test/fixture/seed-site.ts';
import { brightness, figure, projectorContent } from '../test/fixture/projector.ts';
import { environment } from '../test/fixture/environment.ts';
import type { ProjectorContent } from '../src/features/projectors/model/projector-query.ts';
import { sharePicture, type SharePicture } from './model-pictures.ts';

const models = seedPages.filter(({ kind }) => kind === 'projector');
const from = { ids: [], types: [] };

function pictureOf(more: Partial<ProjectorContent> = {}): SharePicture {
  const page = { path: '/projectors/acme-one', kind: 'projector', parameters: {}, updatedAt: null } as const;
  const picture = sharePicture(page, { page: projectorContent(more), from }, seedSite);
  if (!picture) throw new Error('a model has no picture');
  return picture;
}

async function seedPicture(model: (typeof models)[number]): Promise<SharePicture> {
  const page = await seedPageOf(model);
  const picture = page && sharePicture(model, { page, from }, seedSite);
  if (!picture) throw new Error(`${model.path} has no picture`);
  return picture;
}

test('each model has a picture of its own @nightly', async () => {
  const hashes = await Promise.all(models.map(async (model) => (await seedPicture(model)).hash));
  expect(models.length).toBeGreaterThan(100);
  expect(new Set(hashes).size).toBe(models.length);
});

test("a model's page names its picture with its size", async () => {
  for (const model of models.filter((_, place) => place % 25 === 0)) {
    const { head } = await renderSeedPage(model.path);
    const tags = new Map(
      [...head.matchAll(/<meta property="(og:image[^"]*)" content="([^"]*)"/g)].map(
        ([, name, value]) => [name, value] as const,
      ),
    );
    const { file } = await seedPicture(model);
    expect(tags.get('og:image')).toBe(new URL(`/${file}`, environment.siteUrl).href);
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630']);
    expect(tags.get('og:image:alt')).toBeTruthy();
  }
});

test('draws a JPEG of the size that the page names, in the font of the site', async () => {
  const { data, info } = await sharp(await pictureOf({ brightness: [brightness(900, 'maker')] }).make())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  // "Acme One" in the site's narrow serif ends where a system's font would still write.
  const bright = (column: number) =>
    Array.from({ length: 130 }, (_, row) => data[(190 + row) * info.width + column] ?? 0).some(
      (value) => value > 180,
    );
  const end = Array.from({ length: 600 }, (_, column) => 64 + column).findLast(bright);
  expect(end).toBeGreaterThan(340);
  expect(end).toBeLessThan(450);
});

test('changes with a figure that it shows, and only then', () => {
  const { hash } = pictureOf({ brightness: [brightness(900, 'maker')] });
  expect(pictureOf({ brightness: [brightness(900, 'maker')], power: [figure(240, 'maker')] }).hash).toBe(
    hash,
  );
  expect(pictureOf({ brightness: [brightness(950, 'maker')] }).hash).not.toBe(hash);
  expect(pictureOf({ brightness: [brightness(900, 'claim')] }).hash).not.toBe(hash);
});

test('other pages have none', () => {
  const page = { path: '/glossary', kind: 'glossary', parameters: {}, updatedAt: null } as const;
  expect(sharePicture(page, { page: projectorContent(), from }, seedSite)).toBeNull();
});
