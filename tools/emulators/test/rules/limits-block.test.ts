import { expect, test } from 'vitest';
import { staleRules } from '../../src/rules-limits.ts';

test('the rules carry the limits of the domain', () => {
  expect(staleRules().map(({ file }) => file)).toEqual([]);
});
