import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { countDocuments } from './backup-parts.ts';

const dir = mkdtempSync(join(tmpdir(), 'backup-parts-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** As `sanity dataset export` packs it: a folder with one document per line. */
function pack(documents: readonly object[]): void {
  const folder = join(dir, 'production-export');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'data.ndjson'), documents.map((each) => `${JSON.stringify(each)}\n`).join(''));
  execFileSync('tar', ['-czf', join(dir, 'content.tar.gz'), '-C', dir, 'production-export']);
}

beforeEach(() => {
  pack([{ _id: 'a' }, { _id: 'b' }]);
});

test('counts the documents of a backup', () => {
  expect(countDocuments(dir)).toBe(2);
});

test('refuses a backup without documents', () => {
  pack([]);
  expect(() => countDocuments(dir)).toThrow('content.tar.gz of the backup is empty');
});

test('refuses an incomplete backup', () => {
  writeFileSync(join(dir, 'content.tar.gz'), 'half of it');
  expect(() => countDocuments(dir)).toThrow('content.tar.gz of the backup cannot be read');
  rmSync(join(dir, 'content.tar.gz'));
  expect(() => countDocuments(dir)).toThrow('The backup has no content.tar.gz');
});
