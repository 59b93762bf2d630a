/** The site check names a place in the words of the form. */
import { createSchema } from 'sanity';
import { expect, test } from 'vitest';
import { schemaTypes } from '../src/schema/index.ts';
import { placeTitles } from '../src/site-check/place-titles.ts';
import { DOCUMENTS } from './fixture/wrong-inputs.ts';

const schema = createSchema({ name: 'default', types: schemaTypes });

test.each([
  [
    'guide',
    ['body', { _key: 'a' }, 'markDefs', { _key: 'out' }, 'href'],
    'Text › Link to an address › Address',
  ],
  ['guide', ['body', { _key: 'table' }, 'rows', { _key: 'r' }, 'cells'], 'Text › Table › Rows › Row › Cells'],
  [
    'guide',
    ['body', { _key: 'b' }, 'children', { _key: 'bf' }, 'figure'],
    'Text › Figure of a projector › Figure',
  ],
  ['guide', ['body', { _key: 'a' }], 'Text'],
  ['guide', ['related', { _key: 'article-two' }], 'Related guides › Guide'],
  ['model', ['weight', 0, 'evidence', 'address'], 'Weight (kg) › Figure › Evidence › Address of the page'],
  ['model', ['otherNames', 0], 'Other names'],
  ['home', ['sections', { _key: 'c' }, 'products'], 'Sections › Product showcase › Products'],
  ['menu', ['links', { _key: 'a' }, 'label'], 'Header: links before the menus › Link › Text'],
  ['guide', [], ''],
] as const)('%s %o', (name, path, titles) => {
  const document = DOCUMENTS[name];
  expect(placeTitles(document, schema.get(document._type), path)).toBe(titles);
});
