// @vitest-environment jsdom
/** What production shows of the seed, in which all ratings, counts and quotes are samples. */
import { withoutSamples } from '@lumen-throw/domain/samples';
import { expect, test } from 'vitest';
import type { SitePage } from '../prerender/site-pages.ts';
import { renderPage } from '../src/app/entry-server.tsx';
import { environment, hostedSiteEnvironment, siteEnvironment } from './fixture/environment.ts';
import { renderSeedPage, seedPages, seedPageOf, seedSite } from './fixture/seed-site.ts';

const MONTH = '2026-11';

/** Made-up opinions and counts, as pages show them and as queries return them. */
const INVENTED =
  /out of 5 stars|6,000\+ Reviews|bought this month|on this page are samples|"rating":\d|"reviewsText":"|We set it up in the yard most Fridays/;

/** A page of each kind with products or quotes. */
const RENDERED: ReadonlySet<string> = new Set(['/', '/accessories/screens', '/ambiance/wall-paint']);

async function inProduction(page: SitePage): Promise<string> {
  const content = withoutSamples(await seedPageOf(page), MONTH);
  if (!RENDERED.has(page.path) && page.kind !== 'infoPage') return JSON.stringify(content);
  const answer = { site: seedSite, kind: page.kind, page: content as Awaited<ReturnType<typeof seedPageOf>> };
  const { head, body } = await renderPage(page.path, answer, environment);
  return JSON.stringify(content) + head + body;
}

test('only production hides samples', () => {
  expect(siteEnvironment.content.showsSamples).toBe(true);
  expect(hostedSiteEnvironment.stage).toBe('production');
  expect(hostedSiteEnvironment.content.showsSamples).toBe(false);
});

test('production has no sample ratings, quotes, review counts or buyer counts; the demo has @nightly', async () => {
  const demo = await renderSeedPage('/');
  expect(demo.body).toMatch(INVENTED);
  const found = await Promise.all(
    seedPages.map(async (page) => {
      const invented = INVENTED.exec(await inProduction(page));
      return invented ? [`${page.path}: ${invented[0]}`] : [];
    }),
  );
  expect(found.flat()).toEqual([]);
});

test('a sample text in production has no review date', async () => {
  expect((await renderSeedPage('/privacy')).body).toContain('Last changed');
  const privacy = seedPages.filter(({ path }) => path === '/privacy');
  expect(privacy).toHaveLength(1);
  for (const page of privacy) expect(await inProduction(page)).not.toContain('Last changed');
});
