import { expect, test } from 'vitest';
import { trustedTypesDirectives } from './trusted-types.ts';

test("the page's policy requires Trusted Types", () => {
  expect(trustedTypesDirectives(false).map((parts) => parts.join(' '))).toEqual([
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});
