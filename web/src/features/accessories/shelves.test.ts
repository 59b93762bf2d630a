import { expect, test } from 'vitest';
import { fixtureProduct as product } from '../../../test/fixture/product.ts';
import { groupedShelves } from './shelves.ts';
import { LIST_TEXTS } from './texts.ts';

const [arm, cart, cable, cord] = [product('arm'), product('cart'), product('cable'), product('cord')];

function group(heading: string | null, ...productIds: (string | null)[]) {
  return { heading, intro: null, productIds };
}

function shown(...parameters: Parameters<typeof groupedShelves>) {
  return groupedShelves(...parameters).map(({ id, heading, products }) => [
    id,
    heading,
    ...products.map(({ _id }) => _id),
  ]);
}

test('shows all products on one shelf in their order when there are no groups', () => {
  expect(shown(null, [arm, null, cart])).toEqual([['section', null, 'arm', 'cart']]);
  expect(shown([], [])).toEqual([]);
});

test('orders products by group and puts those without a group at the end', () => {
  const groups = [group('Cables', 'cord', 'cable'), group('Mounts', 'arm')];
  expect(shown(groups, [arm, cart, cable, cord])).toEqual([
    ['cables', 'Cables', 'cord', 'cable'],
    ['mounts', 'Mounts', 'arm'],
    ['more', LIST_TEXTS.ungrouped, 'cart'],
  ]);
});

test("a group shows only its page's products, each once, and disappears when empty", () => {
  const groups = [
    group('Mounts', 'arm', 'arm', 'gone', null),
    null,
    group('Empty', 'gone'),
    group('Again', 'arm'),
  ];
  expect(shown(groups, [arm])).toEqual([['mounts', 'Mounts', 'arm']]);
  expect(shown([group('Empty', 'gone')], [arm])).toEqual([['section', null, 'arm']]);
});

test('gives two groups with the same heading different ids', () => {
  expect(shown([group('Cables', 'cable'), group('Cables', 'cord')], [cable, cord])).toEqual([
    ['cables', 'Cables', 'cable'],
    ['cables-2', 'Cables', 'cord'],
  ]);
});
