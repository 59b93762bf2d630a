import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_IN, bundleVariant } from '../build.ts';

test('the bundle contains every variable that the functions read', () => {
  const options = readFileSync(join(import.meta.dirname, '../src/options.ts'), 'utf8');
  const read = Array.from(options.matchAll(/process\.env\['(\w+)'\]/g), ([, name]) => name);
  expect(read.length).toBeGreaterThan(2);
  expect(new Set(read)).toEqual(new Set(BUILT_IN));
});

test.each(BUILT_IN)('another value of %s makes another bundle', (name) => {
  expect(bundleVariant({ [name]: 'on' })).not.toBe(bundleVariant({}));
  expect(bundleVariant({ [name]: '' })).toBe(bundleVariant({}));
  expect(bundleVariant({ ...process.env, LUMEN_STATE_DIR: 'x' })).toBe(bundleVariant(process.env));
});
