/** The sample setups of the emulators: they are content too, and their pictures come from the list. */
import { readFileSync } from 'node:fs';
import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { expect, test } from 'vitest';
import { setupPictures } from '../../tools/emulators/demo/demo-setup.ts';
import { DEMO_SETUPS } from '../../tools/emulators/demo/setups.ts';
import { readPictures } from '../../tools/art/catalog.ts';
import { CONTENT_CHECKS } from '../checks/content-checks.ts';
import { seedOf } from '../checks/seed.ts';

const published = DEMO_SETUPS.filter(({ hidden }) => !hidden);

test('there are a dozen and more, newest first, over several months', () => {
  expect(published.length).toBeGreaterThanOrEqual(12);
  const ages = DEMO_SETUPS.map(({ daysAgo }) => daysAgo);
  expect(ages).toEqual(ages.toSorted((one, other) => one - other));
  expect(Math.max(...ages)).toBeGreaterThan(90);
});

test.each(['Indoor', 'Outdoor', 'Gaming'])('there are several %s setups', (type) => {
  expect(published.filter(({ type_tag }) => type_tag === type).length).toBeGreaterThanOrEqual(2);
});

test('setups are of every size and by several members', () => {
  expect(new Set(published.map(({ size_tag }) => size_tag)).size).toBe(3);
  expect(new Set(published.map(({ owner }) => owner)).size).toBeGreaterThanOrEqual(8);
});

test('one setup is featured now, and no month has two', () => {
  const months = DEMO_SETUPS.flatMap(({ featuredMonthsAgo }) => featuredMonthsAgo ?? []);
  expect(months).toContain(0);
  expect(new Set(months).size).toBe(months.length);
});

test('every setup has pictures of its own, from the list and ready', () => {
  const ready = new Set(
    readPictures()
      .filter(({ ready, kind }) => ready && kind === 'setup')
      .map(({ file }) => file),
  );
  const used = published.flatMap(setupPictures);
  expect(used.filter((file) => !ready.has(`setups/${file}`))).toEqual([]);
  expect(new Set(used).size).toBe(used.length);
});

test('every finished picture is shown: in a document, in a setup, or by the browser tests', () => {
  const seed = readFileSync(new URL('../seed.ndjson', import.meta.url), 'utf8');
  const used = new Set(DEMO_SETUPS.flatMap(setupPictures).map((file) => `setups/${file}`));
  const idle = readPictures().filter(
    ({ file, ready }) => ready && !used.has(file) && !seed.includes(`/${file}"`),
  );
  // Members of the browser tests upload it.
  expect(idle.map(({ id }) => id)).toEqual(['scene-livingroom-night']);
});

test.each(DEMO_SETUPS.map((setup) => [setup.title, setup] as const))(
  'a member could have written: %s',
  (title, { description, hidden }) => {
    expect(title.length).toBeLessThanOrEqual(SETUP_LIMITS.titleMax);
    expect(description.length).toBeLessThanOrEqual(SETUP_LIMITS.descriptionMax);
    // Published samples tell a story; the hidden one need not.
    expect(description.length).toBeGreaterThan(hidden ? 20 : 200);
  },
);

test('their texts are spelled and set like the rest of the content', () => {
  const documents = DEMO_SETUPS.map(({ title, description }, index) => ({
    _id: `demo-${index}`,
    _type: 'setup',
    title,
    description: description.split('\n\n'),
  }));
  expect(CONTENT_CHECKS['spelling']?.(seedOf(documents))).toEqual([]);
  expect(CONTENT_CHECKS['typography']?.(seedOf(documents))).toEqual([]);
});
