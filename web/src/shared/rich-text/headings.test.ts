import { expect, test } from 'vitest';
import { reviewDate } from '../guide-card/review-date.ts';
import { minutesToRead } from '../guide-card/reading-time.ts';
import { headingId, textHeadings } from './headings.ts';

function heading(key: string, text: string, style = 'h2') {
  return { _type: 'block', _key: key, style, children: [{ _type: 'span', text }] };
}

test('headings have unique ids, even with equal text', () => {
  const body = [heading('a', 'How far?'), heading('b', 'Not this', 'h3'), heading('c', 'How far?'), null, {}];
  expect([...textHeadings(body).entries()]).toEqual([
    ['a', { id: 'how-far', text: 'How far?' }],
    ['c', { id: 'how-far-2', text: 'How far?' }],
  ]);
});

test.each([
  ['Lamp, LED or laser?', 'lamp-led-or-laser'],
  ['Größe & Café', 'gro-e-cafe'],
  ['???', 'section'],
])('creates the id of %j', (text, id) => {
  expect(headingId(text)).toBe(id);
});

test('formats a date independently of the time zone', () => {
  expect(reviewDate('2026-11-01')).toBe('November 1, 2026');
  expect(reviewDate('soon')).toBeNull();
  expect(reviewDate(null)).toBeNull();
});

test('a short text takes one minute, an unknown one none', () => {
  expect([minutesToRead(10), minutesToRead(2200), minutesToRead(null), minutesToRead(0)]).toEqual([
    1,
    10,
    null,
    null,
  ]);
});
