import { expect, test } from 'vitest';
import { SETUP_LIMITS } from '../src/limits.ts';
import { cleanLine, cleanText, isShownName, memberName, textLength } from '../src/member-text.ts';

test.each([
  ['only a zero-width space', '\u200B\u200B'],
  ['a no-break space', '\u00A0'],
  ['a Hangul filler', '\u3164'],
  ['only a joiner', '\u200D'],
  ['only combining marks', '\u0301\u0302'],
  ['marks of Unicode 13 and later', '\u{16FE4}\u1ACB'],
  ['a blank note', '\u{1D159}'],
  ['blank hieroglyphs', '\u{13441}\u{13442}'],
  ['a blank Braille cell', '\u2800'],
  ['what stands for an object', '\uFFFC'],
  ['no characters', '\uFFFE\uFFFF\u{1FFFE}\uFDD0'],
  ['characters for private use', '\uE000\u{F0000}\u{10FFFD}'],
  ['line feeds', '\n\n\n'],
  ['controls', '\u0000\u0007'],
])('refuses %s as text', (_, text) => {
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
  ['Wales 🏴󠁧󠁢󠁷󠁬󠁳󠁿 wins'],
  ['🏳️‍🌈 and 👨🏽‍🚀'],
  ['བསྒྲུབས'],
  ['Tiếng Việt'.normalize('NFD')],
  ['שָׁלוֹם'],
])('leaves %s unchanged', (text) => {
  expect(cleanLine(text)).toBe(text);
});

test('removes characters that reverse, hide or end the text around them', () => {
  expect(cleanLine('Den \u202Egpj.exe\u202C')).toBe('Den gpj.exe');
  expect(cleanLine('one\r\ntwo\u2028three\u0000')).toBe('one two three');
  expect(cleanText('one\r\ntwo\u0085three\u0007\n')).toBe('one\ntwo\nthree');
  expect(cleanText('\u00A0 den \uFEFF')).toBe('den');
});

test.each([
  ['tags outside of a flag', 'Den\u{E0068}\u{E0069}\u{E007F}', 'Den'],
  ['the language tag', 'Den\u{E0001}', 'Den'],
  ['tags in a flag without an end', 'Den 🏴\u{E0067}\u{E0062}', 'Den 🏴'],
  ['more tags than a flag has', `Den 🏴${'\u{E0061}'.repeat(20)}\u{E007F}`, 'Den 🏴'],
  ['marks that pile up', `D${'\u0301'.repeat(40)}en`, `D${'\u0301'.repeat(6)}en`],
  ['a message in variation selectors', `Den${'\u{E0100}'.repeat(40)}`, `Den${'\u{E0100}'.repeat(6)}`],
  ['a message in joiners', `Den${'\u200C\u200D'.repeat(40)}x`, `Den${'\u200C\u200D'.repeat(3)}x`],
  ['half a character', 'Den\uD83D', 'Den'],
])('removes %s', (_, text, clean) => {
  expect(cleanLine(text)).toBe(clean);
  expect(cleanText(text)).toBe(clean);
});

test('counts an emoji as one character', () => {
  expect(textLength('😀'.repeat(60))).toBe(60);
});

test('shows the display name, then the address, then Anonymous', () => {
  expect(memberName('Maya', 'maya@example.test')).toBe('Maya');
  expect(memberName('', 'maya@example.test')).toBe('maya@example.test');
  expect(memberName('\u200D', 'maya@example.test')).toBe('maya@example.test');
  expect(memberName(' Maya ', '')).toBe('Maya');
  expect(memberName('\u00A0Maya', '')).toBe('Anonymous');
  expect(memberName('x'.repeat(SETUP_LIMITS.displayNameMax + 1), '')).toBe('Anonymous');
  expect(isShownName('😀'.repeat(SETUP_LIMITS.displayNameMax))).toBe(true);
});
