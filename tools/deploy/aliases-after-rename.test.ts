/** URLs that change: the Studio keeps the old one with the document, and otherwise the next build does. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { startLake, type Lake } from '../lake/src/server.ts';
import { SEED } from '../product/lake-process.ts';
import { aliasesAfterRename } from '../../studio/src/schema/fields/aliases-after-rename.ts';
import { aliasRedirects } from '../../web/prerender/redirects.ts';
import { earlierRedirects, publishedAddresses } from '../../web/prerender/published-addresses.ts';
import { openBuildContent } from '../../web/src/app/build-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'aliases-after-rename-'));
let lake: Lake;
beforeAll(async () => {
  lake = await startLake({ dataDir: folder, port: 0, projectId: 'lumen', allowedOrigins: [], seed: SEED });
});
afterAll(async () => {
  await lake.close();
  rmSync(folder, { recursive: true, force: true });
});

const ID = 'article-brightness-guide';

async function act(path: string, body: object): Promise<void> {
  const answer = await fetch(`${lake.origin}/v2025-02-19/data/${path}/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer local-editor', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect({ status: answer.status, text: await answer.text() }).toMatchObject({ status: 200 });
}

function siteMap() {
  const { content } = parseEnvironment({});
  return openBuildContent({ ...content, lakeOrigin: lake.origin }).siteMap();
}

async function redirects(): Promise<string[]> {
  return aliasRedirects(await siteMap()).map(({ source, destination }) => `${source} ${destination}`);
}

test('publishing a release keeps the URL that it replaces @nightly', async () => {
  const published = { slug: { current: 'brightness-guide' }, aliases: ['projector-brightness-guide'] };
  const slug = { _type: 'slug', current: 'lumens-explained' };
  // What the version's form writes, whoever publishes it later.
  const aliases = aliasesAfterRename(published, { ...published, slug });
  expect(aliases).toEqual(['projector-brightness-guide', 'brightness-guide']);
  await act('actions', {
    actions: [
      { actionType: 'sanity.action.release.create', releaseId: 'spring' },
      {
        actionType: 'sanity.action.document.version.create',
        publishedId: ID,
        document: { _id: `versions.spring.${ID}`, _type: 'article', title: 'Lumens', slug, aliases },
      },
    ],
  });
  expect(await redirects()).not.toContain('/blog/brightness-guide /blog/lumens-explained');
  await act('actions', {
    actions: [{ actionType: 'sanity.action.release.publish', releaseId: 'spring' }],
  });
  const after = await redirects();
  expect(after).toContain('/blog/brightness-guide /blog/lumens-explained');
  expect(after).toContain('/blog/projector-brightness-guide /blog/lumens-explained');
});

test('a slug changed by a script redirects from the next build on @nightly', async () => {
  const id = 'projector-epson-eh-tw7100';
  const before = await siteMap();
  const old = before.projectors.find(({ _id }) => _id === id)?.slug;
  await act('mutate', { mutations: [{ patch: { id, set: { 'slug.current': 'moved-by-a-script' } } }] });
  const after = await siteMap();
  expect(aliasRedirects(after).map(({ source }) => source)).not.toContain(`/projectors/${old}`);
  const addresses = publishedAddresses(after, publishedAddresses(before, {}));
  expect(earlierRedirects(after, addresses, aliasRedirects(after))).toEqual([
    { source: `/projectors/${old}`, destination: '/projectors/moved-by-a-script' },
  ]);
});
