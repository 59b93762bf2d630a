/** `node tools/lake/bench/main.ts`: the lake's measurements as a table. */

import { benchLake } from './bench-lake.ts';

const rows = (await benchLake()).map(({ name, baseline, measured, unit, ratio, against }) => [
  name,
  `${baseline.toFixed(2)} ${unit}`,
  `${measured.toFixed(2)} ${unit}`,
  `${ratio.toFixed(1)}×`,
  against,
]);
const header = ['measurement', 'baseline', 'lake', 'ratio', 'baseline is'];
const widths = header.map((title, column) =>
  Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
);
for (const row of [header, ...rows]) {
  process.stdout.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
}
