import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../product/state-folder.ts';
import { TEST_FILES } from '../product/test-runners.ts';
import type { TaggedTest } from './coverage.ts';
import { findTests } from './test-titles.ts';

/** Every test of the project that shows a statement of the specification. */
export function taggedTests(): TaggedTest[] {
  const files = globSync([...TEST_FILES], { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] });
  return files.toSorted().flatMap((file) =>
    findTests(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('x'))
      .filter(({ statements }) => statements.length > 0)
      .map((test) => ({ ...test, file })),
  );
}
