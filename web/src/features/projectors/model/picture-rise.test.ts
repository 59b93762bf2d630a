import { expect, test } from 'vitest';
import { law } from '../../../../test/fixture/projector.ts';
import { projectorRise } from './picture-rise.ts';

test('uses heights from the best evidence that has any', () => {
  const distance = [
    law({ kind: 'measured' }),
    law({ kind: 'claim', rise: { a: 0.2, b: 0 } }),
    law({ kind: 'maker', aspect: '16:10', rise: { a: 0.11, b: 1 } }),
  ];
  expect(projectorRise({ distance })).toEqual({
    printedFor: '16:10',
    line: { slope: 0.11, intercept: 1 },
  });
});

test('ignores a half-filled row', () => {
  expect(projectorRise({ distance: [law({ rise: { a: 0.2, b: null } })] })).toBeNull();
  expect(projectorRise({ distance: [law({ rise: { a: null, b: 1 } })] })).toBeNull();
  expect(projectorRise({ distance: null })).toBeNull();
});
