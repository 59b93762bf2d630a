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

/** As a source map lists them: a document named by the query, one from a list, one behind a reference, an image. */
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

describe('a prerendered page', () => {
  test('carries its build time and its sources', async () => {
    const before = Date.now();
    const { data, file, environment, html, hosting } = await built();
    const page = { ids: ['article-linked', 'glossaryPage'], types: ['glossaryTerm'] };
    const site = { ids: ['navigation', 'siteSettings'], types: ['siteTexts'] };
    expect(data.built).toMatchObject({ path: '/glossary', page, site });
    expect(file.built).toEqual({ at: data.built?.at, page });
    // Earlier than the first query, by the clocks' tolerance.
    expect(data.built?.at).toBeGreaterThan(before - 60_000);
    expect(data.built?.at).toBeLessThan(before);
    expect(environment.newsInterval).toBe(60_000);
    expect(html).toContain('abc12345.apicdn.sanity.io');
    expect(html).not.toContain('abc12345.api.sanity.io');
    expect(hosting).toContain('/made-up-to.json');
  });

  test('of a private dataset has no API for updates', async () => {
    const { environment, html } = await built('a-token');
    expect(environment.newsInterval).toBeNull();
    expect(html).not.toContain('sanity.io;');
    expect(html).not.toContain('apicdn');
    expect(html).not.toContain('a-token');
  });
});
