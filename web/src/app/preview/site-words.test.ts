// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applySiteTexts } from '../../shared/site-texts/site-texts.ts';
import { ERROR_TEXTS } from '../../layout/error-texts.ts';
import { LAYOUT_TEXTS } from '../../layout/texts.ts';
import { showSiteWords } from './site-words.ts';

const STUDIO = 'http://localhost:3333';

beforeEach(() => {
  document.body.innerHTML = [
    `<h1>${ERROR_TEXTS.notFoundTitle}</h1>`,
    `<a href="/auth"><span> ${LAYOUT_TEXTS.signIn} </span></a>`,
    '<p>A guide\u200B\u200C</p><p>Words of a document</p>',
    `<script type="application/json">${LAYOUT_TEXTS.signIn}</script>`,
    `<button aria-label="${LAYOUT_TEXTS.signOut}">×</button>`,
  ].join('');
});

afterEach(() => {
  applySiteTexts(null);
  vi.restoreAllMocks();
});

const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-sanity]')].map(
    ({ tagName, dataset }) => `${tagName} ${dataset['sanity']}`,
  );

test("links elements with site texts to the texts, but not documents' words, attributes and data", () => {
  const before = document.body.textContent;
  showSiteWords(STUDIO);
  expect(marked()).toEqual([
    expect.stringMatching(/^H1 .*siteTexts-errors.*errors--notFoundTitle/),
    expect.stringMatching(/^SPAN .*siteTexts-layout.*layout--signIn/),
  ]);
  expect(document.body.textContent).toBe(before);
  expect(document.querySelector('button')?.ariaLabel).toBe('Sign Out');
});

test('previews a draft while it is typed, then the default again, and keeps the link', () => {
  const show = showSiteWords(STUDIO);
  show([{ key: 'layout/signIn', text: 'Come in, $& all' }]);
  expect(document.querySelector('a')?.textContent).toBe(' Come in, $& all ');
  expect(document.querySelector('script')?.textContent).toBe('Sign In');
  expect(marked()).toHaveLength(2);
  show([]);
  expect(document.querySelector('a')?.textContent).toBe(' Sign In ');
  expect(LAYOUT_TEXTS.signIn).toBe('Sign In');
});

test('marks elements that render later and unmarks those whose text changed', async () => {
  showSiteWords(STUDIO);
  const heading = document.querySelector('h1');
  if (heading?.firstChild) heading.firstChild.nodeValue = 'Words of a document';
  const button = document.body.appendChild(document.createElement('button'));
  button.append(ERROR_TEXTS.tryAgain);
  await vi.waitFor(() => expect(button.dataset['sanity']).toContain('errors--tryAgain'));
  expect(heading?.dataset['sanity']).toBeUndefined();
});
