/**
 * Checks every document of the seed: against the Studio's schema with all its rules, its
 * references, its pictures and its ids. Advice (warnings) is printed, errors fail.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { schemaCheck } from '../studio/check/schema-check.ts';
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

const documents = seedDocuments.map((document) => withAssets(document, document._id) as SeedDocument);

const ids = new Set<string>();
for (const { _id } of documents) {
  if (ids.has(_id)) errors.push(`${_id}: two documents have this id`);
  ids.add(_id);
}

const check = schemaCheck(documents);
for (const document of documents) {
  for (const { at, level, message } of await check(document)) {
    (level === 'error' ? errors : warnings).push(`${document._id} ${at}: ${message}`);
  }
}

for (const warning of warnings) console.log(`advice: ${warning}`);
for (const error of errors) console.error(`error: ${error}`);
console.log(`${documents.length} documents, ${errors.length} errors, ${warnings.length} pieces of advice`);
process.exit(errors.length === 0 ? 0 : 1);
