import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate, parse } from 'groq-js';
import { contentFrom, type BuildContent } from '../../web/src/app/build-content.ts';
import { ROOT } from './state-folder.ts';

let documents: unknown[] | undefined;

function seedDocuments(): unknown[] {
  documents ??= readFileSync(join(ROOT, 'content/seed.ndjson'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
  return documents;
}

/** Asks the seed one query. @param params of the query, without their `$` */
export async function askSeed(
  query: string,
  params: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const given = { params: { ...params } };
  return (await evaluate(parse(query, given), { dataset: seedDocuments(), ...given })).get();
}

/** The seed as the build reads content, without a lake; its pictures are left out. */
export const seedContent = (): BuildContent => contentFrom(askSeed);
