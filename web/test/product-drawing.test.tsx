import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AMBIANCE_DRAWINGS } from '../src/products/ambiance-drawings.ts';
import { ProductDrawing } from '../src/products/product-drawing.tsx';

function drawn(kind: 'ambiance' | 'screen', tags: string[] | null): string {
  return renderToStaticMarkup(<ProductDrawing product={{ kind, tags }} />);
}

test('a thing for the room is drawn as its first tag says', () => {
  expect(drawn('ambiance', ['rug', 'lamp'])).toContain(`d="${AMBIANCE_DRAWINGS['rug']}"`);
});

test('an unknown tag, or none, gets the string lights', () => {
  const lights = drawn('ambiance', null);
  expect(lights).toContain('<circle');
  expect(drawn('ambiance', ['something else'])).toBe(lights);
});

test('other products are drawn as their kind, whatever their tags', () => {
  expect(drawn('screen', ['rug'])).toBe(drawn('screen', null));
});

test.each(Object.entries(AMBIANCE_DRAWINGS))(
  '%s stays on its ground and holds numbers only',
  (_tag, path) => {
    expect(path).toMatch(/^[MhvlLaczs\d\s.-]+$/);
    const starts = [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
    expect(starts.length).toBeGreaterThan(0);
    for (const [, x, y] of starts) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(120);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(80);
    }
  },
);
