import { afterAll, beforeAll, expect, test } from 'vitest';
import { TemporaryLake } from './temporary-lake.ts';

let fixture: TemporaryLake;

beforeAll(async () => {
  fixture = await TemporaryLake.start();
});

afterAll(() => fixture.stop());

function stored(id: string) {
  return fixture.editor.getDocument(id);
}

type Fields = Record<string, unknown>;

/** Runs an action on a document's draft. @returns the id of the transaction, or the status of the refusal */
async function act(type: string, publishedId: string, fields: Fields = {}): Promise<unknown> {
  const actionType = `sanity.action.document.${type}`;
  const response = await fixture.post('/data/actions/production', {
    actions: [{ actionType, draftId: `drafts.${publishedId}`, publishedId, ...fields }],
  });
  const { transactionId }: { transactionId?: string } = JSON.parse(await response.text());
  return transactionId ?? response.status;
}

const draftOf = (id: string, fields: Fields): Fields => ({
  attributes: { _id: `drafts.${id}`, _type: 'note', ...fields },
});

test('create, edit, publish: the draft becomes the published document', async () => {
  await act('create', 'a', { ...draftOf('a', { title: 'Draft' }), ifExists: 'fail' });
  await act('edit', 'a', { patch: { set: { title: 'Edited' } } });
  expect(await stored('a')).toBeUndefined();
  const transactionId = await act('publish', 'a');
  expect(await stored('drafts.a')).toBeUndefined();
  expect(await stored('a')).toMatchObject({ title: 'Edited', _rev: transactionId });
});

test('editing a published document creates its draft and leaves the document alone', async () => {
  await fixture.editor.create({ _id: 'b', _type: 'note', title: 'First' });
  await act('edit', 'b', { patch: { set: { title: 'Second' } } });
  expect(await stored('b')).toMatchObject({ title: 'First' });
  expect(await stored('drafts.b')).toMatchObject({ title: 'Second', _type: 'note' });
});

test('publishing keeps the creation date and sets the date of change', async () => {
  const before = await stored('b');
  await act('publish', 'b');
  const after = await stored('b');
  expect(after?._createdAt).toBe(before?._createdAt);
  expect(after?._updatedAt).not.toBe(before?._updatedAt);
});

test('refuses to publish over another revision', async () => {
  await fixture.editor.create({ _id: 'drafts.b', _type: 'note', title: 'Third' });
  expect(await act('publish', 'b', { ifPublishedRevisionId: 'another' })).toBe(409);
  expect(await stored('drafts.b')).toBeDefined();
});

test('discard deletes only the draft', async () => {
  await act('version.discard', 'b', { versionId: 'drafts.b' });
  expect(await stored('drafts.b')).toBeUndefined();
  expect(await stored('b')).toBeDefined();
});

test('unpublish turns the published document into a draft', async () => {
  await act('unpublish', 'b');
  expect(await stored('b')).toBeUndefined();
  expect(await stored('drafts.b')).toMatchObject({ title: 'Second' });
});

test('replaceDraft and delete with drafts', async () => {
  await fixture.editor.create({ _id: 'c', _type: 'note', title: 'First' });
  await act('replaceDraft', 'c', draftOf('c', { title: 'Restored' }));
  expect(await stored('drafts.c')).toMatchObject({ title: 'Restored' });
  await act('delete', 'c', { includeDrafts: ['drafts.c'] });
  expect(await stored('c')).toBeUndefined();
  expect(await stored('drafts.c')).toBeUndefined();
});

test('publishing strengthens weak references marked for it and then enforces them', async () => {
  await fixture.editor.create({ _id: 'drafts.target', _type: 'note' });
  await fixture.editor.create({
    _id: 'drafts.holder',
    _type: 'note',
    link: { _type: 'reference', _ref: 'target', _weak: true, _strengthenOnPublish: { type: 'note' } },
  });
  expect(await act('publish', 'holder')).toBe(409);
  await act('publish', 'target');
  await act('publish', 'holder');
  expect((await stored('holder'))?.['link']).toEqual({ _type: 'reference', _ref: 'target' });
});

test('several actions of a client are one transaction, and later ones see the effects of earlier ones', async () => {
  const draft = { draftId: 'drafts.e', publishedId: 'e' };
  const { transactionId } = await fixture.editor.action([
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'e',
      attributes: { _id: 'drafts.e', _type: 'note', title: 'New' },
      ifExists: 'fail',
    },
    { actionType: 'sanity.action.document.edit', ...draft, patch: { set: { n: 1 } } },
    { actionType: 'sanity.action.document.publish', ...draft },
  ]);
  expect(await stored('e')).toMatchObject({ title: 'New', n: 1, _rev: transactionId });
});

const NOWHERE = { draftId: 'drafts.x', publishedId: 'x' };

test.each([
  [{}, 400],
  [{ actions: [] }, 400],
  [{ actions: [{ actionType: 'sanity.action.explode' }] }, 400],
  [{ actions: [{ actionType: 'constructor' }] }, 400],
  [{ actions: [{ actionType: 'sanity.action.document.publish', ...NOWHERE }] }, 404],
  [{ actions: [{ actionType: 'sanity.action.document.edit', ...NOWHERE, patch: {} }] }, 404],
])('refuses %j', async (body, status) => {
  const response = await fixture.post('/data/actions/production', body);
  expect(response.status).toBe(status);
});
