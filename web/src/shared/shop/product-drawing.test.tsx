import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductContent } from './product-query.ts';
import { ProductDrawing } from './product-drawing.tsx';

type Kind = ProductContent['kind'];

const KINDS: NonNullable<Kind>[] = ['projector', 'screen', 'speaker', 'mount', 'case', 'ambiance'];

function drawn(kind: Kind): string {
  return renderToStaticMarkup(<ProductDrawing product={{ kind }} />);
}

test('each kind of product has its own drawing', () => {
  expect(new Set(KINDS.map(drawn)).size).toBe(KINDS.length);
});

test('draws a product without a kind as a projector', () => {
  expect(drawn(null)).toBe(drawn('projector'));
});

test.each(KINDS)('hides the drawing of %s from screen readers', (kind) => {
  const markup = drawn(kind);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).toMatch(/<(path|rect|circle) /);
});
