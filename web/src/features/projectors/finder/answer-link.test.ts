import { expect, test } from 'vitest';
import { answerLink } from './answer-link.ts';

test('the line in sight leads to the short list, and to what would work where nothing fits', () => {
  expect(answerLink(3, false)).toEqual({ href: '#short-list', text: 'See them' });
  expect(answerLink(0, true)).toEqual({ href: '#what-would-work', text: 'What would work' });
  expect(answerLink(0, false)).toBeNull();
});
