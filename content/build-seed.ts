/** Writes `content/seed.ndjson`, the dataset that a new product starts with, from `content/source`. */
import { readFile, writeFile } from 'node:fs/promises';
import { seedDocuments } from './source/index.ts';

const target = new URL('seed.ndjson', import.meta.url);
const text = `${seedDocuments.map((document) => JSON.stringify(document)).join('\n')}\n`;

if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current !== text) {
    console.error('content/seed.ndjson is not what content/source makes: run `npm run content:build`.');
    process.exitCode = 1;
  }
} else {
  await writeFile(target, text);
  console.log(`content/seed.ndjson: ${seedDocuments.length} documents`);
}
