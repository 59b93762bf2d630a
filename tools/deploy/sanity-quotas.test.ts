/** The seed is within Sanity's limits: https://www.sanity.io/docs/technical-limits */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEED } from '../product/lake-process.ts';

/** Of the Free plan, the smallest. */
const LIMITS = { datasetAttributes: 2000, documentAttributes: 1000, levels: 20, documentBytes: 32_000_000 };

const lines = readFileSync(SEED, 'utf8').trim().split('\n');
const documents = lines.map((line) => JSON.parse(line) as unknown);

/**
 * The attributes of a value as Sanity counts them: each path with each kind of value. All items of an
 * array share a path, and an array counts once more.
 */
function attributes(value: unknown, path: string, found: Set<string>): Set<string> {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  found.add(`${path} ${kind}`);
  if (Array.isArray(value)) for (const item of value) attributes(item, `${path}[]`, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) attributes(part, `${path}.${name}`, found);
  return found;
}

function levels(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(levels));
}

test('the attributes of all documents fit into the smallest plan', () => {
  const found = new Set<string>();
  for (const document of documents) attributes(document, '', found);
  expect(found.size).toBeGreaterThan(100);
  expect(found.size).toBeLessThan(LIMITS.datasetAttributes);
});

test('each document is within the limits of size, depth and attributes', () => {
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThan(LIMITS.documentBytes);
  expect(Math.max(...documents.map(levels))).toBeLessThanOrEqual(LIMITS.levels);
  const counts = documents.map((document) => attributes(document, '', new Set()).size);
  expect(Math.max(...counts)).toBeLessThan(LIMITS.documentAttributes);
});
