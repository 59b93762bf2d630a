/**
 * Checks every document of the seed: against the Studio's schema with all its rules, its
 * references, its pictures and its ids. Advice (warnings) is printed, errors fail.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { validateDocument } from '@sanity/validation';
import { evaluateSync, parse, toJS } from 'groq-js';
import { of } from 'rxjs';
import { createSchema } from 'sanity';
import { schemaTypes } from '../studio/src/schema/index.ts';
import type { SeedDocument } from './source/document.ts';
import { seedDocuments } from './source/index.ts';

const PICTURE = 'image@file://./';
const errors: string[] = [];
const warnings: string[] = [];

/** The document as it is after an import: pictures have an asset. */
function withAssets(value: unknown, at: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withAssets(item, at));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (key !== '_sanityAsset') return [[key, withAssets(inner, at)]];
    const file = String(inner).replace(PICTURE, '');
    if (!String(inner).startsWith(PICTURE) || !existsSync(new URL(file, import.meta.url))) {
      errors.push(`${at}: the picture ${String(inner)} is not in content/images`);
    }
    const sha = createHash('sha1').update(file).digest('hex');
    return [['asset', { _type: 'reference', _ref: `image-${sha}-1600x1000-webp` }]];
  });
  return Object.fromEntries(entries);
}

const documents = seedDocuments.map((document) => ({
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  _rev: 'seed',
  ...(withAssets(document, document._id) as SeedDocument),
}));

const ids = new Set<string>();
for (const { _id } of documents) {
  if (ids.has(_id)) errors.push(`${_id}: two documents have this id`);
  ids.add(_id);
}

/** Answers the queries of the schema's rules from the seed itself. */
function fetchFromSeed(query: string, params: Record<string, unknown> = {}): unknown {
  return toJS(evaluateSync(parse(query, { params }), { dataset: documents, params }));
}

/** As much of a client as the rules use; anything else they would ask for fails the check. */
const client = {
  fetch: async (query: string, params?: Record<string, unknown>) => fetchFromSeed(query, params),
  getDataUrl: (operation: string, path = '') => `/${operation}/${path}`,
  observable: {
    fetch: (query: string, params?: Record<string, unknown>) => of(fetchFromSeed(query, params)),
    request: () => of({ documents: [], omitted: [] }),
  },
  withConfig: () => client,
};

const schema = createSchema({ name: 'default', types: schemaTypes });
for (const document of documents) {
  const { markers } = await validateDocument({
    document,
    schema,
    client,
    getDocumentExists: async ({ id }: { id: string }) => ids.has(id) || id.startsWith('image-'),
  } as unknown as Parameters<typeof validateDocument>[0]);
  for (const { level, message, path } of markers) {
    const line = `${document._id} ${JSON.stringify(path)}: ${message}`;
    (level === 'error' ? errors : warnings).push(line);
  }
}

for (const warning of warnings) console.log(`advice: ${warning}`);
for (const error of errors) console.error(`error: ${error}`);
console.log(`${documents.length} documents, ${errors.length} errors, ${warnings.length} pieces of advice`);
process.exit(errors.length === 0 ? 0 : 1);
