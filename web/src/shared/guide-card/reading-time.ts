const WORDS_PER_MINUTE = 220;

/** Minutes that a text takes to read. @returns null where its length is unknown */
export function minutesToRead(words: number | null | undefined): number | null {
  return words ? Math.max(1, Math.round(words / WORDS_PER_MINUTE)) : null;
}
