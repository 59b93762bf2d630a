// @vitest-environment jsdom
/** Each kind of projector leads to the list of its real models, and says how many it finds there. */
import { articleHref, COMPARISON_HREF, PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import { expect, test } from 'vitest';
import { filtersFrom, matchOf } from '../src/features/projectors/list/projector-filters.ts';
import { compact } from '../src/shared/content/compact.ts';
import { listedFacts } from '../src/shared/projectors/listed-facts.ts';
import { openSeedPage, seedPageContent, words } from './fixture/seed-site.ts';

const WAYS = `a[href^="${PATHS.projectors}?"]`;

/** The number of models that a link finds, by the rules of the list. */
async function found(href: string): Promise<number> {
  const list = await seedPageContent('projectors');
  const filters = filtersFrom(new URL(href, 'https://example.test').search);
  return compact(list?.projectors).filter(
    (projector) => matchOf({ kind: projector.kind, facts: listedFacts(projector) }, filters) === 'yes',
  ).length;
}

/** The ways from a part of a page to real models, as "href label". */
function waysOf(part: Element | null): [href: string, label: string][] {
  return [...(part?.querySelectorAll(WAYS) ?? [])].map((way) => [way.getAttribute('href') ?? '', words(way)]);
}

test('every kind on the home page and every row of the comparison leads to its models', async () => {
  const { main } = await openSeedPage(PATHS.home);
  const rows = [...main.querySelectorAll('#comparison tbody tr')];
  expect(rows).toHaveLength(8);
  for (const row of rows) expect(waysOf(row)).toHaveLength(1);
  const ways = waysOf(main);
  // Ten kinds on cards and in the hero, eight rows.
  expect(ways).toHaveLength(18);
  for (const [href, label] of ways) {
    const count = await found(href);
    expect(count).toBeGreaterThan(3);
    expect(label).toBe(`Real models like this (${count})`);
  }
});

test('the picks of a guide and its last button lead to real models', async () => {
  const { main } = await openSeedPage(articleHref('best-portable-projectors-backyard-2025'));
  const picks = waysOf(main.querySelector('[aria-labelledby="picks-title"]'));
  expect(picks.length).toBeGreaterThan(0);
  const buttons = [...main.querySelectorAll('a')].filter((link) =>
    link.parentElement?.querySelector(`:scope > a[href="${COMPARISON_HREF}"]`),
  );
  expect(buttons.some((link) => link.getAttribute('href')?.startsWith(PATHS.projectors))).toBe(true);
});

test('the comparison has real models on its second tab, each with its page', async () => {
  const { main } = await openSeedPage(PATHS.home);
  const links = [...main.querySelectorAll('#comparison li a')].map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(8);
  for (const href of links) expect(href?.startsWith(projectorHref(''))).toBe(true);
});
