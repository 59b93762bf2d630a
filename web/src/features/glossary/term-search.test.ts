import { describe, expect, test } from 'vitest';
import { byLetter, matches, type GlossaryTerm } from './term-search.ts';

function term(name: string, definition = ''): GlossaryTerm {
  return { _id: name, term: name, slug: name, definition, relatedLink: null, spellings: null };
}

const TERMS = [
  term('throw ratio', 'Distance divided by width.'),
  term('ANSI lumens', 'Measured at nine points.'),
  term('aspect ratio', 'Width to height.'),
  term('Éclat'),
  term('12-volt trigger'),
];

describe('letter groups', () => {
  test('are sorted, with sorted terms, ignoring case [2.11-6 3-36]', () => {
    expect(byLetter(TERMS).map(({ letter, terms }) => [letter, ...terms.map((each) => each.term)])).toEqual([
      ['#', '12-volt trigger'],
      ['A', 'ANSI lumens', 'aspect ratio'],
      ['E', 'Éclat'],
      ['T', 'throw ratio'],
    ]);
  });

  test('are omitted when no term matches [5-20]', () => {
    expect(byLetter(TERMS, 'ratio').map(({ letter }) => letter)).toEqual(['A', 'T']);
    expect(byLetter(TERMS, 'nothing like it')).toEqual([]);
  });

  test('are empty for a glossary without terms', () => {
    expect(byLetter(null)).toEqual([]);
    expect(byLetter([null])).toEqual([]);
  });
});

test('the search finds other spellings, and short words only at their beginning', () => {
  const ultraShort = { ...term('ultra short throw'), spellings: ['UST', 'laser TV', null] };
  expect(matches(ultraShort, 'ust')).toBe(true);
  expect(matches(ultraShort, 'laser')).toBe(true);
  expect(matches(term('IP rating', 'How well dust and industry stay out.'), 'UST')).toBe(false);
  expect(matches(term('dust', 'Not trust, but UST.'), 'ust')).toBe(true);
  expect(matches(term('4K'), '4k')).toBe(true);
});

test('the search covers term and definition, ignoring case [5-18 5-19]', () => {
  const one = term('HDR', 'High dynamic range.');
  expect(matches(one, 'hdr')).toBe(true);
  expect(matches(one, 'DYNAMIC')).toBe(true);
  expect(matches(one, '  range ')).toBe(true);
  expect(matches(one, 'lumens')).toBe(false);
  expect(matches(one, '.*')).toBe(false);
});
