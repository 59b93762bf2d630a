/** Writes `content/seed.ndjson`, the dataset that a new product starts with, from `content/source`. */
import { writeFileSync } from 'node:fs';
import { seedDocuments } from './source/index.ts';

const lines = seedDocuments.map((document) => JSON.stringify(document));
writeFileSync(new URL('seed.ndjson', import.meta.url), `${lines.join('\n')}\n`);
