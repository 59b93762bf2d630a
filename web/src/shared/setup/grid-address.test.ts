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
};

test('everything that the grid shows is in its address, and comes back from it', () => {
  expect(readGrid(writeGrid(NARROWED))).toEqual(NARROWED);
  expect(writeGrid(CAROUSEL_STATE)).toBe('');
  expect(readGrid('')).toEqual(CAROUSEL_STATE);
});

test('what an address says wrongly narrows nothing', () => {
  const wrong = '?view=wall&type=Cellar&size=Huge&light=noon&place=moon&kind=toy&projector=a.b&sort=best';
  expect(readGrid(wrong)).toEqual(CAROUSEL_STATE);
});

test('the setups of a projector have an address', () => {
  expect(projectorCardsHref('projector-a')).toBe('/inspiration/gallery?view=grid&projector=projector-a');
});
