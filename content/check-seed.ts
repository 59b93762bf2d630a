/**
 * Checks the seed: every document against the Studio's schema with all its rules, its references and
 * ids; and all of them against what the specification asks of the content: numbers of things, lengths,
 * links, figures, pictures, marks of samples, spelling, prose. Errors fail and come last; `--all` prints the
 * advice and the measures of each guide as well.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { schemaCheck } from '../studio/check/schema-check.ts';
import { readArguments } from '../tools/product/command-line.ts';
import { readPictures } from './pictures/catalog.ts';
import { CONTENT_CHECKS } from './checks/content-checks.ts';
import { proseTable } from './checks/prose.ts';
import { sampleIds } from './checks/samples.ts';
import { seedOf } from './checks/seed.ts';
import { allWords, runningWords } from './checks/guides.ts';
import type { SeedDocument } from './source/document.ts';
import { seedDocuments } from './source/index.ts';

const { values } = readArguments({ options: { all: { type: 'boolean' } } });

const PICTURE = 'image@file://./';
const sizes = new Map(readPictures().map((picture) => [`images/${picture.file}`, picture]));
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
    const { width = 0, height = 0 } = sizes.get(file) ?? {};
    return [['asset', { _type: 'reference', _ref: `image-${sha}-${width}x${height}-webp` }]];
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

const seed = seedOf(seedDocuments);
for (const [name, contentCheck] of Object.entries(CONTENT_CHECKS)) {
  errors.push(...contentCheck(seed).map((problem) => `${name}: ${problem}`));
}

if (values.all) {
  for (const guide of seedDocuments.filter(({ _type }) => _type === 'article'))
    console.log(`${guide._id}: ${runningWords(guide)} words, ${allWords(seed, guide)} with everything in it`);
  for (const line of proseTable(seed)) console.log(line);
  for (const warning of warnings) console.log(`advice: ${warning}`);
}
console.log(
  `${documents.length} documents, ${sampleIds(seed).length} of them samples; ${warnings.length} pieces of advice (--all prints them), ${errors.length} errors`,
);
for (const error of errors) console.error(`error: ${error}`);
process.exit(errors.length === 0 ? 0 : 1);
