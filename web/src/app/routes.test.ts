import { readFile, glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { memberHref } from '@lumen-throw/domain/community-paths';
import { APP_SHELL_PATHS } from '@lumen-throw/domain/shell-paths';
import { blogPageHref } from '@lumen-throw/domain/blog-pages';
import { articleHref, PATHS, setupHref } from '@lumen-throw/domain/site-paths';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { STATIC_PATHS } from '@lumen-throw/domain/shell-paths';
import { createRoutes } from './routes.tsx';

const routes = createRoutes({ site: () => Promise.resolve(null), page: () => Promise.resolve(null) });

function routeOf(path: string): string | undefined {
  return matchRoutes(routes, path)?.at(-1)?.route.id;
}

test.each([
  [PATHS.home, 'home'],
  [PATHS.blog, 'blog'],
  [`${PATHS.blog}/`, 'blog'],
  [articleHref('how-to-choose-projector'), 'article'],
  [blogPageHref(1), 'blog'],
  [blogPageHref(2), 'blogPage'],
  [PATHS.accessories, 'accessories'],
  ['/accessories/screens', 'accessoryCategory'],
  [setupHref('x').split('?')[0] ?? '', 'gallery'],
  [PATHS.auth, 'auth'],
  [PATHS.account, 'account'],
  [PATHS.admin, 'admin'],
  [PATHS.search, 'search'],
  [memberHref('abc'), 'member'],
  ['/members', 'infoPage'],
  ['/members/a/b', 'not-found'],
  [PATHS.throwCalculator, 'throwCalculator'],
  [PATHS.throwCalculatorEmbed, 'throwCalculatorEmbed'],
  [PATHS.projectorFinder, 'projectorFinder'],
  [PATHS.projectorFinderEmbed, 'projectorFinderEmbed'],
  ['/privacy', 'infoPage'],
  ['/nothing/here', 'not-found'],
  ['/blog/a/b', 'not-found'],
])('%s is the page %s [2.3-1..3 2.3-7 2.3-36 2.3-37 2.3-39]', (path, id) => {
  expect(routeOf(path)).toBe(id);
});

test('the build renders all pages that have no content of their own', () => {
  expect([...STATIC_PATHS].toSorted()).toEqual([PATHS.gallery, ...APP_SHELL_PATHS].toSorted());
});

/** Files that may contain raw colors. */
const TOKENS = 'shared/design/tokens.ts';

test('only the tokens contain raw colors', async () => {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const found: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: source })) {
    if (file === TOKENS || /\.test\.tsx?$/.test(file)) continue;
    const text = await readFile(`${source}/${file}`, 'utf8');
    if (/#[0-9a-f]{6}\b|\brgba?\(/i.test(text)) found.push(file);
  }
  expect(found).toEqual([]);
});
