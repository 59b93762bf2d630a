import { expect, test } from 'vitest';
import { previewAnswer, sourceMapOf, STORED_HOME } from '../../../../test/fixture/preview-answer.ts';
import { reordered } from './changes-at-once.ts';
import { itemsOf, ownersOfLists, sourcesOf } from './content-sources.ts';

const answer = previewAnswer();
const sources = sourcesOf(answer, sourceMapOf(answer));
const items = itemsOf(answer, sources, [STORED_HOME]);

test('sections and hand-picked cards can be ordered, and rows that are documents and paragraphs cannot', () => {
  expect([...items].map(([place, { id, type, path }]) => [place, id, type, JSON.stringify(path)])).toEqual([
    ['page/sections/a', 'homePage', 'homePage', '["sections",{"_key":"a"}]'],
    ['page/sections/b', 'homePage', 'homePage', '["sections",{"_key":"b"}]'],
    ['page/sections/c', 'homePage', 'homePage', '["sections",{"_key":"c"}]'],
    [
      'page/sections/a/articles/guide-one',
      'homePage',
      'homePage',
      '["sections",{"_key":"a"},"articles",{"_key":"one"}]',
    ],
    [
      'page/sections/a/articles/guide-two',
      'homePage',
      'homePage',
      '["sections",{"_key":"a"},"articles",{"_key":"two"}]',
    ],
    [
      'page/sections/b/articles/guide-one',
      'homePage',
      'homePage',
      '["sections",{"_key":"b"},"articles",{"_key":"again"}]',
    ],
  ]);
  expect(ownersOfLists(answer, sources)).toEqual(['homePage']);
});

test('cards wait for the references of their list', () => {
  const first = itemsOf(answer, sources, []);
  expect([...first.keys()]).toEqual(['page/sections/a', 'page/sections/b', 'page/sections/c']);
});

test('an answer takes the order of a changed document, and loses what was removed', () => {
  const [a, b, c] = STORED_HOME.sections;
  const [one, two] = a?.articles ?? [];
  const changed = { ...STORED_HOME, sections: [c, { ...a, articles: [two, one] }] };
  const shown = reordered(answer, items, 'homePage', changed).page.sections;
  expect(shown.map(({ _key }) => _key)).toEqual(['c', 'a']);
  expect(shown[1]?.articles?.map(({ _id }) => _id)).toEqual(['guide-two', 'guide-one']);
  expect(reordered(answer, items, 'another', { sections: [b] })).toEqual(answer);
  expect(answer).toEqual(previewAnswer());
});
