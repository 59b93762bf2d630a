import { expect, test } from 'vitest';
import { DRAWING, FLOOR, gridLines, sceneOf } from './diagram-scene.ts';
import { resultsOf as answerOf } from '../state/results.ts';
import { ASPECTS, DEFAULT_SETTINGS, MODES, UNITS, type Settings } from '../state/settings.ts';
import { DIAGONAL_BOUNDS, DISTANCE_BOUNDS, RATIO_BOUNDS } from '@lumen-throw/throw/limits';
import { imageSize } from '@lumen-throw/throw/image-size';
import { lensFromRatio } from '@lumen-throw/throw/lens';
import { throwDistance } from '@lumen-throw/throw/throw-distance';
import { draws } from '@lumen-throw/throw/testing/draws';
import { known } from '@lumen-throw/throw/testing/known';

const resultsOf = (...asked: Parameters<typeof answerOf>) => known(answerOf(...asked));
const lens = (min: number, max: number) => lensFromRatio({ min, max }, { chip: '16:9' });

/** Results of any calculation that the page can show. */
function* drawings(seed: number) {
  const { between, pick, chance } = draws(seed);
  for (let tried = 0; tried < 1500; tried += 1) {
    const units = pick(UNITS);
    const min = between(RATIO_BOUNDS.min, RATIO_BOUNDS.max);
    const settings: Settings = {
      ...DEFAULT_SETTINGS,
      mode: pick(MODES),
      units,
      diagonal: between(DIAGONAL_BOUNDS.min, DIAGONAL_BOUNDS.max),
      distance: between(DISTANCE_BOUNDS[units].min, DISTANCE_BOUNDS[units].max),
      aspect: pick(ASPECTS as [(typeof ASPECTS)[number], ...typeof ASPECTS]),
    };
    const max = chance(0.2) ? min : between(min, RATIO_BOUNDS.max);
    const drawn = lensFromRatio({ min, max }, { chip: pick(['16:9', '16:10', '4:3']) });
    yield { results: resultsOf(settings, drawn), units };
  }
}

test('uses one scale for the whole drawing [2.14-14]', () => {
  for (const { results } of drawings(40)) {
    const { scale, wall, lens, picture } = sceneOf(results);
    expect((lens.x - wall) / scale).toBeCloseTo(results.distance, 6);
    expect((picture.bottom - picture.top) / scale).toBeCloseTo(results.image.height, 6);
  }
});

test('draws everything inside the drawing and above the floor, with valid numbers', () => {
  for (const { results, units } of drawings(41)) {
    const scene = sceneOf(results);
    const xs = [scene.lens.x, ...scene.seats.map(({ x }) => x), scene.zoom?.from ?? 0, scene.zoom?.to ?? 0];
    expect(xs.every((x) => x >= 0 && x <= DRAWING.width)).toBe(true);
    const ys = [
      scene.picture.top,
      scene.picture.bottom,
      scene.lens.y,
      scene.ceiling,
      scene.largest?.top ?? 99,
    ];
    expect(ys.every((y) => y >= 0 && y <= FLOOR)).toBe(true);
    for (const { x } of gridLines(scene.scale, units)) expect(x).toBeLessThanOrEqual(DRAWING.width);
  }
});

test('draws the zoom range of the results', () => {
  const results = resultsOf(DEFAULT_SETTINGS, lens(1.2, 1.5));
  const { zoom, wall, scale } = sceneOf(results);
  const { min, max } = throwDistance({ min: 1.2, max: 1.5 }, 100, '16:9');
  expect(((zoom?.from ?? 0) - wall) / scale).toBeCloseTo(min, 6);
  expect(((zoom?.to ?? 0) - wall) / scale).toBeCloseTo(max, 6);
});

test('draws the largest image around the recommended one when asked for sizes', () => {
  const results = resultsOf({ ...DEFAULT_SETTINGS, mode: 'distance-to-size' }, lens(1.2, 1.5));
  const { largest, picture, scale, zoom } = sceneOf(results);
  expect(zoom).toBeNull();
  expect(((largest?.bottom ?? 0) - (largest?.top ?? 0)) / scale).toBeCloseTo(
    imageSize(results.range.max, '16:9').height,
    6,
  );
  expect(largest?.top).toBeLessThan(picture.top);
  expect(largest?.bottom).toBeGreaterThan(picture.bottom);
});

test('keeps the scale during small changes so that the drawing moves', () => {
  const scales = Array.from({ length: 141 }, (_, index) => {
    const settings = { ...DEFAULT_SETTINGS, diagonal: 60 + index };
    return sceneOf(resultsOf(settings, lens(1.2, 1.5))).scale;
  });
  expect(new Set(scales).size).toBeGreaterThan(1);
  expect(new Set(scales).size).toBeLessThan(6);
});

test('draws an ultra short throw projector below the image and others hanging', () => {
  expect(sceneOf(resultsOf(DEFAULT_SETTINGS, lens(0.19, 0.25))).body.hangs).toBe(false);
  expect(sceneOf(resultsOf(DEFAULT_SETTINGS, lens(1.2, 1.5))).body.hangs).toBe(true);
});

test("keeps the grid's labels apart", () => {
  for (const scale of [0.3, 0.7, 1.2, 2, 3]) {
    for (const units of UNITS) {
      const labelled = gridLines(scale, units).filter(({ label }) => label !== null);
      const gaps = labelled.slice(1).map(({ x }, index) => x - (labelled[index]?.x ?? 0));
      expect(gaps.every((gap) => gap >= 76 - 1e-6)).toBe(true);
    }
  }
});
