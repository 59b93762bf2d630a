// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { previewAnswer, sourceMapOf, STORED_HOME } from '../../../../test/fixture/preview-answer.ts';
import { editableTexts } from '../editable-texts.ts';
import { itemsOf, sourcesOf } from './content-sources.ts';
import { itemElements } from './item-elements.ts';

const answer = previewAnswer();
const sourceMap = sourceMapOf(answer);
const items = itemsOf(answer, sourcesOf(answer, sourceMap), [STORED_HOME]);
const { page, site } = editableTexts(answer, sourceMap, 'http://localhost:3333');
const [essential, latest, words] = page.sections;

const card = (guide: { title: string } | undefined) =>
  `<article><p><b>${guide?.title}</b></p><a href="/">Read</a></article>`;

const found = () =>
  [...itemElements(document.body, (place) => items.has(place))].map(([{ tagName, id }, place]) =>
    [tagName, id, place].filter(Boolean).join(' '),
  );

beforeEach(() => {
  document.body.innerHTML = `<main><h1>${page.title}</h1>
    <section><div><h2>${essential?.heading}</h2><p>${site.disclosure}</p></div>
      <div>${card(essential?.articles?.[0])}${card(essential?.articles?.[1])}</div></section>
    <section><h2>${latest?.heading}</h2><div>${card(latest?.articles?.[0])}</div>
      <table><tbody><tr><td>${latest?.rows?.[0]?.name}</td></tr></tbody></table></section>
    <section><h2>${words?.heading}</h2></section></main>`;
});

test('an item is the element around all of its texts, also where a guide is shown twice', () => {
  expect(found()).toEqual([
    'SECTION page/sections/a',
    'SECTION page/sections/b',
    'SECTION page/sections/c',
    'ARTICLE page/sections/a/articles/guide-one',
    'ARTICLE page/sections/a/articles/guide-two',
    'ARTICLE page/sections/b/articles/guide-one',
  ]);
});

test('a list that is shown twice has two elements for each item', () => {
  document.body.innerHTML = [1, 2]
    .map(
      (id) =>
        `<ul id="${id}"><li id="a${id}"><a>${essential?.heading}</a></li><li id="b${id}"><a>${latest?.heading}</a></li></ul>`,
    )
    .join('');
  expect(found()).toEqual([
    'LI a1 page/sections/a',
    'LI a2 page/sections/a',
    'LI b1 page/sections/b',
    'LI b2 page/sections/b',
  ]);
});

test('an element with a text of its own is left to that text', () => {
  document.body.innerHTML = `<ul><li>${essential?.heading}</li><li>${latest?.heading}</li></ul>`;
  expect(found()).toEqual([]);
});
