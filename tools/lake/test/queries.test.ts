import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, TemporaryLake, TOKEN } from './temporary-lake.ts';
import { siteDocuments } from './content-fixture.ts';

let fixture: TemporaryLake;

beforeAll(async () => {
  fixture = await TemporaryLake.start();
  const transaction = fixture.editor.transaction();
  for (const document of siteDocuments()) transaction.createOrReplace(document);
  transaction.create({ _id: 'drafts.article-0', _type: 'article', title: 'Draft of article 0' });
  transaction.create({ _id: 'drafts.only-draft', _type: 'article', title: 'Only a draft' });
  transaction.create({ _id: 'versions.summer.article-1', _type: 'article', title: 'Summer version' });
  await transaction.commit();
});

afterAll(() => fixture.stop());

describe('perspectives', () => {
  test('published is the default from v2025-02-19, also for editors', async () => {
    const client = clientOf(fixture.lake, { token: TOKEN });
    expect(await client.fetch('*[_id match "*article-0"]._id')).toEqual(['article-0']);
    expect(await client.fetch('count(*[_type == "article"])')).toBe(12);
  });

  test('raw is the default of older versions, for editors', async () => {
    const client = clientOf(fixture.lake, { token: TOKEN, apiVersion: '2021-06-07' });
    expect(await client.fetch('count(*[_id in path("drafts.**")])')).toBe(2);
  });

  test('drafts overlays drafts on published documents, under the published id', async () => {
    const result: unknown = await fixture.editor.fetch(
      '*[_id in ["article-0", "only-draft", "article-1"]] | order(_id) {_id, _originalId, title}',
      {},
      { perspective: 'drafts' },
    );
    expect(result).toEqual([
      { _id: 'article-0', _originalId: 'drafts.article-0', title: 'Draft of article 0' },
      { _id: 'article-1', _originalId: 'article-1', title: 'Article 1 about lumens' },
      { _id: 'only-draft', _originalId: 'drafts.only-draft', title: 'Only a draft' },
    ]);
  });

  test('previewDrafts is the former name of drafts', async () => {
    expect(
      await fixture.editor.fetch('*[_id == "article-0"][0].title', {}, { perspective: 'previewDrafts' }),
    ).toBe('Draft of article 0');
  });

  test('follows references within the perspective', async () => {
    await fixture.editor.create({ _id: 'drafts.author-1', _type: 'author', name: 'Renamed' });
    const query = '*[_id == "article-1"][0].author->name';
    expect(await fixture.editor.fetch(query, {}, { perspective: 'drafts' })).toBe('Renamed');
    expect(await fixture.editor.fetch(query, {}, { perspective: 'published' })).toBe('Author 1');
  });

  test('refuses an unknown name', async () => {
    const response = await fixture.request('/data/query/production?query=*&perspective=a%20b');
    expect(response.status).toBe(400);
  });
});

describe('the query endpoint', () => {
  test('accepts parameters by GET and, for long queries, by POST', async () => {
    expect(await fixture.anonymous.fetch('*[slug.current == $slug][0]._id', { slug: 'article-3' })).toBe(
      'article-3',
    );
    const long = `*[slug.current == $slug && title != "${'x'.repeat(20_000)}"][0]._id`;
    expect(await fixture.anonymous.fetch(long, { slug: 'article-3' })).toBe('article-3');
  });

  test('returns queryParseError with the position of a syntax error', async () => {
    const response = await fixture.request(
      `/data/query/production?query=${encodeURIComponent('*[_type == ]')}`,
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { type: 'queryParseError', query: '*[_type == ]', start: 10, end: 12 },
    });
    await expect(fixture.anonymous.fetch('*[')).rejects.toMatchObject({ statusCode: 400 });
  });

  test('answers an unknown dataset with 404 in the plain shape', async () => {
    const response = await fixture.request('/data/query/nowhere?query=*');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' });
  });

  test('answers unknown endpoints with 404, known ones with another method with 405', async () => {
    expect((await fixture.request('/data/nothing')).status).toBe(404);
    expect((await fixture.request('/data/mutate/production')).status).toBe(405);
    expect((await fetch(`${fixture.lake.origin}/`)).status).toBe(404);
  });

  test('caches results until the next transaction', async () => {
    const query = '*[_id == "author-2"][0].name';
    expect(await fixture.anonymous.fetch(query)).toBe('Author 2');
    await fixture.editor.patch('author-2').set({ name: 'Ada' }).commit();
    expect(await fixture.anonymous.fetch(query)).toBe('Ada');
  });

  test('never caches now()', async () => {
    const first: unknown = await fixture.anonymous.fetch('now()');
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    expect(await fixture.anonymous.fetch('now()')).not.toBe(first);
  });

  test("text::query finds words anywhere in a document, like the Studio's search", async () => {
    const query = '*[_type == "article" && [@, _id] match text::query($words)]._id';
    expect(await fixture.anonymous.fetch(query, { words: 'throw distance number 7' })).toEqual(['article-7']);
    expect(await fixture.anonymous.fetch(query, { words: 'nothing like it' })).toEqual([]);
    expect(await fixture.anonymous.fetch('*[_id == "article-7"][0]{...}["~text"]')).toBeNull();
  });

  test('every result has sync tags', async () => {
    const { syncTags } = await fixture.anonymous.fetch(
      '*[_type == "article"]{"a": author->name}',
      {},
      { filterResponse: false },
    );
    expect(syncTags?.length).toBe(2);
  });
});

test('source maps link strings to fields, also of referenced documents', async () => {
  const response = await fixture.anonymous.fetch(
    '*[_id == "article-4"][0]{_id, "headline": title, "author": author->{_id, name}, body}',
    {},
    { filterResponse: false, resultSourceMap: 'withKeyArraySelector' },
  );
  const map = response.resultSourceMap;
  const source = (path: string): unknown => {
    const mapping = map?.mappings[path];
    if (mapping?.source.type !== 'documentValue') return null;
    return [map?.documents[mapping.source.document]?._id, map?.paths[mapping.source.path]];
  };
  expect(source("$['headline']")).toEqual(['article-4', "$['title']"]);
  expect(source("$['author']['name']")).toEqual(['author-1', "$['name']"]);
  expect(source("$['body'][0]['children'][0]['text']")).toEqual([
    'article-4',
    "$['body'][?(@._key=='b1')]['children'][?(@._key=='s1')]['text']",
  ]);
});

test('a source map lists the documents behind references, whatever their projection', async () => {
  const { resultSourceMap } = await fixture.anonymous.fetch(
    '*[_id == "article-4"][0]{_id, title, "by": author->name}',
    {},
    { filterResponse: false, resultSourceMap: true },
  );
  const named = resultSourceMap?.documents.map(({ _id, _type }) => `${_type} ${_id}`);
  expect(named?.toSorted()).toEqual(['article article-4', 'author author-1']);
});
