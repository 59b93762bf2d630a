import { expect, test } from 'vitest';
import { figure, projectorContent } from '../../../test/fixture/projector.ts';
import { figureText } from '../../shared/projectors/figure-text.ts';
import { compareProjectors } from './comparison/comparison-rows.ts';
import { figureRows } from './model/figure-rows.ts';

const covered = projectorContent({
  warranty: [figure(5, 'claim'), { ...figure(2, 'maker'), condition: 'lamp excluded' }],
});

test('the model page shows each warranty with its condition, best evidence first', () => {
  const row = figureRows(covered).find(({ field }) => field === 'warranty');
  expect(row?.title).toBe('Warranty');
  expect(row?.figures.map(({ text, condition, isOutdone }) => ({ text, condition, isOutdone }))).toEqual([
    { text: '2 years', condition: 'lamp excluded', isOutdone: false },
    { text: '5 years', condition: null, isOutdone: true },
  ]);
});

test('the comparison has a warranty row when a projector has one', () => {
  const oneYear = projectorContent({ warranty: [figure(1, 'maker')] });
  expect(compareProjectors([covered, oneYear, projectorContent()]).differences).toEqual([
    { key: 'warranty', name: 'Warranty', cells: ['2 years (lamp excluded)', '1 year', null] },
  ]);
});

test('a sentence quotes the warranty', () => {
  expect(figureText(covered, 'warranty')).toBe('2 years');
});
