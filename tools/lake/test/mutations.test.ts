import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TemporaryLake } from './temporary-lake.ts';

let fixture: TemporaryLake;

beforeAll(async () => {
  fixture = await TemporaryLake.start();
});

afterAll(() => fixture.stop());

function stored(id: string) {
  return fixture.editor.getDocument(id);
}

describe('mutations', () => {
  test('create sets dates and uses the transaction as revision', async () => {
    const created = await fixture.editor.create({ _type: 'note', text: 'one' });
    expect(created._id).toMatch(/^\w{22}$/);
    const transaction = await fixture.editor.transaction().create({ _id: 'n1', _type: 'note' }).commit();
    expect(await stored('n1')).toMatchObject({ _rev: transaction.transactionId });
  });

  test('completes an id that ends in a dot', async () => {
    const created = await fixture.editor.create({ _id: 'drafts.', _type: 'note' });
    expect(created._id).toMatch(/^drafts\.\w{22}$/);
  });

  test('create on an existing id is a 409 mutationError', async () => {
    const response = await fixture.post('/data/mutate/production', {
      mutations: [{ create: { _id: 'n1', _type: 'note' } }],
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: {
        type: 'mutationError',
        items: [{ index: 0, error: { type: 'documentAlreadyExistsError', id: 'n1' } }],
      },
    });
  });

  test('createIfNotExists keeps an existing document; createOrReplace keeps its creation date', async () => {
    const first = await stored('n1');
    await fixture.editor.createIfNotExists({ _id: 'n1', _type: 'note', text: 'ignored' });
    expect(await stored('n1')).toEqual(first);
    await fixture.editor.createOrReplace({ _id: 'n1', _type: 'note', text: 'replaced' });
    expect(await stored('n1')).toMatchObject({ text: 'replaced', _createdAt: first?._createdAt });
  });

  test('keeps dates given by the client', async () => {
    await fixture.editor.create({
      _id: 'dated',
      _type: 'note',
      _createdAt: '2020-01-01T00:00:00Z',
      _updatedAt: '2021-01-01T00:00:00Z',
    });
    expect(await stored('dated')).toMatchObject({
      _createdAt: '2020-01-01T00:00:00Z',
      _updatedAt: '2021-01-01T00:00:00Z',
    });
  });

  test('applies set, setIfMissing, unset, inc, dec, insert and diffMatchPatch', async () => {
    await fixture.editor.create({
      _id: 'p',
      _type: 'note',
      n: 5,
      text: 'Hello world',
      gone: 1,
      list: [{ _key: 'a' }],
    });
    await fixture.editor
      .patch('p')
      .set({ 'deep.value': 1 })
      .setIfMissing({ text: 'no', added: true })
      .unset(['gone'])
      .inc({ n: 2 })
      .insert('after', 'list[_key=="a"]', [{ _key: 'b' }])
      .diffMatchPatch({ text: '@@ -3,9 +3,10 @@\n llo \n+w\n worl\n' })
      .commit();
    await fixture.editor.patch('p').dec({ n: 1 }).commit();
    const patched = await stored('p');
    expect(patched).toMatchObject({
      n: 6,
      added: true,
      deep: { value: 1 },
      list: [{ _key: 'a' }, { _key: 'b' }],
    });
    expect(patched).not.toHaveProperty('gone');
    expect(patched?.['text']).toBe('Hello wworld');
  });

  test('a patch of a missing document is a 404, and of another revision a 409', async () => {
    await expect(fixture.editor.patch('missing').set({ a: 1 }).commit()).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(
      fixture.editor.patch('p').ifRevisionId('other').set({ a: 1 }).commit(),
    ).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    });
  });

  test('a patch cannot change _id and _type', async () => {
    await expect(fixture.editor.patch('p').unset(['_type']).commit()).rejects.toMatchObject({
      statusCode: 400,
    });
    expect(await stored('p')).toMatchObject({ _type: 'note' });
  });

  test('patches and deletes by query', async () => {
    await fixture.editor.patch({ query: '*[_type == "note"]' }).set({ seen: true }).commit();
    expect(await fixture.editor.fetch('count(*[_type == "note" && !seen])')).toBe(0);
    await fixture.editor.create({ _id: 'temp', _type: 'temporary' });
    await fixture.editor.delete({ query: '*[_type == $type]', params: { type: 'temporary' } });
    expect(await stored('temp')).toBeUndefined();
  });

  test('one refused mutation refuses the whole transaction', async () => {
    const before = await stored('p');
    await expect(
      fixture.editor
        .transaction()
        .patch('p', { set: { half: true } })
        .create({ _id: 'n1', _type: 'note' })
        .commit(),
    ).rejects.toMatchObject({ statusCode: 409 });
    expect(await stored('p')).toEqual(before);
  });

  test('dryRun checks and answers but stores nothing', async () => {
    const response = await fixture.post('/data/mutate/production?dryRun=true&returnIds=true', {
      mutations: [{ create: { _id: 'dry', _type: 'note' } }],
    });
    expect(await response.json()).toMatchObject({ results: [{ id: 'dry', operation: 'create' }] });
    expect(await stored('dry')).toBeUndefined();
  });

  test('returnDocuments returns the documents after the mutation', async () => {
    const response = await fixture.post('/data/mutate/production?returnDocuments=true', {
      mutations: [{ patch: { id: 'p', set: { title: 'Now' } } }],
    });
    expect(await response.json()).toMatchObject({ results: [{ id: 'p', document: { title: 'Now' } }] });
  });

  test('refuses a repeated transaction id', async () => {
    const body = { transactionId: 'mine', mutations: [{ create: { _type: 'note' } }] };
    expect(await (await fixture.post('/data/mutate/production', body)).json()).toMatchObject({
      transactionId: 'mine',
    });
    expect((await fixture.post('/data/mutate/production', body)).status).toBe(409);
  });

  test.each([
    [{}],
    [{ mutations: 'x' }],
    [{ mutations: [{}] }],
    [{ mutations: [{ explode: {} }] }],
    [{ mutations: [{ create: { _id: 'x' } }] }],
    [{ mutations: [{ create: { _id: '../x', _type: 'note' } }] }],
    [{ mutations: [{ patch: { set: { a: 1 } } }] }],
    [{ mutations: [{ create: { _id: 'a', _type: 'b' }, delete: { id: 'a' } }] }],
  ])('answers malformed %j with 400', async (body) => {
    expect((await fixture.post('/data/mutate/production', body)).status).toBe(400);
  });

  test('stored documents share no objects with requests or answers', async () => {
    await fixture.editor.create({ _id: 'shared', _type: 'note', nested: { list: [1] } });
    await fixture.editor.patch('shared').append('nested.list', [2]).commit();
    await fixture.editor.patch('shared').append('nested.list', [3]).commit();
    expect(await stored('shared')).toMatchObject({ nested: { list: [1, 2, 3] } });
  });
});

describe('references', () => {
  test('refuses a strong reference to a missing document and accepts a weak one', async () => {
    const target = { _type: 'reference', _ref: 'not-there' };
    await expect(fixture.editor.create({ _type: 'note', target })).rejects.toMatchObject({
      statusCode: 409,
      details: {
        items: [{ error: { type: 'documentReferenceDoesNotExistError', referenceID: 'not-there' } }],
      },
    });
    await fixture.editor.create({ _id: 'weak', _type: 'note', target: { ...target, _weak: true } });
  });

  test('accepts a reference to a document of the same transaction, in any order', async () => {
    await fixture.editor
      .transaction()
      .create({ _id: 'from', _type: 'note', to: { _type: 'reference', _ref: 'to' } })
      .create({ _id: 'to', _type: 'note' })
      .commit();
    expect(await stored('from')).toMatchObject({ to: { _ref: 'to' } });
  });

  test('refuses to delete a referenced document, unless together with its referrers', async () => {
    await expect(fixture.editor.delete('to')).rejects.toMatchObject({
      statusCode: 409,
      details: {
        items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: ['from'] } }],
      },
    });
    await fixture.editor.transaction().delete('to').delete('from').commit();
    expect(await stored('to')).toBeUndefined();
  });

  test('removing the reference in the same transaction allows deleting the target', async () => {
    await fixture.editor
      .transaction()
      .create({ _id: 'target', _type: 'note' })
      .create({ _id: 'holder', _type: 'note', list: [{ _key: 'k', _type: 'reference', _ref: 'target' }] })
      .commit();
    await fixture.editor
      .transaction()
      .delete('target')
      .patch('holder', { unset: ['list'] })
      .commit();
    expect(await stored('target')).toBeUndefined();
  });

  test('data/references counts referring documents', async () => {
    await fixture.editor
      .transaction()
      .create({ _id: 'popular', _type: 'note' })
      .create({ _id: 'fan', _type: 'note', idol: { _type: 'reference', _ref: 'popular' } })
      .commit();
    const response = await fixture.request('/data/references/production/documents/popular/to');
    expect(await response.json()).toMatchObject({ totalCount: 1, references: [{ documentId: 'fan' }] });
  });
});
