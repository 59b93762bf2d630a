/** The package against an independent reference in Python (`src/testing/reference_vectors.py`). */
import { describe, expect, test } from 'vitest';
import vectors from '../src/testing/reference-vectors.json' with { type: 'json' };
import { pictureDiagonals } from '../src/frame.ts';
import type { AspectRatio } from '../src/image-size.ts';
import { lensFromFormula, lensFromRatio, pictureDistances } from '../src/lens.ts';
import { roomBrightness } from '../src/room-fit.ts';
import type { Light } from '../src/room-light.ts';
import { midpoint } from '../src/throw-distance.ts';
import { known } from '../src/testing/known.ts';
import { fromInches, toInches } from '../src/units.ts';

const shape = (text: string) => text as AspectRatio;

function range([min = Number.NaN, max = Number.NaN]: readonly number[]) {
  return { min, max };
}

/** Whether two numbers are the same but for arithmetic. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(1, Math.abs(other)) * 1e-9;
}

interface LightCase extends Omit<(typeof vectors.light)[number], 'light'> {
  light: number | string;
  rejected?: number;
}

/** Whether a picture in light comes out otherwise than in the reference. */
function differs({ aspect, chip, white, contrast, verdict, ...state }: LightCase): boolean {
  const found = roomBrightness({ lumens: state.lumens, native: state.native }, shape(chip), {
    diagonal: state.diagonal,
    aspect: shape(aspect),
    gain: state.gain,
    rejected: state.rejected ?? 0,
    light: state.light as Light,
  });
  return !isSame(found.white, white) || !isSame(found.contrast, contrast) || found.verdict !== verdict;
}

test('600 pictures in light have the white, the contrast and the verdict of the reference', () => {
  const wrong = vectors.light.filter(differs);
  expect(vectors.light).toHaveLength(600);
  expect(new Set(vectors.light.map(({ verdict }) => verdict)).size).toBe(6);
  expect(wrong).toEqual([]);
});

test('200 pictures on screens that reject room light are those of the reference', () => {
  expect(vectors.screens).toHaveLength(200);
  expect(vectors.screens.filter(differs)).toEqual([]);
});

test('600 lenses have the distances of the reference, and none where it has none', () => {
  const wrong = vectors.lens.filter(({ near, far, sizes, chip, printedFor, aspect, diagonal, distances }) => {
    const lens = lensFromFormula(near, far, {
      chip: shape(chip),
      printedFor: shape(printedFor),
      sizes: { wide: range(sizes.near), ...(sizes.far ? { tele: range(sizes.far) } : {}) },
    });
    const found = pictureDistances(lens, { diagonal, aspect: shape(aspect) });
    if (!found || !distances) return found !== distances;
    const { min, max } = range(distances);
    return !isSame(found.min, min) || !isSame(found.max, max);
  });
  expect(vectors.lens).toHaveLength(600);
  expect(vectors.lens.filter(({ distances }) => distances).length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

describe('the specified calculator', () => {
  test('gives in 120 states what section 9 says, to its digits [9-32]', () => {
    const wrong = vectors.specified.filter(
      ({ ratio, mode, units, diagonal, distance, digits, ...expected }) => {
        const lens = lensFromRatio(range(ratio), { chip: '16:9' });
        const inUnits = (inches: number) => fromInches(inches, units === 'ft' ? 'ft' : 'm');
        const found =
          mode === 'size-to-distance'
            ? known(pictureDistances(lens, { diagonal, aspect: '16:9' }))
            : known(pictureDiagonals(lens, toInches(distance, units === 'ft' ? 'ft' : 'm'), '16:9'));
        const said = (value: number) => value.toFixed(digits);
        const shown = [found.min, found.max, midpoint(found)].map((value) =>
          mode === 'size-to-distance' ? inUnits(value) : value,
        );
        return [...expected.range, expected.recommended].some(
          (value, place) =>
            !isSame(shown[place] ?? Number.NaN, value) || said(shown[place] ?? 0) !== said(value),
        );
      },
    );
    expect(vectors.specified).toHaveLength(120);
    expect(wrong).toEqual([]);
  });
});
