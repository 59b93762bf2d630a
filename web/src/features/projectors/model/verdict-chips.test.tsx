// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { brightness, figure, projectorContent } from '../../../../test/fixture/projector.ts';
import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import type { ProjectorContent } from './projector-query.ts';
import { VerdictChips } from './verdict-chips.tsx';

afterEach(cleanup);

/** Each chip as it reads, with the tone of its dot. */
function chips(more: Partial<ProjectorContent>): string[] {
  const { container } = render(<VerdictChips facts={projectorFacts(projectorContent(more))} />);
  return [...container.querySelectorAll('li')].map(
    (chip) => `${chip.dataset['level']} | ${chip.textContent.replaceAll('\u00A0', ' ')}`,
  );
}

test('says how a model of 1,500 lm and 1,000 : 1 looks in each named light', () => {
  const light = [brightness(1500, 'measured', 'movie')];
  // White of 50.6 fL on 100 inches of 16:9, 29.67 square feet.
  expect(chips({ brightness: light, nativeContrast: [figure(1000, 'measured')] })).toEqual([
    'good | Dark room, 1 lux: Very bright353 : 1',
    'good | A lamp or two, 20 lux: Good27 : 1',
    'bad | By day, blinds half closed, 80 lux: Foggy7.7 : 1',
    'bad | By day, curtains open, 300 lux: Foggy2.8 : 1',
    'good | 20 min after sunset, 29 lux: Good19.3 : 1',
    'good | 30 min after sunset, 6 lux: Good84 : 1',
    'good | Outdoors at night, 1 lux: Very bright353 : 1',
  ]);
});

test.each([
  // White of 30.3, 11.5 and 6.7 fL.
  [900, '20 min after sunset, 29 lux', 'middle', 'Thin'],
  [340, 'Dark room, 1 lux', 'middle', 'A little dim'],
  [200, 'Dark room, 1 lux', 'bad', 'Too dim'],
])('%i lm, %s: %s, %s', (lumens, light, tone, verdict) => {
  const found = chips({ brightness: [brightness(lumens, 'measured', 'movie')] });
  expect(found.filter((chip) => chip.startsWith(`${tone} | ${light}: ${verdict}`))).toHaveLength(1);
});

test('says nothing of a model whose brightness nobody knows', () => {
  expect(chips({})).toEqual([]);
});
