import { expect, test } from 'vitest';
import { CAROUSEL_STATE, projectorCardsHref, readGrid, writeGrid, type GridState } from './grid-address.ts';

const NARROWED: GridState = {
  view: 'grid',
  type: 'Gaming',
  size: 'Large',
  light: 'dusk',
  place: 'ceiling',
  kind: 'portable',
  projector: 'projector-benq-tk800',
  sort: 'liked',
  search: 'BenQ 120 inch dark room',
};

test("the address holds the grid's whole state and restores it", () => {
  expect(readGrid(writeGrid(NARROWED))).toEqual(NARROWED);
  expect(writeGrid(CAROUSEL_STATE)).toBe('');
  expect(readGrid('')).toEqual(CAROUSEL_STATE);
});

test('ignores invalid filters in the address', () => {
  const wrong = '?view=wall&type=Cellar&size=Huge&light=noon&place=moon&kind=toy&projector=a.b&sort=best';
  expect(readGrid(wrong)).toEqual(CAROUSEL_STATE);
});

test("a projector's setups have an address", () => {
  expect(projectorCardsHref('projector-a')).toBe('/inspiration/gallery?view=grid&projector=projector-a');
});
