/** What the checklist above a page's form tells its editor. */
import { pageHead } from '@lumen-throw/domain/page-head';
import { expect, test } from 'vitest';
import { missingPoints } from '../src/publish-checklist/missing-points.ts';
import { CHECKLIST_TEXTS } from '../src/publish-checklist/texts.ts';
import { guide, infoPage, picture, projector } from './fixture/documents.ts';
import type { CheckedDocument } from '../check/schema-check.ts';

const { points } = CHECKLIST_TEXTS;
const settings = {
  brand: 'Lumen & Throw',
  description: 'About projectors.',
  shareImage: picture('A projector.'),
};

/** What is missing of a document's page. */
function missing(document: CheckedDocument, site: object = settings): string[] {
  const head = pageHead(document, { ...site });
  if (!head) throw new Error('no page');
  return missingPoints(head, { isHidden: document['unlisted'] === true, takesPicture: true });
}

test('a complete page misses nothing', () => {
  expect(missing(guide('one'))).toEqual([]);
  expect(missing(infoPage('terms', { image: picture('A screen.') }))).toEqual([]);
});

test('names the address, the long title, the description and the picture that a page lacks', () => {
  const long = 'A title that goes on for longer than a search result has room for';
  expect(missing(guide('one', { slug: undefined }))).toEqual([points.address]);
  expect(missing(guide('one', { title: long }))).toEqual([points.title]);
  expect(missing(guide('one', { title: long, seoTitle: 'A short one' }))).toEqual([]);
  expect(missing(guide('one', { description: '' }))).toEqual([points.description]);
  expect(pageHead(guide('one', { description: '' }), settings)?.description).toBe('About projectors.');
  expect(missing(infoPage('terms'))).toEqual([points.picture]);
  expect(missing(infoPage('terms'), { ...settings, shareImage: undefined })).toEqual([points.anyPicture]);
});

test('asks for no shorter title where search engines leave the page out, nor for a picture without a field', () => {
  expect(missing(guide('one', { title: 'long '.repeat(20), unlisted: true }))).toEqual([]);
  const head = pageHead({ _id: 'a', _type: 'author', name: 'Ada', seoDescription: 'Who she is.' }, settings);
  expect(head).toMatchObject({ title: 'Ada | Lumen & Throw', path: null });
  expect(head && missingPoints(head, { isHidden: false, takesPicture: false })).toEqual([points.address]);
});

test('a document without a page, and a projector, have no checklist', () => {
  expect(pageHead(projector(), settings)).toBeNull();
  expect(pageHead({ _id: 'p', _type: 'projector', brand: 'Acme' }, settings)).toBeNull();
});
