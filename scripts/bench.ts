/** `npm run bench`: every performance claim as a ratio against a baseline of the same run, as one table. */
import { brotliCompressSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchLake } from '../lake/bench/lake-bench.ts';
import { runCommand } from './product/failure.ts';

interface Row {
  name: string;
  baseline: string;
  measured: string;
  ratio: string;
}

function print(rows: readonly Row[]): void {
  const columns = ['name', 'baseline', 'measured', 'ratio'] as const;
  const width = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, index) => cell.padEnd(width[index] ?? 0)).join('  ');
  console.log(line(columns));
  for (const row of rows) console.log(line(columns.map((column) => row[column])));
}

await runCommand(async () => {
  print(await benchLake());
});
console.log(brotliCompressSync, readdirSync, readFileSync, join);
