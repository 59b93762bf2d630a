import { expect, test } from 'vitest';
import { brightness, evidence, figure, law, projectorContent } from '../../../../test/fixture/projector.ts';
import { nearestModels } from './nearest-models.ts';

function model(name: string, { lumens = 2000, a = 1.2, year = 2024 } = {}) {
  return projectorContent({
    model: name,
    brightness: [brightness(lumens, 'measured', 'movie')],
    distance: [law({ a })],
    year: [figure(year, 'maker')],
  });
}

const names = (found: { model: string | null }[]) => found.map((each) => each.model);

test('takes the nearest by throw, light and year, not the first listed', () => {
  const others = [
    model('far', { a: 3 }),
    model('bright', { lumens: 6000 }),
    model('old', { year: 2012 }),
    model('near', { lumens: 2100, year: 2025 }),
    model('nearer', { lumens: 2050 }),
  ];
  expect(names(nearestModels(model('one'), others, 2))).toEqual(['nearer', 'near']);
});

test('a model without figures is no near one', () => {
  const others = [projectorContent({ model: 'unknown' }), model('known', { year: 2021 })];
  expect(names(nearestModels(model('one'), others, 1))).toEqual(['known']);
});

test('a model of which hardly anything is known has no near ones', () => {
  const dated = projectorContent({ model: 'one', year: [figure(2024, 'maker')] });
  expect(nearestModels(dated, [model('two')], 1)).toEqual([]);
});

test('of two that are as near, the one that is still made comes first', () => {
  const ended = [{ _key: 's', status: 'discontinued' as const, evidence: evidence('maker') }];
  const others = [{ ...model('ended'), status: ended }, model('made')];
  expect(names(nearestModels(model('one'), others, 2))).toEqual(['made', 'ended']);
});
