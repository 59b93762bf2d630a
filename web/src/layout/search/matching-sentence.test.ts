import { expect, test } from 'vitest';
import { matchingSentence } from './matching-sentence.ts';
import type { FoundEntry } from './search-entry.ts';

const guide: FoundEntry = {
  kind: 'guide',
  href: '/blog/placing',
  title: 'Placing',
  line: 'How to place a projector',
  text: 'Measure the distance first.\nA fan that you hear in quiet scenes spoils them. Put the fan behind the sofa, and it is quiet.\n80 inches',
  terms: [],
};

/** A sentence with what matches in brackets. */
function marked(entry: FoundEntry): string {
  return matchingSentence(entry)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');
}

test('shows the line where no sentence has more of the words', () => {
  expect(marked(guide)).toBe('How to place a projector');
  expect(marked({ ...guide, terms: ['projector'] })).toBe('How to place a [projector]');
});

test('shows the first sentence with most of the words, and marks them', () => {
  expect(marked({ ...guide, terms: ['sofa', 'quiet'] })).toBe(
    'Put the fan behind the [sofa], and it is [quiet].',
  );
  expect(marked({ ...guide, terms: ['fan'] })).toBe('A [fan] that you hear in quiet scenes spoils them.');
});

test('marks words in whatever case and accents they are written', () => {
  expect(marked({ ...guide, text: 'The Café has a projector of its own, too.', terms: ['cafe'] })).toBe(
    'The [Café] has a projector of its own, too.',
  );
});

test('ignores table cells', () => {
  expect(marked({ ...guide, terms: ['80', 'inches'] })).toBe('How to place a projector');
});

test('keeps the figures of a model', () => {
  expect(marked({ ...guide, kind: 'projector', terms: ['fan'] })).toBe('How to place a projector');
});

test('cuts a long sentence around the first word that matches', () => {
  const text = `${'Many words stand before it. '.slice(0, -2)} and ${'more words and '.repeat(20)}then keystone comes at the very end of ${'a sentence that goes on and on '.repeat(8)}.`;
  const shown = marked({ ...guide, text, terms: ['keystone'] });
  expect(shown).toMatch(/^….{20,60}\[keystone\] comes .*…$/);
  expect(shown.length).toBeLessThan(170);
});
