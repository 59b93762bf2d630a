/** Pages that follow publishes, from a lake with the seed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnvironment, type SiteEnvironment } from '@lumen-throw/domain/environment';
import { inspectBuilt } from '../deploy/inspect-built.ts';
import { startLake, type Lake } from '../lake/src/server.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import { searchIndexJson } from '../../web/prerender/search-index.ts';
import { catalogueFiles } from '../../web/prerender/site-wide-files.ts';
import { updateSite } from '../../web/prerender/update-site.ts';
import { openBuildContent } from '../../web/src/app/build-content.ts';
import { GUIDES_PER_PAGE } from '../../web/src/shared/content-api/guides-on-page.ts';
import { SEED } from './lake-process.ts';
import { ROOT } from './state-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'update-site-'));
const outDir = join(folder, 'site');
let lake: Lake;

const SECRET = 'Only an editor may read this';

/** A draft of a published guide, and one of a new guide. */
const DRAFTS = ['article-projector-vs-tv', 'article-not-yet'].map((id) => ({
  _id: `drafts.${id}`,
  _type: 'article',
  title: SECRET,
  slug: { _type: 'slug', current: id },
}));

let environment: SiteEnvironment;

beforeAll(async () => {
  lake = await startLake({
    dataDir: join(folder, 'lake'),
    port: 0,
    projectId: 'lumen',
    allowedOrigins: [],
    seed: SEED,
  });
  const local = parseEnvironment({});
  environment = { ...local, content: { ...local.content, lakeOrigin: lake.origin } };
  await publish(...DRAFTS.map((draft) => ({ createOrReplace: draft })));
  await prerenderSite({ environment, outDir });
});

afterAll(async () => {
  await lake?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function publish(...mutations: object[]): Promise<void> {
  const answer = await fetch(`${lake.origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer local-editor', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  });
  expect({ status: answer.status, text: await answer.text() }).toMatchObject({ status: 200 });
}

const patch = (id: string, set: object): object => ({ patch: { id, set } });
const read = (file: string): string => readFileSync(join(outDir, file), 'utf8');

/** Updates the site, whose search index, kit and open data must be those that a build makes. */
async function update(): ReturnType<typeof updateSite> {
  const done = await updateSite({ environment, outDir });
  const content = openBuildContent(environment.content);
  const whole = new Map([
    ['search-index.json', searchIndexJson(await content.searched())],
    ...catalogueFiles(
      environment.siteUrl,
      await content.site(),
      await content.kit(),
      await content.openData(),
    ),
  ]);
  for (const [file, text] of whole)
    expect({ file, isWhole: read(file) === text }).toEqual({ file, isWhole: true });
  return done;
}

/** Whether a file contains a text; a page is too long for an assertion's message. */
const says = (file: string, text: string): boolean => read(file).includes(text);

function redirects(): string[] {
  const { redirects: all } = JSON.parse(read('../hosting.json')) as {
    redirects: { source?: string; destination: string; type: number }[];
  };
  return all.map(({ source, destination, type }) => `${type} ${source} ${destination}`);
}

/** The time of each file's last write, by path. */
function written(): Map<string, number> {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map((one) => {
      const file = join(one.parentPath, one.name);
      return [file.slice(outDir.length), statSync(file).mtimeMs];
    }),
  );
}

/** The files about the whole site, some of which every publish changes. */
const WHOLE_SITE_FILES = new Set([
  '/made-up-to.json',
  '/sitemap.xml',
  '/feed.xml',
  '/search-index.json',
  '/addresses.json',
]);

function changedFiles(before: ReadonlyMap<string, number>): string[] {
  const after = written();
  const changed = [...after].filter(([file, at]) => before.get(file) !== at).map(([file]) => file);
  return changed.filter((file) => !WHOLE_SITE_FILES.has(file)).toSorted();
}

const GUIDE = {
  _id: 'article-new',
  _type: 'article',
  title: 'Curtains or blinds?',
  slug: { _type: 'slug', current: 'curtains-or-blinds' },
  category: 'Buying Guides',
  description: 'What keeps the sun away from the picture.',
  updatedOn: '2026-11-20',
};

test('drafts stay out of the built site @nightly', () => {
  expect(inspectBuilt({ dir: outDir, vars: { EDITORS_SECRET: SECRET }, hosted: false })).toEqual([]);
});

test('writes nothing when nothing was published @nightly', async () => {
  const before = written();
  expect(await update()).toMatchObject({ documents: 0, rendered: [] });
  expect(changedFiles(before)).toEqual([]);
});

test('adds a new guide to the site, the list, the sitemap, the feed and the search; other pages stay @nightly', async () => {
  const before = written();
  const upTo = read('made-up-to.json');
  await publish({ create: GUIDE });
  const { rendered } = await update();
  expect(rendered.toSorted()).toEqual(['/blog', '/blog/curtains-or-blinds']);
  expect(changedFiles(before)).toEqual([
    '/_data/blog.json',
    '/_data/blog/curtains-or-blinds.json',
    '/blog.html',
    '/blog/curtains-or-blinds.html',
  ]);
  expect(says('blog/curtains-or-blinds.html', '<title>Curtains or blinds?')).toBe(true);
  expect(says('blog.html', '/blog/curtains-or-blinds')).toBe(true);
  for (const file of ['sitemap.xml', 'feed.xml', 'search-index.json', 'addresses.json'])
    expect(says(file, '/blog/curtains-or-blinds')).toBe(true);
  expect(read('made-up-to.json') > upTo).toBe(true);
  expect(existsSync(`${outDir}.unfinished`)).toBe(false);
});

test('reads the texts for the search only of guides that a publish may have changed @nightly', async () => {
  const content = openBuildContent(environment.content);
  const asked: (readonly string[] | undefined)[] = [];
  await publish(patch(GUIDE._id, { description: 'What keeps the sun away from the wall.' }));
  await updateSite({
    environment,
    outDir,
    content: {
      ...content,
      searched: (guides) => {
        asked.push(guides);
        return content.searched(guides);
      },
    },
  });
  expect(asked).toHaveLength(1);
  const { guides } = await content.searched(asked[0]);
  expect(guides.map(({ _id }) => _id)).toEqual([GUIDE._id]);
  expect(says('search-index.json', 'What keeps the sun away from the wall.')).toBe(true);
});

test('a change that no page shows renders no page @nightly', async () => {
  await publish(patch(GUIDE._id, { nobodyAsksForThis: 'a note' }));
  expect(await update()).toMatchObject({ documents: 1, rendered: [] });
});

test('moves a guide to its new URL; the old one redirects and its file is removed @nightly', async () => {
  await publish(
    patch(GUIDE._id, {
      slug: { _type: 'slug', current: 'curtains' },
      aliases: ['curtains-or-blinds'],
    }),
  );
  const { rendered, removed } = await update();
  expect(rendered).toContain('/blog/curtains');
  expect(removed).toEqual(['/blog/curtains-or-blinds']);
  expect(existsSync(join(outDir, 'blog/curtains-or-blinds.html'))).toBe(false);
  expect(existsSync(join(outDir, '_data/blog/curtains-or-blinds.json'))).toBe(false);
  expect(redirects()).toContain('301 /blog/curtains-or-blinds /blog/curtains');
  // A guide that a script moves without keeping its URL redirects as well.
  await publish(patch(GUIDE._id, { slug: { _type: 'slug', current: 'blinds' } }));
  await update();
  expect(redirects()).toEqual(
    expect.arrayContaining(['301 /blog/curtains-or-blinds /blog/blinds', '301 /blog/curtains /blog/blinds']),
  );
});

test('a redirect exists as long as its document @nightly', async () => {
  const sale = { _id: 'redirect-sale', _type: 'redirect', from: '/sale', href: '/glossary', temporary: true };
  await publish({ create: sale });
  expect(await update()).toMatchObject({ rendered: [] });
  expect(redirects()).toContain('302 /sale /glossary');
  await publish({ delete: { id: sale._id } });
  await update();
  expect(redirects()).not.toContain('302 /sale /glossary');
});

test('removes an unpublished guide from its URL, the list, the sitemap, the feed and the search @nightly', async () => {
  await publish({ delete: { id: GUIDE._id } });
  const { removed } = await update();
  expect(removed).toEqual(['/blog/blinds']);
  for (const file of ['blog.html', 'sitemap.xml', 'feed.xml', 'search-index.json'])
    expect(says(file, '/blog/blinds')).toBe(false);
});

test('adds a page of the overview for one guide too many, updates it alone, and removes it @nightly', async () => {
  const old = Array.from({ length: GUIDES_PER_PAGE }, (_, index) => ({
    ...GUIDE,
    _id: `article-old-${index}`,
    title: `An old guide ${index}`,
    slug: { _type: 'slug', current: `old-${index}` },
    updatedOn: `2001-01-${String(index + 1).padStart(2, '0')}`,
  }));
  await publish(...old.map((create) => ({ create })));
  const added = await update();
  expect(added.rendered.filter((path) => !path.includes('/old-')).toSorted()).toEqual([
    '/blog',
    '/blog/page/2',
  ]);
  expect(says('sitemap.xml', '/blog/page/2')).toBe(true);
  expect([says('blog.html', '/blog/old-0"'), says('blog/page/2.html', '/blog/old-0"')]).toEqual([
    false,
    true,
  ]);

  await publish(patch('article-old-0', { title: 'The oldest guide' }));
  expect((await update()).rendered.toSorted()).toEqual(['/blog/old-0', '/blog/page/2']);
  expect(says('blog/page/2.html', 'The oldest guide')).toBe(true);

  await publish(...old.map(({ _id: id }) => ({ delete: { id } })));
  const { removed, rendered } = await update();
  expect(removed).toContain('/blog/page/2');
  expect(rendered).toEqual(['/blog']);
  expect(existsSync(join(outDir, 'blog/page/2.html'))).toBe(false);
  expect(existsSync(join(outDir, '_data/blog/page/2.json'))).toBe(false);
  expect(says('sitemap.xml', '/blog/page/')).toBe(false);
});

const pageCount = () => Object.keys(JSON.parse(read('../rendered.json')).pages as object).length;

test('a referenced product updates its pages @nightly', async () => {
  await publish(patch('product-portable-bright', { name: 'Brighter than before' }));
  const { rendered } = await update();
  expect(rendered).toContain('/');
  expect(rendered.length).toBeLessThan(pageCount() / 3);
  for (const path of rendered)
    expect(says(path === '/' ? 'index.html' : `${path}.html`, 'Brighter than before')).toBe(true);
});

test('applies the brand and an edited site text to every page that shows them, and the default after deletion @nightly', async () => {
  const files = ['_pages/gallery.html', '404.html', 'account.html', 'admin.html', 'search-index.json'];
  const own = { 'gallery/title': 'Rooms of our members', 'layout/signIn': 'Come in' };
  const shown = (file: string) => Object.values(own).filter((words) => says(file, words)).length;
  expect(files.map(shown)).toEqual([0, 0, 0, 0, 0]);
  const texts = Object.entries(own).map(([key, text]) => ({ _key: key, key, text }));
  await publish(patch('siteTexts-gallery', { texts }), patch('siteSettings', { brand: 'Lumen and Throw' }));
  const { rendered } = await update();
  expect(rendered).toHaveLength(pageCount());
  for (const file of ['404.html', 'auth.html', 'offline.html', 'blog.html'])
    expect(says(file, 'Lumen and Throw')).toBe(true);
  expect(files.map(shown)).toEqual([2, 2, 2, 2, 1]);
  expect(says('blog.html', '>Come in<')).toBe(true);
  expect(says('blog.html', '>Sign In<')).toBe(false);
  await publish(patch('siteTexts-gallery', { texts: [] }));
  await update();
  expect(files.map(shown)).toEqual([0, 0, 0, 0, 0]);
  expect(says('blog.html', '>Sign In<')).toBe(true);
});

test("updates a projector's figure in the sentences that quote it, and its picture @nightly", async () => {
  const picture = join(outDir, 'share/projectors/xgimi-horizon-20-max.jpg');
  const before = readFileSync(picture);
  const measured = { _type: 'evidence', kind: 'measuredByUs' };
  const brightness = [{ _type: 'numberFigure', _key: 'a', value: 4321, evidence: measured }];
  await publish(patch('projector-xgimi-horizon-20-max', { brightness }));
  const { rendered } = await update();
  expect(rendered).toContain('/blog/portable-vs-home-theater');
  expect(says('blog/portable-vs-home-theater.html', '4,321 lm')).toBe(true);
  expect(readFileSync(picture).equals(before)).toBe(false);
});

test('keeps a page that cannot be rendered, updates the others, and retries @nightly', async () => {
  const content = openBuildContent(environment.content);
  await publish(
    patch('article-brightness-guide', { title: 'Lumens, anew' }),
    patch('article-projector-vs-tv', { title: 'Projector or TV, anew' }),
  );
  const upTo = read('made-up-to.json');
  const broken = await updateSite({
    environment,
    outDir,
    content: {
      ...content,
      page: (kind, parameters, takeSources) =>
        parameters['slug'] === 'brightness-guide'
          ? Promise.reject(new Error('no such block'))
          : content.page(kind, parameters, takeSources),
    },
  });
  expect(broken.failed).toEqual([{ path: '/blog/brightness-guide', reason: 'no such block' }]);
  expect(says('blog/projector-vs-tv.html', 'Projector or TV, anew')).toBe(true);
  expect(says('blog/brightness-guide.html', 'Lumens, anew')).toBe(false);
  // It does not report a complete update.
  expect(read('made-up-to.json')).toBe(upTo);
  const { rendered, failed } = await update();
  expect({ rendered, failed }).toEqual({ rendered: ['/blog/brightness-guide'], failed: [] });
  expect(says('blog/brightness-guide.html', 'Lumens, anew')).toBe(true);
  expect(read('made-up-to.json') > upTo).toBe(true);
});

test('a process killed while writing leaves whole files, and the next update catches up @nightly', async () => {
  const named = `Killed ${Date.now()}`;
  // Every page has the brand, so there is much to write.
  await publish(patch('siteSettings', { brand: named }));
  const script = join(folder, 'update.ts');
  writeFileSync(
    script,
    `import { updateSite } from ${JSON.stringify(join(ROOT, 'web/prerender/update-site.ts'))};
     await updateSite(${JSON.stringify({ environment, outDir })});`,
  );
  const child = spawn(process.execPath, [script], { cwd: ROOT, stdio: 'ignore' });
  const isAnew = (file: string) => read(file).includes(named);
  const pages = Object.keys((JSON.parse(read('../rendered.json')) as { pages: object }).pages).map((path) =>
    path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  );
  await expect.poll(() => pages.some(isAnew), { timeout: 60_000, interval: 5 }).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(pages.every(isAnew)).toBe(false);
  for (const file of pages) expect(/^<!doctype html>[\s\S]*<\/html>$/.test(read(file))).toBe(true);
  await update();
  expect(pages.every(isAnew)).toBe(true);
  expect(existsSync(`${outDir}.unfinished`)).toBe(false);
});
