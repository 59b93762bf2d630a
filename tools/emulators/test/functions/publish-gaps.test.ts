/** The look for publishes that nobody announced, at content that the test changes. */
import { evaluate, parse } from 'groq-js';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fillPublishGaps, type AskContent } from '../../../../functions/src/publish-gaps.ts';
import { notePublishes } from '../../../../functions/src/publish-notice.ts';
import { readVersion } from '../../../../functions/src/version.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';

const services = operator();
const { firestore } = services;
afterAll(() => services[Symbol.asyncDispose]());

interface Document {
  _id: string;
  _type: string;
  _updatedAt: string;
}

const START = '2026-03-10T08:00:00Z';
let content: Document[];
let queries: number;

beforeEach(async () => {
  await clearProject(services);
  queries = 0;
  content = [
    { _id: 'guide', _type: 'article', _updatedAt: '2026-03-09T12:00:00Z' },
    { _id: 'menu', _type: 'siteSettings', _updatedAt: '2026-03-09T12:00:00Z' },
    { _id: 'image-a', _type: 'sanity.imageAsset', _updatedAt: '2026-03-09T12:00:00Z' },
  ];
});

const ask: AskContent = async (query) => {
  queries += 1;
  return (await evaluate(parse(query), { dataset: content })).get();
};

const minutes = (count: number): Date => new Date(Date.parse(START) + count * 60_000);
const look = (minute: number): Promise<string[]> => fillPublishGaps(firestore, ask, minutes(minute));

function publish(_id: string, minute: number, _type = 'article'): void {
  const _updatedAt = minutes(minute).toISOString();
  content = [...content.filter((document) => document._id !== _id), { _id, _type, _updatedAt }];
}

async function waiting(): Promise<number> {
  return Number((await firestore.doc('site_builds/pending').get()).get('publishes') ?? 0);
}

test('notes nothing at the first look, and asks little while nothing changes', async () => {
  expect(await look(0)).toEqual([]);
  queries = 0;
  expect(await look(5)).toEqual([]);
  expect(queries).toBe(1);
  expect(await waiting()).toBe(0);
});

test('tells pages and the next build of what was published, changed and taken away unannounced', async () => {
  await look(0);
  publish('guide', 1);
  publish('quote', 1, 'customerQuote');
  publish('image-b', 1, 'sanity.imageAsset');
  content = content.filter(({ _id }) => _id !== 'menu');
  expect((await look(5)).toSorted()).toEqual(['guide', 'menu', 'quote']);
  const { changes } = await readVersion(firestore);
  expect(new Map(changes.map(({ id, type, updatedAt }) => [id, [type, updatedAt]]))).toEqual(
    new Map([
      ['guide', ['article', minutes(1).toISOString()]],
      ['menu', ['siteSettings', null]],
      ['quote', ['customerQuote', minutes(1).toISOString()]],
    ]),
  );
  expect(await waiting()).toBe(3);
  expect(await look(10)).toEqual([]);
});

test('leaves to Sanity what it may still announce, and notes it at the next look', async () => {
  await look(0);
  publish('guide', 4);
  expect(await look(5)).toEqual([]);
  expect(await look(10)).toEqual(['guide']);
  expect(await look(15)).toEqual([]);
});

test('counts nothing twice that was announced', async () => {
  await look(0);
  publish('guide', 1);
  content = content.filter(({ _id }) => _id !== 'menu');
  const at = minutes(1).getTime();
  const changes = [
    { id: 'guide', type: 'article', at, updatedAt: minutes(1).toISOString() },
    { id: 'menu', type: 'siteSettings', at, updatedAt: null },
  ];
  await notePublishes(firestore, changes, minutes(1));
  expect(await look(5)).toEqual([]);
  expect(await waiting()).toBe(2);
});

test('takes the empty answer of a private dataset for no answer', async () => {
  await look(0);
  content = [];
  expect(await look(5)).toEqual([]);
  expect(await waiting()).toBe(0);
});

const refused: AskContent = () => Promise.reject(new Error('HTTP 503'));

test('fails where the content cannot be read, and finds the gap once it can', async () => {
  await look(0);
  publish('guide', 1);
  await expect(fillPublishGaps(firestore, refused, minutes(5))).rejects.toThrow('HTTP 503');
  expect(await look(10)).toEqual(['guide']);
});
