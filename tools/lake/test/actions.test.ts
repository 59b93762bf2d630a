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

async function publishedDocument(id: string): Promise<void> {
  await fixture.editor.create({ _id: id, _type: 'note', title: 'First' });
}

test('create, edit, publish: the draft becomes the published document', async () => {
  await fixture.editor.action({
    actionType: 'sanity.action.document.create',
    publishedId: 'a',
    attributes: { _id: 'drafts.a', _type: 'note', title: 'Draft' },
    ifExists: 'fail',
  });
  await fixture.editor.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.a',
    publishedId: 'a',
    patch: { set: { title: 'Edited' } },
  });
  expect(await stored('a')).toBeUndefined();
  const { transactionId } = await fixture.editor.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.a',
    publishedId: 'a',
  });
  expect(await stored('drafts.a')).toBeUndefined();
  expect(await stored('a')).toMatchObject({ title: 'Edited', _rev: transactionId });
});

test('editing a published document creates its draft and leaves the document alone', async () => {
  await publishedDocument('b');
  await fixture.editor.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.b',
    publishedId: 'b',
    patch: { set: { title: 'Second' } },
  });
  expect(await stored('b')).toMatchObject({ title: 'First' });
  expect(await stored('drafts.b')).toMatchObject({ title: 'Second', _type: 'note' });
});

test('publishing keeps the creation date and sets the date of change', async () => {
  const before = await stored('b');
  await fixture.editor.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.b',
    publishedId: 'b',
  });
  const after = await stored('b');
  expect(after?._createdAt).toBe(before?._createdAt);
  expect(after?._updatedAt).not.toBe(before?._updatedAt);
});

test('refuses to publish over another revision', async () => {
  await fixture.editor.create({ _id: 'drafts.b', _type: 'note', title: 'Third' });
  await expect(
    fixture.editor.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.b',
      publishedId: 'b',
      ifPublishedRevisionId: 'another',
    }),
  ).rejects.toMatchObject({ statusCode: 409 });
  expect(await stored('drafts.b')).toBeDefined();
});

test('discard deletes only the draft', async () => {
  await fixture.editor.action({
    actionType: 'sanity.action.document.version.discard',
    versionId: 'drafts.b',
  });
  expect(await stored('drafts.b')).toBeUndefined();
  expect(await stored('b')).toBeDefined();
});

test('unpublish turns the published document into a draft; an existing draft stays', async () => {
  await fixture.editor.action({
    actionType: 'sanity.action.document.unpublish',
    draftId: 'drafts.b',
    publishedId: 'b',
  });
  expect(await stored('b')).toBeUndefined();
  expect(await stored('drafts.b')).toMatchObject({ title: 'Second' });
});

test('replaceDraft and delete with drafts', async () => {
  await publishedDocument('c');
  await fixture.post('/data/actions/production', {
    actions: [
      {
        actionType: 'sanity.action.document.replaceDraft',
        publishedId: 'c',
        attributes: { _id: 'drafts.c', _type: 'note', title: 'Restored' },
      },
    ],
  });
  expect(await stored('drafts.c')).toMatchObject({ title: 'Restored' });
  await fixture.editor.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'c',
    includeDrafts: ['drafts.c'],
  });
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
  const publish = (id: string): Promise<unknown> =>
    fixture.editor.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${id}`,
      publishedId: id,
    });
  await expect(publish('holder')).rejects.toMatchObject({ statusCode: 409 });
  await publish('target');
  await publish('holder');
  expect((await stored('holder'))?.['link']).toEqual({ _type: 'reference', _ref: 'target' });
});

test('several actions are one transaction, and later ones see the effects of earlier ones', async () => {
  const { transactionId } = await fixture.editor.action([
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'e',
      attributes: { _id: 'drafts.e', _type: 'note', title: 'New' },
      ifExists: 'fail',
    },
    {
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.e',
      publishedId: 'e',
      patch: { set: { n: 1 } },
    },
    { actionType: 'sanity.action.document.publish', draftId: 'drafts.e', publishedId: 'e' },
  ]);
  expect(await stored('e')).toMatchObject({ title: 'New', n: 1, _rev: transactionId });
});

test.each([
  [{}, 400],
  [{ actions: [] }, 400],
  [{ actions: [{ actionType: 'sanity.action.explode' }] }, 400],
  [{ actions: [{ actionType: 'constructor' }] }, 400],
  [
    { actions: [{ actionType: 'sanity.action.document.publish', draftId: 'drafts.x', publishedId: 'x' }] },
    404,
  ],
  [
    {
      actions: [
        { actionType: 'sanity.action.document.edit', draftId: 'drafts.x', publishedId: 'x', patch: {} },
      ],
    },
    404,
  ],
])('refuses %j', async (body, status) => {
  const response = await fixture.post('/data/actions/production', body);
  expect(response.status).toBe(status);
});
