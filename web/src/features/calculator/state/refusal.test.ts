// @vitest-environment jsdom
/** What the calculator says where no source of a model covers what is asked. */
import { expect, test } from 'vitest';
import { seedPageContent } from '../../../../test/fixture/seed-site.ts';
import { newCalculation } from './calculation.ts';
import { presetsFrom } from './presets.ts';
import { refusalOf } from './refusal.ts';
import { foundResults } from './results.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

const content = await seedPageContent('throwCalculator');
if (!content) throw new Error('The seed has no calculator.');
const presets = presetsFrom(content.presets, content.models);
const nearWall = presets.filter(({ lens }) => lens?.sizes && lens.wide.slope < 0.5);

function asked(slug: string, settings: Partial<Settings>) {
  const preset = presets.find(({ id }) => id === slug) ?? null;
  const calculation = newCalculation({ ...DEFAULT_SETTINGS, preset: slug, ...settings });
  return { refusal: refusalOf(calculation, preset), results: foundResults(calculation, preset) };
}

test('an ultra short throw at 60 in has a distance where its source gives one, and a sentence elsewhere', () => {
  expect(nearWall.length).toBeGreaterThan(10);
  const wrong = nearWall.filter(({ id, lens }) => {
    const { refusal, results } = asked(id, { diagonal: 60 });
    if ((lens?.sizes?.wide.min ?? 0) <= 60) return !results || results.recommended <= 0;
    return !/^No source gives a distance for 60 in\. .+ in(?: of [\d.:]+)?\.$/.test(refusal?.text ?? '');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('names the sizes that a maker prints', () => {
  expect(asked('epson-home-cinema-ls100', { diagonal: 60 }).refusal?.text).toBe(
    'No source gives a distance for 60 in. Epson prints 70 to 130 in of 16:10.',
  );
});

test('asked for a size from across the room, an ultra short throw says from where it works and offers sizes', () => {
  const found = asked('epson-home-cinema-ls100', { mode: 'distance-to-size', distance: 10 });
  expect(found.results).toBeNull();
  expect(found.refusal).toMatchObject({ offersSize: true });
  expect(found.refusal?.text).toMatch(/^No source gives a size from 10\.0 ft\. .*\(from the lens\)/);
});
