/** Content Releases, through Sanity's client: each action in each state. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SanityClient } from '@sanity/client';
import { LATER, PAGES, ReleaseFixture } from './release-fixture.ts';
import { TemporaryLake } from './temporary-lake.ts';

let fixture: TemporaryLake;
let editor: SanityClient;
let made: ReleaseFixture;

beforeAll(async () => {
  fixture = await TemporaryLake.start();
  ({ editor } = fixture);
  made = new ReleaseFixture(fixture);
});

afterAll(() => fixture.stop());

/** How the Studio refers to a document that isn't published yet. */
function futureLink(target: string) {
  return { _type: 'reference', _ref: target, _weak: true, _strengthenOnPublish: { type: 'note' } };
}

test(`${PAGES.actions}: creates, finds and edits a release`, async () => {
  await editor.releases.create({ releaseId: 'made', metadata: { title: 'Made', releaseType: 'undecided' } });
  expect(await made.release('made')).toMatchObject({
    _id: '_.releases.made',
    _type: 'system.release',
    name: 'made',
    state: 'active',
    metadata: { title: 'Made', releaseType: 'undecided' },
    finalDocumentStates: null,
    userId: 'local-editor',
  });
  await editor.releases.edit({ releaseId: 'made', patch: { set: { 'metadata.title': 'Renamed' } } });
  expect(await editor.fetch('releases::all()[name == "made"].metadata.title')).toEqual(['Renamed']);
  const { releaseId, metadata } = await editor.releases.create({});
  expect(metadata).toEqual({ releaseType: 'undecided' });
  expect(await made.release(releaseId)).toMatchObject({ state: 'active' });
});

test(`${PAGES.guide}: publishes all versions in one transaction and leaves drafts alone`, async () => {
  const releaseId = await made.releaseOf('one', 'two');
  await editor.create({ _id: 'drafts.one', _type: 'note', title: 'Draft' });
  await made.addVersion(releaseId, 'new', { title: 'New' });
  expect(await fixture.anonymous.fetch('*[_id in ["one", "two", "new"]].title')).toEqual([
    'Before',
    'Before',
  ]);
  const { transactionId } = await editor.releases.publish({ releaseId });
  for (const id of ['one', 'two', 'new'])
    expect(await made.stored(id)).toMatchObject({ _rev: transactionId });
  expect(await editor.fetch('*[_id in ["one", "two", "new"]] | order(_id).title')).toEqual([
    'New',
    'After',
    'After',
  ]);
  expect(await made.stored('one')).not.toHaveProperty('_system');
  expect(await made.stored('drafts.one')).toMatchObject({ title: 'Draft' });
  expect(await editor.fetch('*[sanity::partOfRelease($releaseId)]', { releaseId })).toEqual([]);
  expect(await made.release(releaseId)).toMatchObject({
    state: 'published',
    finalDocumentStates: ['new', 'one', 'two'].map((id) => ({ id: `versions.${releaseId}.${id}` })),
  });
  expect(Date.parse((await made.release(releaseId))?.publishedAt ?? '')).not.toBeNaN();
});

test(`${PAGES.actions}: a document that cannot be published holds the whole release back`, async () => {
  const releaseId = await made.releaseOf('kept-back');
  await made.addVersion(releaseId, 'dangling', { link: futureLink('nowhere') });
  await expect(editor.releases.publish({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
  expect(await made.stored('kept-back')).toMatchObject({ title: 'Before' });
  expect(await made.release(releaseId)).toMatchObject({ state: 'active' });
});

test('publishes two new documents that refer to each other together', async () => {
  const releaseId = await made.releaseOf();
  for (const [id, target] of [
    ['left', 'right'],
    ['right', 'left'],
  ] as const)
    await made.addVersion(releaseId, id, { link: futureLink(target) });
  await editor.releases.publish({ releaseId });
  expect((await made.stored('left'))?.['link']).toEqual({ _type: 'reference', _ref: 'right' });
});

describe(`${PAGES.guide}: unpublishing with a release`, () => {
  test('turns the document into a draft with weak references, which publishing strengthens', async () => {
    await editor.createOrReplace({ _id: 'target', _type: 'note' });
    const link = { _type: 'reference', _ref: 'target' };
    await editor.createOrReplace({ _id: 'leaving', _type: 'note', title: 'Leaving', link });
    const releaseId = await made.releaseOf();
    await editor.unpublishVersion({ publishedId: 'leaving', releaseId });
    await editor.unpublishVersion({ publishedId: 'target', releaseId });
    expect(await made.stored(`versions.${releaseId}.leaving`)).toMatchObject({
      title: 'Leaving',
      _system: { delete: true },
    });
    expect(await made.stored('leaving')).toBeDefined();
    const seen = await editor.fetch<unknown[]>('*[_id == "leaving"]', {}, { perspective: [releaseId] });
    expect(seen).toEqual([]);
    await editor.releases.publish({ releaseId });
    expect(await made.stored('leaving')).toBeUndefined();
    expect(await made.stored('drafts.leaving')).toMatchObject({
      title: 'Leaving',
      link: { _ref: 'target', _weak: true, _strengthenOnPublish: { type: 'note' } },
    });
    for (const publishedId of ['target', 'leaving'])
      await editor.action({
        actionType: 'sanity.action.document.publish',
        draftId: `drafts.${publishedId}`,
        publishedId,
      });
    expect((await made.stored('leaving'))?.['link']).toEqual(link);
  });

  test('marks an existing version and keeps an existing draft', async () => {
    const releaseId = await made.releaseOf('marked');
    await editor.create({ _id: 'drafts.marked', _type: 'note', title: 'Draft' });
    await editor.unpublishVersion({ publishedId: 'marked', releaseId });
    expect(await made.stored(`versions.${releaseId}.marked`)).toMatchObject({
      title: 'After',
      _system: { delete: true },
    });
    await editor.releases.publish({ releaseId });
    expect(await made.stored('marked')).toBeUndefined();
    expect(await made.stored('drafts.marked')).toMatchObject({ title: 'Draft' });
  });

  test('is refused while others refer to the document', async () => {
    const releaseId = await made.releaseOf('needed');
    await editor.createOrReplace({
      _id: 'user',
      _type: 'note',
      link: { _type: 'reference', _ref: 'needed' },
    });
    await editor.unpublishVersion({ publishedId: 'needed', releaseId });
    await expect(editor.releases.publish({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
    expect(await made.stored('needed')).toBeDefined();
  });
});

test(`${PAGES.client}: archiving removes a release's documents; unarchiving restores them`, async () => {
  const releaseId = await made.releaseOf('put-away');
  const version = await made.stored(`versions.${releaseId}.put-away`);
  await editor.releases.archive({ releaseId });
  expect(await made.stored(`versions.${releaseId}.put-away`)).toBeUndefined();
  expect(await made.stored('put-away')).toMatchObject({ title: 'Before' });
  expect(await made.release(releaseId)).toMatchObject({
    state: 'archived',
    finalDocumentStates: [{ id: `versions.${releaseId}.put-away` }],
  });
  const past = await fixture.request(
    `/data/history/production/documents/versions.${releaseId}.put-away?lastRevision=true`,
  );
  expect(await past.json()).toMatchObject({ documents: [{ title: 'After' }] });
  await editor.releases.unarchive({ releaseId });
  const { _rev, _updatedAt, ...content } = version ?? {};
  expect(await made.stored(`versions.${releaseId}.put-away`)).toMatchObject(content);
  expect(await made.release(releaseId)).toMatchObject({ state: 'active', finalDocumentStates: null });
});

test(`${PAGES.flow}: a scheduled release is locked until it is unscheduled`, async () => {
  const releaseId = await made.releaseOf('locked');
  const id = `versions.${releaseId}.locked`;
  await editor.createOrReplace({ _id: 'used', _type: 'note' });
  await editor
    .patch(id)
    .set({ link: { _type: 'reference', _ref: 'used', _weak: true } })
    .commit();
  await editor.releases.schedule({ releaseId, publishAt: LATER });
  expect(await made.release(releaseId)).toMatchObject({ state: 'scheduled', publishAt: LATER });
  const locked = { statusCode: 409, details: { items: [{ error: { type: 'documentLockedError' } }] } };
  await expect(editor.patch(id).set({ title: 'Late' }).commit()).rejects.toMatchObject(locked);
  await expect(editor.discardVersion({ publishedId: 'locked', releaseId })).rejects.toMatchObject(locked);
  await expect(editor.create({ _id: `versions.${releaseId}.late`, _type: 'note' })).rejects.toMatchObject(
    locked,
  );
  await expect(editor.delete('used')).rejects.toMatchObject(locked);
  // The Studio postpones a scheduled release without unscheduling it.
  await editor.releases.edit({ releaseId, patch: { set: { 'metadata.title': 'Put off' } } });
  await editor.releases.schedule({ releaseId, publishAt: '2101-01-01T01:00:00+01:00' });
  expect(await made.release(releaseId)).toMatchObject({ publishAt: '2101-01-01T00:00:00.000Z' });
  await editor.releases.unschedule({ releaseId });
  expect(await made.release(releaseId)).toMatchObject({ state: 'active', publishAt: null });
  await editor.patch(id).set({ title: 'Late' }).commit();
});

test(`${PAGES.client}: a release scheduled for the past is published at once`, async () => {
  const releaseId = await made.releaseOf('overdue');
  await editor.releases.schedule({ releaseId, publishAt: '2026-01-01T00:00:00Z' });
  expect(await made.release(releaseId)).toMatchObject({ state: 'published' });
  expect(await made.stored('overdue')).toMatchObject({ title: 'After' });
});

test(`${PAGES.client}: a release stays scheduled while a later one needs what it creates`, async () => {
  const first = await made.releaseOf();
  await made.addVersion(first, 'fresh');
  const second = await made.releaseOf('needs-fresh');
  const link = { _type: 'reference', _ref: 'fresh', _weak: true };
  await editor.patch(`versions.${second}.needs-fresh`).set({ link }).commit();
  await editor.releases.schedule({ releaseId: first, publishAt: LATER });
  await editor.releases.schedule({ releaseId: second, publishAt: '2100-01-02T00:00:00.000Z' });
  await expect(editor.releases.unschedule({ releaseId: first })).rejects.toMatchObject({ statusCode: 409 });
  await editor.releases.unschedule({ releaseId: second });
  await editor.releases.unschedule({ releaseId: first });
});

describe(`${PAGES.actions}: in each state`, () => {
  const run = {
    edit: (releaseId: string) =>
      editor.releases.edit({ releaseId, patch: { set: { 'metadata.title': 'x' } } }),
    publish: (releaseId: string) => editor.releases.publish({ releaseId }),
    schedule: (releaseId: string) => editor.releases.schedule({ releaseId, publishAt: LATER }),
    unschedule: (releaseId: string) => editor.releases.unschedule({ releaseId }),
    archive: (releaseId: string) => editor.releases.archive({ releaseId }),
    unarchive: (releaseId: string) => editor.releases.unarchive({ releaseId }),
    delete: (releaseId: string) => editor.releases.delete({ releaseId }),
  };
  type Verb = keyof typeof run;
  const refusedForState: unknown = expect.objectContaining({
    statusCode: 409,
    details: expect.objectContaining({ type: 'actionError' }),
  });

  test.each<[state: string, allowed: Verb[]]>([
    ['active', ['edit', 'publish', 'schedule', 'archive']],
    ['scheduled', ['edit', 'schedule', 'unschedule']],
    ['published', ['delete']],
    ['archived', ['unarchive', 'delete']],
  ])('%s allows %j and nothing else', async (state, allowed) => {
    const verbs: Verb[] = ['edit', 'publish', 'schedule', 'unschedule', 'archive', 'unarchive', 'delete'];
    const allowing: Verb[] = [];
    for (const verb of verbs) {
      const releaseId = await made.releaseThatIs(state);
      const before = await made.release(releaseId);
      const refusal = await run[verb](releaseId).then(
        () => null,
        (error: unknown) => error,
      );
      if (refusal === null) allowing.push(verb);
      expect([refusal, refusal === null || (await made.release(releaseId))]).toEqual(
        refusal === null ? [null, true] : [refusedForState, before],
      );
    }
    expect(allowing).toEqual(allowed);
  });

  test('a missing release is a 404', async () => {
    for (const verb of Object.values(run))
      await expect(verb('missing')).rejects.toMatchObject({
        statusCode: 404,
        details: { type: 'actionError' },
      });
  });
});

test(`${PAGES.actions}: a deleted release leaves only history, and its name stays taken`, async () => {
  const releaseId = await made.releaseThatIs('archived');
  await editor.releases.delete({ releaseId });
  expect(await made.release(releaseId)).toBeUndefined();
  await expect(editor.releases.create({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
});

test("imports a dataset's releases as @sanity/import sends them", async () => {
  const releaseId = await made.releaseThatIs('scheduled');
  const release = await made.release(releaseId);
  const action = (name: string, ifExists: 'fail' | 'ignore' | 'replace') =>
    editor.action({
      actionType: 'sanity.action.release.import',
      releaseId: name,
      ifExists,
      attributes: { ...release, _type: 'system.release', _id: `_.releases.${name}`, name },
    });
  await action('imported', 'fail');
  // Its versions may come later, so it isn't scheduled.
  const imported = await made.release('imported');
  expect(imported).toMatchObject({ state: 'active', publishAt: null, metadata: release?.metadata });
  await editor.create({ _id: 'versions.imported.a', _type: 'note' });
  await expect(action('imported', 'fail')).rejects.toMatchObject({ statusCode: 409 });
  await action('imported', 'ignore');
  expect(await made.release('imported')).toEqual(imported);
  await editor.releases.archive({ releaseId: 'imported' });
  await action('imported', 'replace');
  expect(await made.release('imported')).toMatchObject({ state: 'active', finalDocumentStates: null });
});
