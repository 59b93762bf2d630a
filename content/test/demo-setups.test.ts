/** The sample setups of the emulators. They are content too, and their pictures come from the list. */
import { readFileSync } from 'node:fs';
import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { expect, test } from 'vitest';
import { setupPictures } from '../../tools/emulators/demo/demo-setup.ts';
import { DEMO_SETUPS } from '../../tools/emulators/demo/setups.ts';
import { readPictures } from '../pictures/catalog.ts';
import { kitCatalog } from '../../web/prerender/kit-catalog.ts';
import { contentOf } from '../../web/test/fixture/content-of.ts';
import { CONTENT_CHECKS } from '../checks/content-checks.ts';
import { seedOf } from '../checks/seed.ts';

const published = DEMO_SETUPS.filter(({ hidden }) => !hidden);

test('has at least a dozen setups, newest first, over several months', () => {
  expect(published.length).toBeGreaterThanOrEqual(12);
  const ages = DEMO_SETUPS.map(({ daysAgo }) => daysAgo);
  expect(ages).toEqual(ages.toSorted((one, other) => one - other));
  expect(Math.max(...ages)).toBeGreaterThan(90);
});

test.each(['Indoor', 'Outdoor', 'Gaming'])('has several %s setups', (type) => {
  expect(published.filter(({ type_tag }) => type_tag === type).length).toBeGreaterThanOrEqual(2);
});

test('has setups of every size by several members', () => {
  expect(new Set(published.map(({ size_tag }) => size_tag)).size).toBe(3);
  expect(new Set(published.map(({ owner }) => owner)).size).toBeGreaterThanOrEqual(8);
});

test('features one setup now and at most one per month', () => {
  const months = DEMO_SETUPS.flatMap(({ featuredMonthsAgo }) => featuredMonthsAgo ?? []);
  expect(months).toContain(0);
  expect(new Set(months).size).toBe(months.length);
});

test('each setup has its own finished pictures from the list [3-39]', () => {
  const ready = new Set(
    readPictures()
      .filter(({ ready, kind }) => ready && kind === 'setup')
      .map(({ file }) => file),
  );
  const used = published.flatMap(setupPictures);
  expect(used.filter((file) => !ready.has(`setups/${file}`))).toEqual([]);
  expect(new Set(used).size).toBe(used.length);
});

test('each finished picture is used by a document, a setup or the browser tests', () => {
  const seed = readFileSync(new URL('../seed.ndjson', import.meta.url), 'utf8');
  const used = new Set(DEMO_SETUPS.flatMap(setupPictures).map((file) => `setups/${file}`));
  const idle = readPictures().filter(
    ({ file, ready }) => ready && !used.has(file) && !seed.includes(`/${file}"`),
  );
  // The browser tests upload it as a member.
  expect(idle.map(({ id }) => id)).toEqual(['scene-livingroom-night']);
});

test('setups use only kit from the catalog', async () => {
  const seed = readFileSync(new URL('../seed.ndjson', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const catalog = kitCatalog(await contentOf(seed.map((line) => JSON.parse(line) as object)).kit());
  const ids = new Set([...catalog.projectors, ...catalog.screens, ...catalog.products].map(({ id }) => id));
  const named = DEMO_SETUPS.flatMap(({ details }) => [
    details?.projector,
    details?.screen,
    ...(details?.kit ?? []),
  ]).filter((id) => id !== undefined);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test.each(DEMO_SETUPS.map((setup) => [setup.title, setup] as const))(
  "passes the checks of a member's submission: %s",
  (title, { description, hidden }) => {
    expect(title.length).toBeLessThanOrEqual(SETUP_LIMITS.titleMax);
    expect(description.length).toBeLessThanOrEqual(SETUP_LIMITS.descriptionMax);
    // Published samples tell a story; the hidden one doesn't have to.
    expect(description.length).toBeGreaterThan(hidden ? 20 : 200);
  },
);

test("setup texts follow the content's spelling and typography", () => {
  const documents = DEMO_SETUPS.map(({ title, description }, index) => ({
    _id: `demo-${index}`,
    _type: 'setup',
    title,
    description: description.split('\n\n'),
  }));
  expect(CONTENT_CHECKS['spelling']?.(seedOf(documents))).toEqual([]);
  expect(CONTENT_CHECKS['typography']?.(seedOf(documents))).toEqual([]);
});
