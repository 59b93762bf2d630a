import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuildContent } from '../src/app/build-content.ts';
import { ENVIRONMENT_ELEMENT_ID, type PageEnvironment } from '../src/shared/environment/page-environment.ts';
import { PAGE_DATA_ELEMENT_ID, type PageData, type PageFile } from '../src/shared/live-content/page-data.ts';
import { fixtureContent } from '../test/fixture/dataset.ts';
import { hostedSiteEnvironment } from '../test/fixture/environment.ts';
import { prerenderSite } from './prerender-site.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prerender-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As a source map tells: a document that the query names, one that it lists, one behind a reference, a picture. */
const content: BuildContent = {
  ...fixtureContent,
  page: (kind, parameters, takeSources) => {
    takeSources?.([
      { _id: 'glossaryPage', _type: 'glossaryPage' },
      { _id: 'term-one', _type: 'glossaryTerm' },
      { _id: 'article-linked', _type: 'article' },
      { _id: 'image-abc-1x1-png', _type: 'sanity.imageAsset' },
    ]);
    return fixtureContent.page(kind, parameters);
  },
};

async function built(token?: string) {
  const outDir = join(folder, token ?? 'public');
  const site = await prerenderSite({
    environment: hostedSiteEnvironment,
    outDir,
    content,
    ...(token ? { contentToken: token } : {}),
  });
  const html = await readFile(join(outDir, 'glossary.html'), 'utf8');
  const part = (id: string): unknown =>
    JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null');
  return {
    html,
    data: part(PAGE_DATA_ELEMENT_ID) as PageData,
    environment: part(ENVIRONMENT_ELEMENT_ID) as PageEnvironment,
    file: JSON.parse(await readFile(join(outDir, '_data/glossary.json'), 'utf8')) as PageFile,
    hosting: await readFile(site.hostingFile, 'utf8'),
  };
}

describe('a page', () => {
  test('carries when it was built and what it was made from', async () => {
    const before = Date.now();
    const { data, file, environment, html, hosting } = await built();
    const page = { ids: ['article-linked', 'glossaryPage'], types: ['glossaryTerm'] };
    const site = { ids: ['navigation', 'siteSettings'], types: ['siteTexts'] };
    expect(data.built).toMatchObject({ path: '/glossary', page, site });
    expect(file.built).toEqual({ at: data.built?.at, page });
    // Earlier than the first question, by what two clocks may differ.
    expect(data.built?.at).toBeGreaterThan(before - 60_000);
    expect(data.built?.at).toBeLessThan(before);
    expect(environment.newsInterval).toBe(60_000);
    expect(html).toContain('abc12345.apicdn.sanity.io');
    expect(html).not.toContain('abc12345.api.sanity.io');
    expect(hosting).toContain('/api/version');
  }, 120_000);

  test('of a private dataset has nobody to ask', async () => {
    const { environment, html, hosting } = await built('a-token');
    expect(environment.newsInterval).toBeNull();
    expect(html).not.toContain('sanity.io;');
    expect(html).not.toContain('apicdn');
    expect(html).not.toContain('a-token');
    expect(JSON.parse(hosting)).toMatchObject({
      rewrites: [
        { source: '/api/uptime' },
        { source: '/api/gallery' },
        { source: '/api/rooms/*' },
        { source: '/inspiration/gallery' },
        { source: '/api/setup-picture/*' },
        { source: '/sitemap-setups.xml' },
        { destination: '/members/member.html' },
      ],
    });
  }, 120_000);
});
