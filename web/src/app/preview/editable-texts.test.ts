import type { ContentSourceMap } from '@sanity/client/csm';
import { expect, test } from 'vitest';
import { editableTexts } from './editable-texts.ts';

const MARK = /[\u200B-\u200D\uFEFF]/;

/** A source map that maps each field to the same field of one document. */
function mapOf(fields: readonly string[]): ContentSourceMap {
  return {
    documents: [{ _id: 'article-one', _type: 'article' }],
    paths: fields.map((field) => `$['${field}']`),
    mappings: Object.fromEntries(
      fields.map((field, path) => [
        `$['${field}']`,
        { type: 'value', source: { type: 'documentValue', document: 0, path } },
      ]),
    ),
  };
}

test('marks visible texts, not option values and URLs', () => {
  const shown = { title: 'A guide', text: 'Words', alt: 'A picture', term: 'Lumens' };
  const deciding = {
    slug: 'a-guide',
    href: '/blog/a-guide',
    tone: 'warning',
    priceTier: '$$',
    kind: 'projector',
    assetId: 'image-abc-10x10-png',
    marketplaceId: 'B000000001',
    searchPhrase: 'projector',
    resolution: '4K',
    accentWord: 'guide',
    associateTag: 'tag-20',
    url: 'https://example.org',
  };
  const result = { ...shown, ...deciding };
  const marked = editableTexts(result, mapOf(Object.keys(result)), 'https://studio.example');
  for (const field of Object.keys(shown) as (keyof typeof shown)[]) {
    expect(marked[field]).toMatch(MARK);
    expect(marked[field].startsWith(shown[field])).toBe(true);
  }
  expect(marked).toMatchObject(deciding);
});

test('changes nothing without a source map', () => {
  const result = { title: 'A guide' };
  expect(editableTexts(result, undefined, 'https://studio.example')).toEqual(result);
});
