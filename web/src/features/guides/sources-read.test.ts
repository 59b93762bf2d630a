import { expect, test } from 'vitest';
import { sourcesReadText } from './sources-read.ts';

test.each([
  [['2026-11-23', '2026-11-23'], 'Sources read Nov 23, 2026'],
  [['2026-11-27', null, '2026-11-23'], 'Sources read Nov 23 to Nov 27, 2026'],
  [['2025-12-30', '2026-01-02'], 'Sources read Dec 30, 2025 to Jan 2, 2026'],
  [[null, undefined, 'soon'], null],
  [[], null],
])('describes %j as %j', (days, text) => {
  expect(sourcesReadText(days.map((seen) => ({ seen })))).toBe(text);
});
