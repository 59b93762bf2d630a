import { expect, test } from 'vitest';
import { MATTE_WHITE, screenChoices } from './lit-screens.ts';

test('offers three screens, and the one that somebody has first', () => {
  expect(screenChoices(MATTE_WHITE).map(({ gain }) => gain)).toEqual([0.8, 1, 1.3]);
  expect(screenChoices({ gain: 0.6, rejected: 65 })[0]).toMatchObject({
    gain: 0.6,
    rejected: 65,
    label: 'Yours: rejects 65 % of room light, gain 0.6',
  });
  expect(screenChoices({ gain: 1.5, rejected: 0 })[0]?.label).toBe('Yours: gain 1.5');
});
