import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { isVariable, meaningOf, VARIABLE_NAMES } from '../src/environment-variables.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

it("docs/variables.md describes every variable in the schema's order", () => {
  const rows = read('docs/variables.md').matchAll(/^\| `(?<name>LUMEN_\w+)`\s*\| (?<meaning>.+?)\s*\|$/gm);
  expect(Array.from(rows, ({ groups }) => [groups?.['name'], groups?.['meaning']])).toEqual(
    VARIABLE_NAMES.map((name) => [name, meaningOf(name)]),
  );
});

it('environments/example.env names only known variables', () => {
  const names = Object.keys(parseEnv(read('environments/example.env')));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !isVariable(name))).toEqual([]);
});
