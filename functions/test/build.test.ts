import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_IN } from '../build.ts';

test('the bundle carries every variable that the functions read, for there are none where they run', () => {
  const options = readFileSync(join(import.meta.dirname, '../src/options.ts'), 'utf8');
  const read = Array.from(options.matchAll(/process\.env\['(\w+)'\]/g), ([, name]) => name);
  expect(read.length).toBeGreaterThan(2);
  expect(new Set(read)).toEqual(new Set(BUILT_IN));
});
