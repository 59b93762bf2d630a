import { expect, test } from 'vitest';
import { trustedTypesDirectives } from './trusted-types.ts';

test('a page says so in its policy', () => {
  expect(trustedTypesDirectives(false).map((parts) => parts.join(' '))).toEqual([
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});
