/** Writes `content/seed.ndjson`, the dataset that a new product starts with, from `content/source`. */
import { readFile, writeFile } from 'node:fs/promises';
import { readArguments } from '../tools/product/command-line.ts';
import { Failure, runCommand } from '../tools/product/failure.ts';
import { seedDocuments } from './source/index.ts';

await runCommand(async () => {
  const { values } = readArguments({ options: { check: { type: 'boolean', default: false } } });
  const target = new URL('seed.ndjson', import.meta.url);
  const text = `${seedDocuments.map((document) => JSON.stringify(document)).join('\n')}\n`;
  if (!values.check) {
    await writeFile(target, text);
    console.log(`content/seed.ndjson: ${seedDocuments.length} documents`);
    return;
  }
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current !== text)
    throw new Failure('content/seed.ndjson is not what content/source makes: run `npm run content:build`.');
});
