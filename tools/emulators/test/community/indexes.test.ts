/**
 * The queries of the site and of its functions, as sent, against firestore.indexes.json.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { INSPECTED_UPLOAD } from '@lumen-throw/domain/setup-images';
import {
  countPublished,
  findFeatured,
  findSetup,
  listOwnHidden,
  listPublished,
} from '@lumen-throw/community/gallery';
import { listCards } from '@lumen-throw/community/gallery-cards';
import { likedAmong } from '@lumen-throw/community/likes';
import { listModerationLog, listSubmissions } from '@lumen-throw/community/moderation';
import { listEarlierVersions, listQueue } from '@lumen-throw/community/moderation-queue';
import { listMemberSetups, listOwnSetups } from '@lumen-throw/community/own-setups';
import { reportSetup } from '@lumen-throw/community/reports';
import { readRecreations } from '@lumen-throw/community/setup-numbers';
import { readSetups, searchCards, searchSubmissions } from '@lumen-throw/community/setup-search';
import { readOwnData } from '@lumen-throw/community/own-data';
import { NO_FILTER } from '@lumen-throw/domain/gallery-card';
import { ROOT } from '../../src/repository-paths.ts';
import {
  indexNeed,
  serves,
  type CompositeIndex,
  type IndexNeed,
  type StructuredQuery,
} from '../support/composite-indexes.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { DRAFT } from '../support/members.ts';
import { WEBP } from '../support/pictures.ts';
import { imagePath, SETUP_A } from '../support/sample-documents.ts';

/** Places in the site's code that made a query. */
const { sites } = vi.hoisted(() => ({ sites: new Set<string>() }));
vi.mock('firebase/firestore/lite', async (original) => {
  const real = await original<typeof import('firebase/firestore/lite')>();
  return {
    ...real,
    query: (...given: Parameters<typeof real.query>) => {
      const place = /packages\/community\/src\/([\w-]+\.ts:\d+:\d+)/.exec(new Error('here').stack ?? '');
      if (place?.[1]) sites.add(place[1]);
      return real.query(...given);
    },
  };
});

const env = emulatedFirebase();
const services = operator();
const COMMUNITY = join(ROOT, 'packages/community/src');
const FUNCTIONS = join(ROOT, 'functions/src');

const sent: StructuredQuery[] = [];

/** Records what the site's SDK sends as JSON. */
async function recordSite(): Promise<void> {
  const real = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, options) => {
    const body: unknown = typeof options?.body === 'string' ? JSON.parse(options.body) : null;
    if (typeof body === 'object' && body !== null) {
      const { structuredQuery, structuredAggregationQuery } = body as {
        structuredQuery?: StructuredQuery;
        structuredAggregationQuery?: { structuredQuery: StructuredQuery };
      };
      const query = structuredQuery ?? structuredAggregationQuery?.structuredQuery;
      if (query) sent.push(query);
    }
    return real(target, options);
  });
  const after = { seconds: 1_767_225_600, nanoseconds: 0, id: SETUP_A };
  const member = { uid: 'maya', email: '', displayName: '', emailConfirmed: true, hasPassword: true };
  const entry = { setup_id: SETUP_A, status: 'Published', words: { attic: true } };
  await services.firestore.doc(`setup_words/0000000000001-${SETUP_A}`).set(entry);
  // Whether the rules allow them for a visitor doesn't matter here.
  await Promise.allSettled([
    listPublished(env, 'All', after),
    listPublished(env, 'Indoor'),
    countPublished(env, 'All'),
    countPublished(env, 'Gaming'),
    findFeatured(env, ['2026-01']),
    findSetup(env, SETUP_A, { uid: 'maya' }),
    readSetups(env, [SETUP_A]),
    searchCards(env, 'attic', NO_FILTER, `0000000000000-${SETUP_A}`),
    searchCards(env, 'attic den', { ...NO_FILTER, size: 'Small' }),
    searchSubmissions(env, 'attic den', 'Hidden'),
    listOwnHidden(env, 'maya'),
    listCards(env, { ...NO_FILTER, light: 'dark', size: 'Small' }, 'new', null, { ...after, likes: 0 }),
    listCards(env, NO_FILTER, 'liked', ['projector-a'], { ...after, likes: 3 }),
    likedAmong(env, 'maya', [SETUP_A]),
    listSubmissions(env, null, after),
    listSubmissions(env, 'Hidden'),
    listModerationLog(env),
    listQueue(env),
    listEarlierVersions(env, SETUP_A),
    listOwnSetups(env, 'maya'),
    listMemberSetups(env, 'maya'),
    readRecreations(env, 'maya'),
    reportSetup(env, 'maya', SETUP_A, { reason: 'other', text: '' }),
    readOwnData(env, { ...member, createdAt: null, lastSignInAt: null }),
  ]);
  spy.mockRestore();
}

/** Files of the functions that query more than single documents. */
const QUERYING_FILES = [
  'banned-addresses.ts',
  'deciding-likes.ts',
  'decision-notices.ts',
  'gallery-cards.ts',
  'gallery-start.ts',
  'gallery-totals.ts',
  'like-repair.ts',
  'member-bans.ts',
  'member-decisions.ts',
  'member-removal.ts',
  'member-trust.ts',
  'moderation-log.ts',
  'moderation-queue.ts',
  'orphan-uploads.ts',
  'own-list-counts.ts',
  'projector-rooms.ts',
  'rotate-setup-of-the-month.ts',
  'setup-editing.ts',
  'setup-hiding.ts',
  'setup-removal.ts',
  'setup-words.ts',
  'setups-sitemap.ts',
];

interface Internals {
  toProto: (...given: unknown[]) => { structuredQuery?: StructuredQuery };
}

/** Records what the functions' SDK is about to send. */
async function recordFunctions(): Promise<void> {
  vi.stubEnv('GCLOUD_PROJECT', LOCAL_PROJECT_ID);
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: env.storageBucket }));
  const internals = Query.prototype as unknown as Internals;
  const real = internals.toProto;
  const spy = vi.spyOn(internals, 'toProto').mockImplementation(function record(this: unknown, ...given) {
    const proto = Reflect.apply(real, this, given);
    if (proto.structuredQuery) sent.push(proto.structuredQuery);
    return proto;
  });
  const { firestore } = services;
  const { keepStart } = await import('../../../../functions/src/gallery-start.ts');
  const { keepAllCards } = await import('../../../../functions/src/gallery-cards.ts');
  const { keepRooms } = await import('../../../../functions/src/projector-rooms.ts');
  const { keepSetupNumbers } = await import('../../../../functions/src/own-list-counts.ts');
  const { creditStayedSetups } = await import('../../../../functions/src/member-trust.ts');
  const { countGalleryNow } = await import('../../../../functions/src/gallery-totals.ts');
  const { repairLikeCounts } = await import('../../../../functions/src/like-repair.ts');
  const { clearMember } = await import('../../../../functions/src/member-removal.ts');
  const { sweepPictures } = await import('../../../../functions/src/orphan-uploads.ts');
  const { rotate } = await import('../../../../functions/src/rotate-setup-of-the-month.ts');
  const { clearAfterSetup } = await import('../../../../functions/src/setup-removal.ts');
  await clearProject(services);
  await firestore.doc(`user_setups/${SETUP_A}`).set({ like_count: 0 });
  await services.bucket.file(imagePath('maya')).save('', { resumable: false, contentType: 'image/webp' });
  const { auth } = services;
  const { banMember, liftBan } = await import('../../../../functions/src/member-bans.ts');
  const { memberHistory } = await import('../../../../functions/src/member-decisions.ts');
  const { refreshQueue } = await import('../../../../functions/src/moderation-queue.ts');
  const { tellReporters } = await import('../../../../functions/src/decision-notices.ts');
  const { editOwnSetup } = await import('../../../../functions/src/setup-editing.ts');
  const { uid } = await auth.createUser({ email: 'asked-about@example.test' });
  const moderator = { uid: 'admin', name: 'Ada' };
  await memberHistory(firestore, uid);
  const subject = { uid, name: 'Asked about', email: '', confirmed: false };
  await banMember(firestore, moderator, subject, { reason: 'other', note: '' });
  await liftBan(firestore, moderator, subject);
  await refreshQueue(firestore, SETUP_A);
  await tellReporters(firestore, SETUP_A, 'Attic');
  const edit = { id: SETUP_A, content: DRAFT, images: [], from: null };
  await editOwnSetup(firestore, { uid, confirmed: true }, edit);
  await keepStart(firestore, new Date(0));
  await keepAllCards(firestore);
  await keepRooms(firestore, 'projector-a');
  await keepSetupNumbers(firestore, SETUP_A);
  await creditStayedSetups(firestore, new Date());
  await countGalleryNow(firestore);
  await repairLikeCounts(firestore);
  await clearMember('nobody', '');
  await sweepPictures(firestore, services.bucket, new Date(Date.now() + 2 * 24 * 60 * 60 * 1000));
  await firestore
    .doc(`user_setups/${SETUP_A}`)
    .set({ status: 'Published', featured_month: null, like_count: 1 });
  await rotate(firestore, services.auth, new Date(0));
  const { releasePicture } = await import('../../../../functions/src/picture-claims.ts');
  const { inspectPicture } = await import('../../../../functions/src/picture-inspection.ts');
  const { hideSetupsOf } = await import('../../../../functions/src/setup-hiding.ts');
  await hideSetupsOf(firestore, imagePath('nobody'));
  await releasePicture(firestore, 'nothing', imagePath('nobody'));
  await services.bucket
    .file(imagePath('nobody'))
    .save(WEBP, { resumable: false, contentType: 'image/webp', metadata: INSPECTED_UPLOAD });
  await inspectPicture({ db: firestore, uploads: services.bucket }, imagePath('nobody'));
  const gone = await firestore.doc('user_setups/nothing').get();
  await clearAfterSetup(firestore, 'nothing', gone);
  spy.mockRestore();
}

const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8'),
) as { indexes: CompositeIndex[]; fieldOverrides: { fieldPath: string }[] };

let needs: IndexNeed[];
beforeAll(async () => {
  await recordSite();
  await recordFunctions();
  needs = sent.map(indexNeed).filter((need) => need !== null);
});
afterAll(() => services[Symbol.asyncDispose]());

const sorted = (texts: readonly string[]): string[] => texts.toSorted((a, b) => a.localeCompare(b));

test('recorded a query from every place in the site that makes one', () => {
  const made = readdirSync(COMMUNITY).flatMap((file) => {
    const calls = readFileSync(join(COMMUNITY, file), 'utf8').match(/\bquery\(/g) ?? [];
    return calls.map(() => file);
  });
  const heard = Array.from(sites, (site) => site.replace(/:.*/, ''));
  expect(sorted(heard)).toEqual(sorted(made));
});

test('recorded a query from every file of the functions that makes one', () => {
  const asking = readdirSync(FUNCTIONS).filter((file) =>
    /\.(where|orderBy)\(/.test(readFileSync(join(FUNCTIONS, file), 'utf8')),
  );
  expect(sorted(asking)).toEqual(QUERYING_FILES);
});

test('every query that needs a composite index has one', () => {
  expect(needs.length).toBeGreaterThan(3);
  expect(needs.filter((need) => !indexes.some((index) => serves(index, need)))).toEqual([]);
});

test('every index is used', () => {
  expect(indexes.filter((index) => !needs.some((need) => serves(index, need)))).toEqual([]);
});

test('no query needs a field without an index', () => {
  const asked = JSON.stringify(sent);
  for (const { fieldPath } of fieldOverrides) expect(asked).not.toContain(`"fieldPath":"${fieldPath}"`);
});

function ordered(orderBy: [string, string][], ...equal: string[]): StructuredQuery {
  return {
    from: [{ collectionId: 'user_setups' }],
    where: {
      compositeFilter: {
        filters: equal.map((fieldPath) => ({ fieldFilter: { field: { fieldPath }, op: 'EQUAL' } })),
      },
    },
    orderBy: orderBy.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
  };
}

test('knows what single-field indexes do by themselves', () => {
  expect(indexNeed(ordered([], 'status', 'type_tag'))).toBeNull();
  expect(indexNeed(ordered([['created_at', 'DESCENDING']]))).toBeNull();
  expect(indexNeed(ordered([['__name__', 'ASCENDING']], 'created_by'))).toBeNull();
});

test('fails for an index that lacks a field or has another order', () => {
  const need = indexNeed(ordered([['created_at', 'DESCENDING']], 'status', 'size_tag'));
  expect(need).toEqual({
    collection: 'user_setups',
    equal: ['status', 'size_tag'],
    order: ['-created_at'],
  });
  expect(indexes.some((index) => need && serves(index, need))).toBe(false);
  const upwards = indexNeed(ordered([['created_at', 'ASCENDING']], 'status'));
  expect(indexes.some((index) => upwards && serves(index, upwards))).toBe(false);
});
