// @vitest-environment jsdom
/** How editors search the site's texts, and what the Studio stores of their changes. */
import { SITE_TEXTS } from '@lumen-throw/domain/site-texts/texts.generated';
import { groupOfText, TEXT_GROUPS, textsDocumentId } from '@lumen-throw/domain/site-texts/text-groups';
import { siteText } from '@lumen-throw/domain/site-texts/own-text';
import { studioTheme, ThemeProvider } from '@sanity/ui';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { textsLocation } from '../src/presentation/locations.ts';
import { findTexts, pathToText, textAtPath, withWords } from '../src/site-texts/find-texts.ts';
import { ownTexts, takeText, wordsByKey, writeText } from '../src/site-texts/own-texts.ts';
import { TextRow } from '../src/site-texts/text-row.tsx';
import { messagesAt, validate } from './fixture/validate.ts';

const NOTHING = new Map<string, string>();
const keysOf = (words: string, own: ReadonlyMap<string, string> = NOTHING) =>
  findTexts(words, own).map(({ text }) => text.key);

describe('searching for a visible text', () => {
  test.each([
    ['User Projector Setups Gallery', 'gallery/title'],
    ['setups gallery', 'gallery/title'],
    ['oops page', 'errors/notFoundTitle'],
    ["we can't show the setup", 'gallery/featuredUnavailable'],
    ['we can’t show the setup', 'gallery/featuredUnavailable'],
    ['  Uploading… ', 'submission/uploading'],
    ['PYTHAGORAS', 'formulas/throw/0/text'],
  ])('%s finds %s first', (words, key) => {
    expect(keysOf(words)[0]).toBe(key);
  });

  test('ranks a whole text above a match inside a sentence', () => {
    const found = findTexts('setup of the month', NOTHING).map(({ words }) => words.toLowerCase());
    const alone = found.filter((words) => words === 'setup of the month').length;
    expect(alone).toBeGreaterThan(1);
    expect(found.slice(0, alone)).toEqual(Array.from({ length: alone }, () => 'setup of the month'));
    expect(found.length).toBeGreaterThan(alone);
  });

  test("finds an editor's text and the default that it replaces", () => {
    const own = new Map([['gallery/title', 'Rooms of our members']]);
    expect(findTexts('rooms of our', own)[0]).toMatchObject({
      words: 'Rooms of our members',
      isChanged: true,
      group: { title: 'Gallery' },
    });
    expect(keysOf('User Projector Setups', own)).toContain('gallery/title');
  });

  test('finds nothing for an empty search or for unknown words', () => {
    expect(keysOf('   ')).toEqual([]);
    expect(keysOf('zebra crossing')).toEqual([]);
    expect(withWords(SITE_TEXTS, NOTHING, '')).toHaveLength(SITE_TEXTS.length);
  });

  test("each text belongs to a page's group, and its path leads back to it", () => {
    for (const text of SITE_TEXTS) {
      expect(groupOfText(text.key), `the group of ${text.key}`).toBeDefined();
      expect(textAtPath(pathToText(text.key), SITE_TEXTS)).toBe(text);
    }
    expect(textAtPath('texts:gallery--title.text', SITE_TEXTS)?.key).toBe('gallery/title');
    expect(textAtPath(undefined, SITE_TEXTS)).toBeUndefined();
    for (const group of TEXT_GROUPS)
      expect(textsLocation(textsDocumentId(group.id))).toEqual({ title: group.title, href: group.path });
    expect(textsLocation('siteSettings')).toBeNull();
  });
});

describe('a texts document', () => {
  const item = { _type: 'siteText', _key: 'gallery--title', key: 'gallery/title', text: 'Rooms' };

  test('creates the list and an item at the first change, updates it later and removes it on reset', () => {
    expect(writeText([], 'gallery/title', 'Rooms')).toMatchObject([
      { type: 'setIfMissing', value: [] },
      { type: 'insert', items: [item] },
    ]);
    expect(writeText([item], 'gallery/title', 'Yards')).toMatchObject([
      { type: 'set', path: [{ _key: 'gallery--title' }, 'text'], value: 'Yards' },
    ]);
    expect(takeText([item, { ...item, _key: 'twin' }], 'gallery/title')).toMatchObject([
      { type: 'unset', path: [{ _key: 'gallery--title' }] },
      { type: 'unset', path: [{ _key: 'twin' }] },
    ]);
    expect(takeText([item], 'gallery/intro')).toEqual([]);
  });

  test('reads a list with invalid items', () => {
    const texts = ownTexts([
      item,
      null,
      'words',
      { key: 'gallery/intro' },
      { _key: 'b', key: 'gallery/intro' },
    ]);
    expect([...wordsByKey(texts)]).toEqual([
      ['gallery/title', 'Rooms'],
      ['gallery/intro', ''],
    ]);
    expect(ownTexts(undefined)).toEqual([]);
  });

  test('shows the messages of checks at the text', async () => {
    const markers = await validate({
      _id: 'siteTexts-gallery',
      _type: 'siteTexts',
      texts: [{ ...item, text: 'Two\nlines' }],
    });
    expect(messagesAt(markers, 'texts.[].text')).toEqual([
      'This text stands on one line. Take the line break out.',
    ]);
  });
});

/** Types as a browser does, bypassing React's own setter. */
function type(field: HTMLInputElement | null, words: string) {
  if (!field) throw new Error('There is no field.');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
}

describe('a text row', () => {
  let root: Root | undefined;

  afterEach(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
  });

  const title = siteText('gallery/title');
  const scrolled = vi.fn<() => void>();

  function show(own: string | undefined, isWanted = false) {
    if (!title) throw new Error('The gallery has no title.');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    HTMLElement.prototype.scrollIntoView = scrolled;
    const onWrite = vi.fn<(words: string) => void>();
    const onBack = vi.fn<() => void>();
    const holder = document.body.appendChild(document.createElement('ul'));
    root = createRoot(holder);
    const row = createElement(TextRow, { text: title, own, isWanted, readOnly: false, onWrite, onBack });
    act(() => root?.render(createElement(ThemeProvider, { theme: studioTheme }, row)));
    const button = (name: string) =>
      [...holder.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel?.startsWith(name));
    return { holder, onWrite, onBack, button, field: () => holder.querySelector('input') };
  }

  test('shows the default; "Change" opens a field with it and writes what is typed', () => {
    const { holder, button, field, onWrite, onBack } = show(undefined);
    expect(holder.textContent).toContain('User Projector Setups Gallery');
    expect(field()).toBeNull();
    act(() => button('Change')?.click());
    expect(field()?.value).toBe('User Projector Setups Gallery');
    expect(holder.textContent).toContain("These words are the customer's");
    type(field(), 'Rooms');
    expect(onWrite.mock.calls).toEqual([['Rooms']]);
    expect(onBack).not.toHaveBeenCalled();
  });

  test('shows an override above the default, resets it, and does not store the default as one', () => {
    const { holder, button, field, onBack, onWrite } = show('Rooms');
    expect(field()?.value).toBe('Rooms');
    expect(holder.textContent).toContain('Default: User Projector Setups Gallery');
    act(() => button('Back to the default')?.click());
    expect(onBack).toHaveBeenCalledTimes(1);
    type(field(), 'User Projector Setups Gallery');
    expect(onBack).toHaveBeenCalledTimes(2);
    expect(onWrite).not.toHaveBeenCalled();
  });

  test('shows an error at the field', () => {
    const { holder } = show('  ');
    expect(holder.querySelector('[role="alert"]')?.textContent).toContain('There are no words here.');
  });

  test('scrolls into view with its field open when linked', async () => {
    const { field } = show(undefined, true);
    expect(field()?.value).toBe('User Projector Setups Gallery');
    await vi.waitFor(() => expect(document.activeElement).toBe(field()));
    expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
  });
});
