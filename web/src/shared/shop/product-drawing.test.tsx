import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductContent } from './product-query.ts';
import { ProductDrawing } from './product-drawing.tsx';

type Kind = ProductContent['kind'];

const KINDS: NonNullable<Kind>[] = ['projector', 'screen', 'speaker', 'mount', 'case', 'ambiance'];

function drawn(kind: Kind): string {
  return renderToStaticMarkup(<ProductDrawing product={{ kind }} />);
}

test('every kind of product has a drawing of its own', () => {
  expect(new Set(KINDS.map(drawn)).size).toBe(KINDS.length);
});

test('a product without a kind is drawn as a projector', () => {
  expect(drawn(null)).toBe(drawn('projector'));
});

test.each(KINDS)('the drawing of %s is decoration to a screen reader', (kind) => {
  const markup = drawn(kind);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).toMatch(/<(path|rect|circle) /);
});
