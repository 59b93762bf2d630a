/** Content Releases: permissions and refusals. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SanityClient } from '@sanity/client';
import { LATER, PAGES, ReleaseFixture } from './release-fixture.ts';
import { clientOf, TemporaryLake } from './temporary-lake.ts';

let fixture: TemporaryLake;
let editor: SanityClient;
let made: ReleaseFixture;

beforeAll(async () => {
  fixture = await TemporaryLake.start();
  ({ editor } = fixture);
  made = new ReleaseFixture(fixture);
});

afterAll(() => fixture.stop());

function act(type: string, fields: object): Promise<Response> {
  return fixture.post('/data/actions/production', {
    actions: [{ actionType: `sanity.action.${type}`, ...fields }],
  });
}

describe('refusals', () => {
  test.each<[type: string, fields: object, status: number, sentence: RegExp]>([
    ['release.create', { releaseId: 'drafts' }, 400, /cannot be the name/],
    ['release.create', { releaseId: 'a.b' }, 400, /cannot be the name/],
    [
      'release.create',
      { releaseId: 'x', metadata: { releaseType: 'soon' } },
      400,
      /asap, scheduled, undecided/,
    ],
    ['release.create', { releaseId: 'x', metadata: { title: 1 } }, 400, /must be a text/],
    ['release.create', { releaseId: 'x', metadata: { intendedPublishAt: 'soon' } }, 400, /date and time/],
    ['release.create', { releaseId: 'x', metadata: { cardinality: 'few' } }, 400, /"one" or "many"/],
    ['release.create', {}, 400, /needs "releaseId"/],
    ['release.import', { releaseId: 'x', attributes: { _id: 'x', _type: 'note' } }, 400, /needs "ifExists"/],
    ['release.import', { releaseId: 'x', ifExists: 'fail' }, 400, /needs "attributes"/],
    [
      'release.import',
      { releaseId: 'x', ifExists: 'fail', attributes: { _id: 'x', _type: 'note' } },
      400,
      /must be the document of the release "x"/,
    ],
    ['release.edit', { releaseId: 'firm', patch: { set: { state: 'published' } } }, 400, /Only the metadata/],
    ['release.edit', { releaseId: 'firm', patch: { unset: ['metadata'] } }, 400, /must be an object/],
    ['release.schedule', { releaseId: 'firm', publishAt: 'soon' }, 400, /not a date and time/],
    [
      'document.publish',
      { publishedId: 'part', versionId: 'versions.firm.part' },
      400,
      /with its release "firm"/,
    ],
    [
      'document.version.unpublish',
      { publishedId: 'none', versionId: 'versions.firm.none' },
      404,
      /not found/,
    ],
    [
      'document.version.unpublish',
      { publishedId: 'part', versionId: 'versions.nope.part' },
      404,
      /not found/,
    ],
    [
      'document.version.unpublish',
      { publishedId: 'part', versionId: 'drafts.part' },
      400,
      /not the id of a version/,
    ],
  ])('answers %s %j with %i', async (type, fields, status, sentence) => {
    await editor.createIfNotExists({ _id: 'part', _type: 'note' });
    if ((await made.release('firm')) === undefined) {
      await editor.releases.create({ releaseId: 'firm' });
      await editor.createVersion({ publishedId: 'part', baseId: 'part', releaseId: 'firm' });
    }
    const before = await made.release('firm');
    const response = await act(type, fields);
    expect(await response.json()).toMatchObject({
      error: { type: 'actionError', description: expect.stringMatching(sentence) },
    });
    expect(response.status).toBe(status);
    expect(await made.release('firm')).toEqual(before);
    expect(await made.stored('versions.firm.part')).toBeDefined();
  });

  test('only actions change release documents', async () => {
    await editor.releases.create({ releaseId: 'no-patch' });
    await expect(
      editor.patch('_.releases.no-patch').set({ state: 'published' }).commit(),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  test(`${PAGES.patterns}: older API versions have no release actions or perspectives`, async () => {
    const old = clientOf(fixture.lake, {
      token: 'local-editor',
      apiVersion: '2025-02-07',
      perspective: 'raw',
    });
    await expect(old.releases.create({})).rejects.toMatchObject({ statusCode: 400 });
    await expect(old.fetch('*', {}, { perspective: ['r1', 'drafts'] })).rejects.toThrow(
      'Complex perspectives are not supported for this version',
    );
    await made.releaseOf('versioned');
    expect(await old.fetch('count(*[_id in path("versions.**")])')).toBe(0);
    expect(await editor.fetch('count(*[_id in path("versions.**")])')).toBeGreaterThan(0);
  });

  test(`${PAGES.guide}: a release has at most a thousand documents`, async () => {
    const releaseId = await made.releaseOf();
    const mutations = Array.from({ length: 1001 }, (_, index) => ({
      create: { _id: `versions.${releaseId}.many-${index}`, _type: 'note' },
    }));
    await fixture.post('/data/mutate/production', { mutations });
    const refused = { statusCode: 400, message: expect.stringContaining('1000 at most') };
    await expect(editor.releases.publish({ releaseId })).rejects.toMatchObject(refused);
    await expect(editor.releases.schedule({ releaseId, publishAt: LATER })).rejects.toMatchObject(refused);
    await editor.discardVersion({ publishedId: 'many-0', releaseId });
    await editor.releases.publish({ releaseId });
    expect(await fixture.anonymous.fetch('count(*[_id match "many-*"])')).toBe(1000);
  });

  test('refuses what the plan excludes in words that the Studio knows', async () => {
    const response = await fixture.request('/projects/lumen/new-content-release-allowed');
    const { data }: { data: Record<string, number> } = JSON.parse(await response.text());
    const open = await editor.fetch<number>('count(releases::all()[state in ["active", "scheduled"]])');
    expect(data).toEqual({
      orgMeteredActiveReleaseCount: open,
      orgActiveReleaseLimit: null,
      datasetReleaseLimit: 100,
    });
    const made: string[] = [];
    for (let count = open; count < 100; count += 1) made.push((await editor.releases.create({})).releaseId);
    await expect(editor.releases.create({})).rejects.toMatchObject({
      statusCode: 403,
      details: { type: 'releaseLimitExceededError', limit: 100 },
    });
    for (const releaseId of made) await editor.releases.archive({ releaseId });
    await editor.releases.create({});
  });
});

describe('permissions', () => {
  const create = { actions: [{ actionType: 'sanity.action.release.create', releaseId: 'not-mine' }] };

  test(`${PAGES.roles}: a viewer reads releases and changes nothing`, async () => {
    const releaseId = await made.releaseOf('for-viewers');
    const viewer = clientOf(fixture.lake, { token: 'local-viewer', perspective: 'raw' });
    expect(await viewer.releases.get({ releaseId })).toBeDefined();
    expect(await viewer.fetch('*[_id == "for-viewers"][0].title', {}, { perspective: [releaseId] })).toBe(
      'After',
    );
    const refused = { statusCode: 403, details: { type: 'insufficientPermissionsError' } };
    await expect(viewer.releases.create({})).rejects.toMatchObject(refused);
    await expect(viewer.releases.publish({ releaseId })).rejects.toMatchObject(refused);
    await expect(
      viewer.releases.schedule({ releaseId, publishAt: LATER }, { dryRun: true }),
    ).rejects.toMatchObject(refused);
    await expect(viewer.patch('for-viewers').set({ title: 'Mine' }).commit()).rejects.toMatchObject(refused);
    await expect(viewer.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject(refused);
    const acl = await fixture.request('/projects/lumen/datasets/production/acl', {
      headers: { authorization: 'Bearer local-viewer' },
    });
    expect(await acl.json()).toEqual([{ filter: '_id in path("**")', permissions: ['read', 'history'] }]);
  });

  test(`${PAGES.patterns}: anonymous callers neither act nor see releases and versions`, async () => {
    const releaseId = await made.releaseOf('for-all');
    const response = await fetch(`${fixture.lake.origin}/v2025-02-19/data/actions/production`, {
      method: 'POST',
      body: JSON.stringify(create),
    });
    expect(response.status).toBe(401);
    expect(await fixture.anonymous.fetch('count(releases::all())')).toBe(0);
    expect(await fixture.anonymous.fetch('*[sanity::versionOf("for-all")]._id')).toEqual(['for-all']);
    expect(await fixture.anonymous.getDocument(`versions.${releaseId}.for-all`)).toBeUndefined();
    await expect(fixture.anonymous.fetch('*', {}, { perspective: [releaseId] })).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  test('a dry run of an action changes nothing', async () => {
    const releaseId = await made.releaseOf('tried');
    await editor.releases.publish({ releaseId }, { dryRun: true });
    expect(await made.release(releaseId)).toMatchObject({ state: 'active' });
    expect(await made.stored('tried')).toMatchObject({ title: 'Before' });
  });
});

describe(`${PAGES.perspectives}: perspectives`, () => {
  test('a stack shows its releases from the left, then published documents; drafts only if named', async () => {
    const [first, second] = [await made.releaseOf('seen'), await made.releaseOf('seen', 'seen-too')];
    await editor.patch(`versions.${first}.seen`).set({ title: 'First' }).commit();
    await editor.create({ _id: 'drafts.seen', _type: 'note', title: 'Draft' });
    await editor.create({ _id: 'drafts.only', _type: 'note', title: 'Only a draft' });
    const see = (perspective: 'drafts' | 'published' | string[]) =>
      editor.fetch(
        '*[_id in ["seen", "seen-too", "only"]] | order(_id).title',
        {},
        {
          perspective,
        },
      );
    expect(await see([first, second])).toEqual(['First', 'After']);
    expect(await see([second, first])).toEqual(['After', 'After']);
    expect(await see([first, 'drafts'])).toEqual(['Only a draft', 'First', 'Before']);
    expect(await see('drafts')).toEqual(['Only a draft', 'Draft', 'Before']);
    expect(await see('published')).toEqual(['Before', 'Before']);
    expect(await editor.fetch('*[_id == "seen"][0]{_id, _originalId}', {}, { perspective: [first] })).toEqual(
      { _id: 'seen', _originalId: `versions.${first}.seen` },
    );
  });

  test(`${PAGES.patterns}: reads a document with all its versions`, async () => {
    const releaseId = await made.releaseOf('manifold');
    await editor.create({ _id: 'drafts.manifold', _type: 'note' });
    const response = await fixture.request('/data/doc/production/manifold?includeAllVersions=true');
    const { documents }: { documents: { _id: string }[] } = JSON.parse(await response.text());
    const ids = documents.map(({ _id }) => _id);
    expect(ids).toEqual(['manifold', 'drafts.manifold', `versions.${releaseId}.manifold`]);
    expect(await editor.fetch('*[sanity::versionOf("manifold")] | order(_id)._id')).toEqual(ids.toSorted());
  });
});

/** The events of a document's history, newest first. */
async function eventsOf(id: string) {
  const text = await (await fixture.request(`/data/history/production/events/documents/${id}`)).text();
  const body: { events: Record<string, { type: string; releaseId?: string }[]> } = JSON.parse(text);
  return body.events[id];
}

test("a document's history names the release that published it", async () => {
  const releaseId = await made.releaseOf('storied');
  await editor.releases.publish({ releaseId });
  const versionId = `versions.${releaseId}.storied`;
  expect((await eventsOf('storied'))?.[0]).toMatchObject({
    type: 'publishDocumentVersion',
    releaseId,
    versionId,
  });
  expect((await eventsOf(versionId))?.map(({ type }) => type)).toEqual([
    'publishDocumentVersion',
    'createDocumentVersion',
  ]);
});
