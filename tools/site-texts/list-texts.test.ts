/** The list of texts for the Studio and the content checks. */
import { beforeAll, expect, test } from 'vitest';
import type { SiteText } from '@lumen-throw/domain/site-texts/site-text';
import { TEXT_GROUPS, textItemKey } from '@lumen-throw/domain/site-texts/text-groups';
import { listTexts } from './list-texts.ts';

let texts: SiteText[];

beforeAll(async () => {
  texts = await listTexts();
});

const find = (key: string) => texts.find((text) => text.key === key);

test('every heading of a group has texts and is in one group', () => {
  const parts = TEXT_GROUPS.flatMap((group) => Object.keys(group.parts));
  expect(parts.length).toBe(new Set(parts).size);
  const declared = new Set(texts.map(({ key }) => key.split('/', 1)[0]));
  expect(parts.filter((part) => !declared.has(part))).toEqual([]);
});

test('keys are unique, also in a document', () => {
  expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  expect(new Set(texts.map(({ key }) => textItemKey(key))).size).toBe(texts.length);
  for (const { key } of texts) expect(textItemKey(key)).toMatch(/^[\w-]+$/);
});

test('marks the texts that the specification quotes, and no others', () => {
  expect(find('gallery/title')).toEqual({
    key: 'gallery/title',
    text: 'User Projector Setups Gallery',
    quoted: true,
  });
  for (const key of [
    'errors/notFoundTitle',
    'carousel/empty',
    'sign-in-toasts/failed',
    'submission/uploading',
  ])
    expect(find(key)?.quoted, `${key} is quoted`).toBe(true);
  for (const key of ['gallery/intro', 'prose/readOn', 'measured-from/lens', 'errors/brokenText'])
    expect(find(key)?.quoted, `${key} is quoted`).toBeUndefined();
});

test('does not list symbols, units and sample numbers', () => {
  for (const key of ['calculator/unitOf/diagonal', 'calculator/examples/rows', 'errors/notFoundCode'])
    expect(find(key), `${key} is listed`).toBeUndefined();
});
