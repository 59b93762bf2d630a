/**
 * What Sanity documents, supported here or refused with a sentence. Each row names its page; where no page
 * states the result, the lake refuses rather than do nothing.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '../src/documents/document.ts';
import { STUDIO_ORIGIN, TemporaryLake } from './temporary-lake.ts';

let fixture: TemporaryLake;

beforeAll(async () => {
  fixture = await TemporaryLake.start();
});

afterAll(() => fixture.stop());

const PAGES = {
  paths: 'https://www.sanity.io/docs/json-match',
  patches: 'https://www.sanity.io/docs/http-patches',
  mutations: 'https://www.sanity.io/docs/http-mutations',
  client: 'https://www.npmjs.com/package/@sanity/client',
  ids: 'https://www.sanity.io/docs/ids',
  limits: 'https://www.sanity.io/docs/technical-limits',
  actions: 'https://www.sanity.io/docs/http-actions',
  global: 'https://www.sanity.io/docs/studio/global-document-reference-type',
  parameters: 'https://github.com/sanity-io/groq-js/issues/22',
  syntax: 'https://www.sanity.io/docs/groq-syntax',
  groq: 'https://www.sanity.io/docs/groq-functions',
  cors: 'https://www.sanity.io/docs/cors',
  here: 'the lake itself',
} as const;

/** The example of the page about paths. */
const FRED = {
  name: 'fred',
  friends: [
    { name: 'mork', age: 40, favoriteColor: 'red' },
    { name: 'mindy', age: 32, favoriteColor: 'blue' },
    { name: 'franklin', favoriteColor: 'yellow' },
  ],
  roles: ['admin', 'owner'],
  contactInfo: {
    streetAddress: '42 Mountain Road',
    state: { shortName: 'WY', longName: 'Wyoming' },
    'room no': 7,
  },
};

async function mutate(mutations: unknown[], options = ''): Promise<{ status: number; said: string }> {
  const response = await fixture.post(`/data/mutate/production${options}`, { mutations });
  return { status: response.status, said: await response.text() };
}

/** Fred's document after a patch, or the refusal. */
async function patchedFred(patch: JsonObject): Promise<unknown> {
  const { status, said } = await mutate([
    { createOrReplace: { _id: 'fred', _type: 'person', ...FRED } },
    { patch: { id: 'fred', ...patch } },
  ]);
  if (status !== 200) return `${status} ${said}`;
  const { _id, _type, _rev, _createdAt, _updatedAt, ...fields } =
    (await fixture.editor.getDocument('fred')) ?? {};
  return fields;
}

/** Names of the friends after `value` was set at a path. */
function friendsNamed(...names: string[]): JsonObject {
  return { ...FRED, friends: FRED.friends.map((friend, index) => ({ ...friend, name: names[index] })) };
}

describe('paths of patches', () => {
  test.each<[page: string, path: string, expected: unknown]>([
    [PAGES.paths, 'name', { ...FRED, name: 'X' }],
    [PAGES.paths, 'friends[*].name', friendsNamed('X', 'X', 'X')],
    [PAGES.paths, 'friends[age > 35].name', friendsNamed('X', 'mindy', 'franklin')],
    [PAGES.paths, 'friends[age > 30, favoriteColor == "blue"].name', friendsNamed('X', 'X', 'franklin')],
    [PAGES.paths, 'friends[age?].name', friendsNamed('X', 'X', 'franklin')],
    [PAGES.paths, 'friends[0].name', friendsNamed('X', 'mindy', 'franklin')],
    [PAGES.paths, 'friends[0, 1].name', friendsNamed('X', 'X', 'franklin')],
    [PAGES.paths, 'friends.name', friendsNamed('X', 'X', 'X')],
    // The page has "friends[1:2]" for two members, but the client's splice() and the Studio exclude the end,
    // and a hosted dataset has to agree with them.
    [PAGES.client, 'friends[1:2].name', friendsNamed('mork', 'X', 'franklin')],
    [PAGES.client, 'friends[1:].name', friendsNamed('mork', 'X', 'X')],
    [
      PAGES.paths,
      'contactInfo.state.shortName',
      { ...FRED, contactInfo: { ...FRED.contactInfo, state: { shortName: 'X', longName: 'Wyoming' } } },
    ],
    [
      PAGES.paths,
      'contactInfo.state[shortName, longName]',
      { ...FRED, contactInfo: { ...FRED.contactInfo, state: { shortName: 'X', longName: 'X' } } },
    ],
    [
      PAGES.paths,
      'contactInfo..shortName',
      { ...FRED, contactInfo: { ...FRED.contactInfo, state: { shortName: 'X', longName: 'Wyoming' } } },
    ],
    [PAGES.paths, 'roles[*]', { ...FRED, roles: ['X', 'X'] }],
    [PAGES.paths, 'roles[-1]', { ...FRED, roles: ['admin', 'X'] }],
    [
      PAGES.paths,
      "contactInfo['room no']",
      { ...FRED, contactInfo: { ...FRED.contactInfo, 'room no': 'X' } },
    ],
    [PAGES.here, 'roles[].v', expect.stringMatching(/^400 .*not a JSONMatch path/)],
    [PAGES.here, 'contactInfo["room no"]', expect.stringMatching(/^400 .*single quotes/)],
    [PAGES.here, 'room no', expect.stringMatching(/^400 .*not a JSONMatch path/)],
  ])('%s: set at %s', async (_page, path, expected) => {
    expect(await patchedFred({ set: { [path]: 'X' } })).toEqual(expected);
  });

  test('friends[age?].age changes no friend without an age', async () => {
    const [mork, mindy, franklin] = FRED.friends;
    expect(await patchedFred({ set: { 'friends[age?].age': 1 } })).toEqual({
      ...FRED,
      friends: [{ ...mork, age: 1 }, { ...mindy, age: 1 }, franklin],
    });
  });

  test('unset and inc work at many places', async () => {
    expect(await patchedFred({ unset: ['friends[*]', 'roles[*]'] })).toEqual({
      ...FRED,
      friends: [],
      roles: [],
    });
    const [mork, mindy, franklin] = FRED.friends;
    expect(await patchedFred({ inc: { 'friends[age?].age': 2 } })).toEqual({
      ...FRED,
      friends: [{ ...mork, age: 42 }, { ...mindy, age: 34 }, franklin],
    });
  });

  test("listeners receive plain paths, which every Studio's mutator applies", async () => {
    const heard: unknown[] = [];
    const listening = fixture.editor.listen('*[_id == "fred"]', {}, { includeMutations: true });
    const subscription = listening.subscribe((event) => {
      if (event.type === 'mutation') heard.push(...event.mutations);
    });
    await expect
      .poll(async () => (await patchedFred({ set: { 'roles[*]': 'X' } }), heard.length))
      .toBeGreaterThan(0);
    expect(heard).toContainEqual({ patch: { id: 'fred', set: { 'roles[0]': 'X', 'roles[1]': 'X' } } });
    subscription.unsubscribe();
  });

  test(`${PAGES.client}: splice() replaces the stated range`, async () => {
    await patchedFred({});
    await fixture.editor.patch('fred').splice('friends', 1, 1, []).commit({ autoGenerateArrayKeys: true });
    expect(await fixture.editor.fetch('*[_id == "fred"][0].friends[].name')).toEqual(['mork', 'franklin']);
  });
});

describe('patches that succeed or are refused', () => {
  test.each<[page: string, patch: JsonObject, sentence: RegExp]>(
    [
      [PAGES.patches, { insert: { after: 'roles[-1]' } }, /takes a list of items/],
      [PAGES.patches, { insert: { items: ['x'] } }, /before, after, replace/],
      [PAGES.patches, { insert: { after: 'roles[0]', before: 'roles[1]', items: [] } }, /one of/],
      [PAGES.patches, { insert: { after: 'roles[*]', items: ['x'] } }, /matches 2/],
      [PAGES.patches, { frobnicate: { name: 'x' } }, /no operation \\"frobnicate\\"/],
      [PAGES.patches, { set: 'x' }, /takes an object/],
      [PAGES.patches, { unset: 'name' }, /list of paths/],
      [PAGES.patches, { inc: { name: 1 } }, /needs a number, and there is \\"fred/],
      [PAGES.patches, { inc: { missing: 1 } }, /needs a number, and nothing is there/],
      [PAGES.patches, { dec: { 'friends[2].age': 1 } }, /needs a number/],
      [PAGES.patches, { inc: { 'contactInfo.state': '1' } }, /takes numbers/],
      [PAGES.patches, { diffMatchPatch: { name: 5 } }, /takes a text/],
    ].map(([page, patch, sentence]) => [page, patch, sentence] as [string, JsonObject, RegExp]),
  )('%s: %j', async (_page, patch, sentence) => {
    const before = await fixture.editor.getDocument('fred');
    expect(await patchedFred(patch)).toMatch(sentence);
    expect(await fixture.editor.getDocument('fred')).toEqual(before);
  });

  test('setIfMissing runs before inc in any order of writing', async () => {
    expect(await patchedFred({ inc: { visits: 2 }, setIfMissing: { visits: 1 } })).toEqual({
      ...FRED,
      visits: 3,
    });
  });
});

function keysIn(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => [...(isJsonObject(item) ? [item['_key']] : []), ...keysIn(item)]);
  }
  return isJsonObject(value) ? Object.values(value).flatMap(keysIn) : [];
}

describe(`${PAGES.client}: autoGenerateArrayKeys`, () => {
  test('adds keys to all objects in lists without one', async () => {
    const options = { autoGenerateArrayKeys: true };
    await fixture.editor.createOrReplace(
      { _id: 'keys', _type: 'note', list: [{ a: 1 }, { _key: 'mine' }, 'text', { inner: [{ b: 1 }] }] },
      options,
    );
    await fixture.editor
      .patch('keys')
      .set({ other: [{ c: 1 }], 'list[0]': { replaced: true } })
      .append('list', [{ d: 1 }])
      .commit(options);
    const document = await fixture.editor.getDocument('keys');
    const keys = keysIn(document);
    expect(keys).toHaveLength(6);
    expect(keys).toContain('mine');
    expect(new Set(keys).size).toBe(6);
    expect(keys.every((key) => typeof key === 'string' && key !== '')).toBe(true);
  });

  test('adds nothing unless requested', async () => {
    await fixture.editor.createOrReplace({ _id: 'keys', _type: 'note', list: [{ a: 1 }] });
    expect(await fixture.editor.fetch('*[_id == "keys"][0].list')).toEqual([{ a: 1 }]);
  });
});

function nested(levels: number): JsonObject {
  let value: JsonObject = {};
  for (let level = 1; level < levels; level += 1) value = { inner: [value] };
  return value;
}

describe('documents', () => {
  test.each([
    [PAGES.ids, 'a.-b', 400],
    [PAGES.ids, '-a', 400],
    [PAGES.ids, 'a b', 400],
    [PAGES.ids, 'animal.mammal.dog', 200],
  ])('%s: answers the id %s with %i', async (_page, id, status) => {
    expect(await mutate([{ createOrReplace: { _id: id, _type: 'note' } }])).toMatchObject({ status });
  });

  test(`${PAGES.limits}: accepts 20 levels of fields, not 21`, async () => {
    expect(await mutate([{ create: { _type: 'note', ...nested(20) } }])).toMatchObject({ status: 200 });
    const deep = { status: 400, said: expect.stringContaining('20 levels') };
    expect(await mutate([{ create: { _type: 'note', ...nested(21) } }])).toMatchObject(deep);
    expect(await mutate([{ patch: { id: 'fred', set: { deep: nested(21) } } }])).toMatchObject(deep);
  });

  test('answers endlessly nested JSON with 400', async () => {
    for (const [opening, closing] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const body = `{"mutations":[{"create":{"_type":"x","v":${opening.repeat(5000)}1${closing.repeat(5000)}}}]}`;
      const response = await fixture.request('/data/mutate/production', { method: 'POST', body });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('levels deep');
    }
    const deep = encodeURIComponent(`${'['.repeat(300)}${']'.repeat(300)}`);
    expect((await fixture.request(`/data/query/production?query=$a&$a=${deep}`)).status).toBe(400);
  });

  test(`${PAGES.global}: accepts a global document reference to another dataset`, async () => {
    const link = { _type: 'globalDocumentReference', _ref: 'dataset:project.production:there' };
    expect(await mutate([{ create: { _type: 'note', link } }])).toMatchObject({ status: 200 });
  });
});

describe(`${PAGES.parameters}: query parameters`, () => {
  test.each(['*[_id == $id]', '*[_type == "note" && n > $count]{title}', 'count(*[_id in $ids])'])(
    'refuses %s without its parameter',
    async (query) => {
      const response = await fixture.request(`/data/query/production?query=${encodeURIComponent(query)}`);
      expect(response.status).toBe(400);
      const body: unknown = await response.json();
      const start = query.indexOf('$');
      const name = /\$\w+/.exec(query)?.[0] ?? '';
      expect(body).toMatchObject({
        error: {
          type: 'queryParseError',
          description: expect.stringContaining(`param ${name} referenced, but not provided`),
          start,
        },
      });
    },
  );

  test('accepts null as a value', async () => {
    expect(await fixture.editor.fetch('$nothing', { nothing: null })).toBeNull();
  });
});

function note(_id: string): JsonObject {
  return { _id, _type: 'note' };
}

describe(`${PAGES.actions}: ids of actions`, () => {
  const ofOther = { draftId: 'drafts.other', publishedId: 'kept' };

  test.each<[type: string, fields: JsonObject, sentence: RegExp]>([
    ['discard', { draftId: 'kept' }, /\\"kept\\" is not the id of a draft/],
    ['version.discard', { versionId: 'kept' }, /not the id of a draft/],
    ['publish', { draftId: 'drafts.kept', publishedId: 'other' }, /not a draft or version of \\"other/],
    ['publish', { draftId: 'kept', publishedId: 'kept' }, /not the id of a draft/],
    ['edit', { ...ofOther, patch: { set: { a: 1 } } }, /not a draft or version of/],
    ['unpublish', ofOther, /not a draft or version of/],
    ['delete', { publishedId: 'drafts.kept' }, /not the id of a published document/],
    ['delete', { publishedId: 'other', includeDrafts: ['drafts.kept'] }, /not a draft or version/],
    ['create', { publishedId: 'new', attributes: note('new') }, /not the id of a draft/],
    ['create', { attributes: note('new') }, /not the id of a draft/],
    ['replaceDraft', { publishedId: 'kept', attributes: note('kept') }, /not the id of a draft/],
    ['version.replace', { document: note('kept') }, /not the id of a draft/],
    [
      'version.create',
      { publishedId: 'other', document: note('versions.r.kept') },
      /not a draft or version of/,
    ],
    ['variant.create', { publishedId: 'kept' }, /no variants/],
  ])('refuses %s %j and changes nothing', async (type, fields, sentence) => {
    await mutate([
      { createOrReplace: { _id: 'kept', _type: 'note', title: 'Kept' } },
      { createOrReplace: { _id: 'drafts.kept', _type: 'note', title: 'Draft' } },
      { createOrReplace: { _id: 'other', _type: 'note', title: 'Other' } },
    ]);
    const before = await fixture.editor.fetch<unknown>('*[_type == "note"] | order(_id)');
    const actionType = `sanity.action.document.${type}`;
    const response = await fixture.post('/data/actions/production', { actions: [{ actionType, ...fields }] });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(sentence);
    expect(await fixture.editor.fetch('*[_type == "note"] | order(_id)')).toEqual(before);
  });

  test('versions in releases are separate documents', async () => {
    await mutate([{ createOrReplace: { _id: 'kept', _type: 'note', title: 'Kept' } }]);
    await fixture.editor.createVersion({ baseId: 'kept', publishedId: 'kept', releaseId: 'r' });
    expect(await fixture.editor.getDocument('versions.r.kept')).toMatchObject({ title: 'Kept' });
    await fixture.editor.discardVersion({ publishedId: 'kept', releaseId: 'r' });
    expect(await fixture.editor.getDocument('versions.r.kept')).toBeUndefined();
  });
});

describe(`${PAGES.groq}: diff::`, () => {
  const before = '{"title": "a", "body": {"text": "x"}, "tags": [1, 2]}';

  test.each<[query: string, expected: boolean]>([
    [`diff::changedAny(${before}, {"title": "b"}, title)`, true],
    [`diff::changedAny(${before}, ${before}, (title, body.text))`, false],
    [`diff::changedAny({"a": 1, "b": 2}, {"a": 1, "b": 3}, a)`, false],
    [`diff::changedAny({"tags": [1, 2]}, {"tags": [1, 3]}, tags[])`, true],
    [`diff::changedOnly({"a": 1, "b": 2}, {"a": 9, "b": 2}, a)`, true],
    [`diff::changedOnly({"a": 1, "b": 2}, {"a": 9, "b": 3}, a)`, false],
    [`diff::changedOnly({"a": 1, "b": 2}, {"a": 9, "b": 3}, (a, b))`, true],
  ])('%s is %s', async (query, expected) => {
    expect(await fixture.editor.fetch(query)).toBe(expected);
  });

  test('works on documents and within other expressions', async () => {
    await mutate(
      ['one', 'two'].map((name) => ({ createOrReplace: { _id: `diff-${name}`, _type: 'differing', name } })),
    );
    const query = `*[_type == "differing" && diff::changedAny(@, *[_id == "diff-one"][0], name)]
      {_id, "others": *[_type == ^._type && _id != ^._id]._id, "when": dateTime("2026-01-01T00:00:00Z")}`;
    expect(await fixture.editor.fetch(query)).toEqual([
      { _id: 'diff-two', others: ['diff-one'], when: '2026-01-01T00:00:00Z' },
    ]);
    await mutate([{ patch: { id: 'diff-two', set: { name: 'one' } } }]);
    expect(await fixture.editor.fetch(query)).toEqual([]);
  });

  test('selects documents to change, but not to listen to', async () => {
    await mutate([{ createOrReplace: { _id: 'named', _type: 'diffed', name: 'A' } }]);
    const query = '*[_type == "diffed" && diff::changedAny({"name": "B"}, {"name": name}, name)]';
    expect(await mutate([{ patch: { query, set: { name: 'B' } } }])).toMatchObject({ status: 200 });
    expect(await fixture.editor.fetch('*[_id == "named"][0].name')).toBe('B');
    expect(await fixture.editor.fetch(query)).toEqual([]);
    const listening = await fixture.request(`/data/listen/production?query=${encodeURIComponent(query)}`);
    expect(await listening.text()).toContain('where single documents are selected');
    expect(listening.status).toBe(400);
  });
});

describe('the project', () => {
  test(`${PAGES.client}: the client lists the one project and gets it by its id`, async () => {
    const projects = await fixture.editor.projects.list();
    expect(projects.map(({ id }) => id)).toEqual(['lumen']);
    expect(projects[0]).toEqual(await fixture.editor.projects.getById('lumen'));
  });

  test(`${PAGES.cors}: lists the origins that pages may call from`, async () => {
    const response = await fixture.request('/projects/lumen/cors');
    expect(await response.json()).toMatchObject([
      { origin: STUDIO_ORIGIN, allowCredentials: true, projectId: 'lumen' },
    ]);
  });

  test('the Studio may ask which machine answers for a dataset', async () => {
    const asked = await fetch(`${fixture.lake.origin}/v2025-02-19/data/ping/production`);
    expect([asked.status, await asked.json()]).toEqual([200, { ok: true, writable: true }]);
  });

  test.each<[page: string, method: string, path: string, sentence: RegExp]>([
    [PAGES.cors, 'POST', '/projects/lumen/cors', /--origins/],
    [PAGES.cors, 'DELETE', '/projects/lumen/cors/1', /--origins/],
    [PAGES.client, 'PUT', '/projects/lumen/datasets/more', /one dataset.*--dataset/],
    [PAGES.here, 'GET', '/data/stats/production', /no statistics/],
  ])('%s: refuses %s %s with a sentence', async (_page, method, path, sentence) => {
    const refused = await fixture.request(path, { method });
    expect(refused.status).toBe(501);
    expect(await refused.json()).toMatchObject({
      statusCode: 501,
      error: 'Not Implemented',
      message: expect.stringMatching(sentence),
    });
    expect(await fetch(`${fixture.lake.origin}/v1${path}`, { method })).toMatchObject({ status: 401 });
  });
});

describe(`${PAGES.groq}: unsupported functions`, () => {
  test.each<[query: string, name: string, range: [start: number, end: number]]>([
    ['geo::distance(geo::latLng(1, 2), geo::latLng(3, 4))', 'geo::distance()', [0, 13]],
    ['*[geo::contains(area, place)]', 'geo::contains()', [2, 15]],
    ['documents::incomingRefCount()', 'documents::incomingRefCount()', [0, 27]],
    ['*[media::aspect(@, 1)]', 'media::aspect()', [2, 15]],
    ['user::attributes()', 'user::attributes()', [0, 16]],
    ['*|score(text::semanticSimilarity("x"))', 'text::semanticSimilarity()', [8, 32]],
    ['[text::query("x")]', 'text::query(), except on the right of match', [1, 12]],
    ['*[anywhere(name == "x")]', 'anywhere(), except in what diff:: selects', [2, 10]],
    ['path("a.b") in path("a.**")', 'path() in path()', [0, 4]],
    ['select(false => geo::latLng(1, 2), "other")', 'geo::latLng()', [16, 27]],
  ])('refuses %s by name', async (query, name, [start, end]) => {
    const response = await fixture.post('/data/query/production', { query });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: {
        description: expect.stringContaining(`does not have ${name}`),
        type: 'queryParseError',
        start,
        end,
      },
    });
  });

  test('ignores such names in strings, and strings in path()', async () => {
    expect(await fixture.editor.fetch('["geo::distance(1)", "a.b" in path("a.**")]')).toEqual([
      'geo::distance(1)',
      true,
    ]);
  });
});

describe(`${PAGES.syntax}: comments`, () => {
  test.each<[query: string, expected: unknown]>([
    ['count([1])//comment', 1],
    ['[1, 2]//one\n[1]//two', 2],
    ['// first\n{"a": 1//, "b": 2\n}', { a: 1 }],
    [`["http://x", 'it\\'s // that']// a "quote`, ['http://x', "it's // that"]],
    [String.raw`"\\" // "`, '\\'],
  ])('%j is %j', async (query, expected) => {
    expect(await fixture.editor.fetch(query)).toEqual(expected);
  });

  test('reports a syntax error after a comment at its place', async () => {
    const query = '[1]//comment\n[2 == ]';
    const response = await fixture.post('/data/query/production', { query });
    const start = query.indexOf(' ]');
    expect(await response.json()).toMatchObject({ error: { query, start } });
  });
});

/** Paths of a result that its source map contains. */
async function mappedPaths(query: string): Promise<string[]> {
  const options = { filterResponse: false, resultSourceMap: true } as const;
  const { resultSourceMap } = await fixture.editor.fetch(query, {}, options);
  return Object.keys(resultSourceMap?.mappings ?? {});
}

// Differences from Sanity that the lake cannot refuse, because they appear only in the data; README lists them.
describe(`${PAGES.groq}: known differences`, () => {
  test('array::unique() keeps every null', async () => {
    expect(await fixture.editor.fetch('array::unique([1, null, 1, null])')).toEqual([1, null, null]);
  });

  test('score() takes any expression', async () => {
    await mutate([{ createOrReplace: { _id: 'scored', _type: 'scored' } }]);
    expect(await fixture.editor.fetch('*[_id == "scored"] | score(1){_score}')).toEqual([{ _score: 0 }]);
  });

  test('a projection without _id has no source map', async () => {
    await mutate([{ createOrReplace: { _id: 'mapped', _type: 'mapped', title: 'One' } }]);
    expect(await mappedPaths('*[_id == "mapped"][0]{_id, title}')).toContain("$['title']");
    expect(await mappedPaths('*[_id == "mapped"][0]{title}')).toEqual([]);
  });
});
