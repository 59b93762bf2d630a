import { expect, test } from 'vitest';
import { SETUP_LIMITS } from '../src/limits.ts';
import { cleanLine, cleanText, isShownName, memberName, textLength } from '../src/member-text.ts';

test.each([
  ['nothing but a zero-width space', '\u200B\u200B'],
  ['a no-break space', '\u00A0'],
  ['a Hangul filler', '\u3164'],
  ['a joiner alone', '\u200D'],
  ['combining marks alone', '\u0301\u0302'],
  ['line feeds', '\n\n\n'],
  ['controls', '\u0000\u0007'],
])('%s is no text', (_, text) => {
  expect(cleanLine(text)).toBe('');
  expect(cleanText(text)).toBe('');
});

test.each([
  ['سينما منزلية (4K)'],
  ['می‌خواهم'],
  ['👩‍👩‍👧 movie night'],
  ['Inês'],
  ['ホームシアター'],
  ['5″ × 9″'],
])('%s stays as it is', (text) => {
  expect(cleanLine(text)).toBe(text);
});

test('what turns, hides or ends the text around it goes', () => {
  expect(cleanLine('Den \u202Egpj.exe\u202C')).toBe('Den gpj.exe');
  expect(cleanLine('one\r\ntwo\u2028three\u0000')).toBe('one two three');
  expect(cleanText('one\r\ntwo\u0085three\u0007\n')).toBe('one\ntwo\nthree');
  expect(cleanText('\u00A0 den \uFEFF')).toBe('den');
});

test('an emoji is one character', () => {
  expect(textLength('😀'.repeat(60))).toBe(60);
});

test('the name shown is the display name, then the address, then Anonymous', () => {
  expect(memberName('Maya', 'maya@example.test')).toBe('Maya');
  expect(memberName('', 'maya@example.test')).toBe('maya@example.test');
  expect(memberName('\u200D', 'maya@example.test')).toBe('maya@example.test');
  expect(memberName(' Maya ', '')).toBe('Maya');
  expect(memberName('\u00A0Maya', '')).toBe('Anonymous');
  expect(memberName('x'.repeat(SETUP_LIMITS.displayNameMax + 1), '')).toBe('Anonymous');
  expect(isShownName('😀'.repeat(SETUP_LIMITS.displayNameMax))).toBe(true);
});
