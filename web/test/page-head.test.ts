// @vitest-environment jsdom
/** What the Studio tells an editor about a page's head is what the page's head says. */
import { pageHead } from '@lumen-throw/domain/page-head';
import { expect, test } from 'vitest';
import { environment } from './fixture/environment.ts';
import { imageSource, shareImage } from '../src/shared/content/image-url.ts';
import { renderSeedPage, seedDocuments, seedPages } from './fixture/seed-site.ts';

const settings = seedDocuments.find(({ _id }) => _id === 'siteSettings') ?? {};
const heads = seedDocuments.flatMap((document) => pageHead(document, settings) ?? []);

/** Address of a picture as links have it. */
function shared(picture: unknown): string | null {
  const { asset, ...cut } = { asset: { _ref: '' }, ...(picture as object | null) };
  const source = imageSource(environment.content, { ...cut, assetId: asset._ref });
  return source && shareImage(source).url;
}

test('knows the head of each page that editors write', () => {
  const written = seedPages.filter(({ kind, unlisted }) => kind !== 'projector' && !unlisted);
  const known = new Set(heads.map(({ path }) => path));
  expect(written.map(({ path }) => path).filter((path) => !known.has(path))).toEqual(['/projectors/archive']);
});

test.each(heads)(
  '$path has the title, the description and the picture that the Studio tells',
  async (head) => {
    const page = new DOMParser().parseFromString((await renderSeedPage(head.path ?? '')).head, 'text/html');
    const meta = (name: string) =>
      page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
    expect(page.title).toBe(head.title);
    expect(meta('description')).toBe(head.description);
    expect(meta('og:image')).toBe(shared(head.picture));
  },
);
