import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Names of `index.ts` and of the fields that blocks share. */
const NO_BLOCKS: ReadonlySet<string> = new Set(['index.ts', 'block-fields.ts']);

test('each home page block has a schema named after its folder on the site', () => {
  const schemas = readdirSync(join(ROOT, 'studio/src/schema/blocks'))
    .filter((name) => !NO_BLOCKS.has(name))
    .map((name) => name.replace('.ts', ''));
  const folders = readdirSync(join(ROOT, 'web/src/shared/blocks'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  expect(folders.toSorted()).toEqual(schemas.toSorted());
  expect(folders.length).toBeGreaterThan(5);
});
