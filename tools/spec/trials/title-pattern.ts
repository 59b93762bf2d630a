import type { TaggedTest } from '../coverage.ts';

/** Text as a regular expression that fits it alone. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

/** Fits the full titles of these tests, by the tags they end with, and of no other test in their file. */
export function titlePattern(tests: readonly TaggedTest[]): RegExp {
  return new RegExp(`(?:${tests.map(({ tag }) => escapePattern(tag)).join('|')})$`);
}
