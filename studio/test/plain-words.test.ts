/** What an editor reads in the place of Sanity's words for developers. */
import { expect, test } from 'vitest';
import { plainWords } from '../src/writing/plain-words.ts';

test('each sentence about a file that is not taken says what becomes of HEIC', () => {
  const sentences = Object.entries(plainWords.resources).filter(([key]) => !key.endsWith('.title'));
  expect(sentences.length).toBeGreaterThan(5);
  for (const [, sentence] of sentences) expect(sentence).toMatch(/HEIC.*JPEG/);
});
