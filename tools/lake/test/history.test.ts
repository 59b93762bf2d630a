import { afterAll, beforeAll, expect, test } from 'vitest';
import { TemporaryLake } from './temporary-lake.ts';

let fixture: TemporaryLake;
const revisions: string[] = [];

beforeAll(async () => {
  fixture = await TemporaryLake.start();
  const { editor } = fixture;
  const draft = { draftId: 'drafts.a', publishedId: 'a' };
  const publish = () => editor.action({ actionType: 'sanity.action.document.publish', ...draft });
  const edit = { actionType: 'sanity.action.document.edit', ...draft } as const;
  for (const step of [
    () => editor.transaction().create({ _id: 'drafts.a', _type: 'note', title: 'One' }).commit(),
    () => editor.action({ ...edit, patch: { set: { title: 'Two' } } }),
    publish,
    () => editor.transaction().create({ _id: 'b', _type: 'note' }).commit(),
    () => editor.action({ ...edit, patch: { set: { title: 'Three' } } }),
    publish,
    () => editor.transaction().delete('a').commit(),
  ])
    revisions.push((await step()).transactionId);
});

afterAll(() => fixture.stop());

async function documents(path: string): Promise<{ _id: string; title?: string }[]> {
  const text = await (await fixture.request(`/data/history/production/documents/${path}`)).text();
  const body: { documents: { _id: string; title?: string }[] } = JSON.parse(text);
  return body.documents;
}

async function transactions(options: string): Promise<{ id: string; effects?: Record<string, unknown> }[]> {
  const text = await (await fixture.request(`/data/history/production/transactions/${options}`)).text();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

async function transactionIds(options: string): Promise<string[]> {
  return (await transactions(options)).map(({ id }) => id);
}

test('returns a document at any of its revisions', async () => {
  expect(await documents(`a?revision=${revisions[2]}`)).toMatchObject([{ title: 'Two' }]);
  expect(await documents(`a?revision=${revisions[5]}`)).toMatchObject([{ title: 'Three' }]);
  expect(await documents(`drafts.a?revision=${revisions[0]}`)).toMatchObject([{ title: 'One' }]);
  expect(await documents(`a?revision=${revisions[0]}`)).toEqual([]);
  expect(await documents('a?revision=unknown')).toEqual([]);
});

test("accepts another document's transaction as a point in time", async () => {
  expect(await documents(`a?revision=${revisions[3]}`)).toMatchObject([{ title: 'Two' }]);
});

test('returns the last revision of a deleted document', async () => {
  expect(await fixture.editor.getDocument('a')).toBeUndefined();
  expect(await documents('a?lastRevision=true')).toMatchObject([{ _id: 'a', title: 'Three' }]);
});

test('returns a document at a time', async () => {
  expect(await documents('a?time=2020-01-01T00:00:00Z')).toEqual([]);
  expect(await documents('b?time=2999-01-01T00:00:00Z')).toMatchObject([{ _id: 'b' }]);
  expect((await fixture.request('/data/history/production/documents/a?time=soon')).status).toBe(400);
});

test('returns transactions in order, in ranges, reversed and limited', async () => {
  const ofA = revisions.filter((_, index) => index !== 3);
  expect(await transactionIds('a,drafts.a?excludeContent=true')).toEqual(ofA);
  expect(await transactionIds('a,drafts.a?reverse=true&limit=2')).toEqual(ofA.toReversed().slice(0, 2));
  expect(
    await transactionIds(`a,drafts.a?fromTransaction=${revisions[1]}&toTransaction=${revisions[4]}`),
  ).toEqual([revisions[1], revisions[2], revisions[4]]);
});

test('returns mendoza effects of each document', async () => {
  const [created, patched] = await transactions('drafts.a?effectFormat=mendoza&excludeMutations=true');
  expect(created?.effects).toMatchObject({ 'drafts.a': { revert: [0, null] } });
  expect(JSON.stringify(patched?.effects)).toContain('"Two"');
});

test("returns the events of the Studio's history, newest first", async () => {
  const text = await (await fixture.request('/data/history/production/events/documents/drafts.a')).text();
  const body: { events: Record<string, { type: string }[]> } = JSON.parse(text);
  expect(body.events['drafts.a']?.map(({ type }) => type)).toEqual([
    'deleteDocumentGroup',
    'publishDocumentVersion',
    'createDocumentVersion',
    'publishDocumentVersion',
    'createDocumentVersion',
  ]);
});

test('restoring an old revision makes it the draft', async () => {
  const [old] = await documents(`a?revision=${revisions[2]}`);
  const response = await fixture.post('/data/actions/production', {
    actions: [
      {
        actionType: 'sanity.action.document.replaceDraft',
        publishedId: 'a',
        attributes: { ...old, _id: 'drafts.a' },
      },
    ],
  });
  expect(response.status).toBe(200);
  expect(await fixture.editor.getDocument('drafts.a')).toMatchObject({ title: 'Two' });
});
