/** What the rules let a member do in a day, by how far the member is trusted. */
import {
  doc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { TRUST_DAYS, TRUST_LIMITS, type Trust } from '@lumen-throw/domain/trust';
import { putReadyPictures } from '../support/pictures.ts';
import { firestoreBench, type Claims } from '../support/rules-environment.ts';
import {
  firstQuota,
  likeQuota,
  newSetup,
  SETUP_A,
  SETUP_B,
  storedSetup,
} from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('trust');
beforeEach(async () => {
  await putReadyPictures(bench, 'maya');
  await bench.put(`user_setups/${SETUP_B}`, storedSetup('jonas'));
});

const HOUR = 3_600_000;
const hoursAgo = (hours: number): Timestamp => Timestamp.fromMillis(Date.now() - hours * HOUR);
const CONFIRMED: Claims = { email_verified: true };

interface Member {
  /** Hours since joining; null without a document. */
  hours: number | null;
  stayed?: boolean;
  claims?: Claims;
}

const [KNOWN, TRUSTED] = [TRUST_DAYS.known * 24, TRUST_DAYS.trusted * 24];

const MEMBERS: readonly [who: string, trust: Trust, member: Member][] = [
  ['without a document', 'new', { hours: null }],
  ['who joined lately', 'new', { hours: KNOWN - 1, stayed: true }],
  ['whose address is not confirmed', 'new', { hours: TRUSTED * 9, stayed: true, claims: {} }],
  ['who joined some days ago', 'known', { hours: KNOWN + 1 }],
  ['without a setup that stayed', 'known', { hours: TRUSTED * 9, stayed: false }],
  ['with a setup that stayed, who joined lately', 'known', { hours: TRUSTED - 1, stayed: true }],
  ['with a setup that stayed', 'trusted', { hours: TRUSTED + 1, stayed: true }],
];

async function put({ hours, stayed }: Member): Promise<void> {
  if (hours === null) return;
  await bench.put('members/maya', {
    shown_name: 'Anonymous',
    since: hoursAgo(hours),
    confirmed: true,
    state: 'active',
    ...(stayed === undefined ? {} : { stayed }),
  });
}

const share = (claims: Claims, setup: DocumentData, step: DocumentData): Promise<void> => {
  const db = bench.as('maya', claims);
  return writeBatch(db)
    .set(doc(db, `user_setups/${SETUP_A}`), newSetup('maya', setup))
    .set(doc(db, 'member_quota/maya'), firstQuota(SETUP_A, step))
    .commit();
};

const like = (claims: Claims, step: DocumentData): Promise<void> => {
  const db = bench.as('maya', claims);
  return writeBatch(db)
    .set(doc(db, `setup_likes/${SETUP_B}_maya`), { setup_id: SETUP_B, user_id: 'maya' })
    .set(doc(db, 'like_quota/maya'), { setup_id: SETUP_B, updated_at: serverTimestamp(), ...step })
    .update(doc(db, `user_setups/${SETUP_B}`), { like_count: increment(1) })
    .commit();
};

const report = (claims: Claims, step: DocumentData): Promise<void> => {
  const db = bench.as('maya', claims);
  const id = `${SETUP_B}_maya`;
  return writeBatch(db)
    .set(doc(db, `setup_reports/${id}`), {
      setup_id: SETUP_B,
      user_id: 'maya',
      reason: 'other',
      text: '',
      at: serverTimestamp(),
    })
    .set(doc(db, 'report_quota/maya'), { report_id: id, updated_at: serverTimestamp(), ...step })
    .commit();
};

/** A description with so many web addresses. */
const text = (count: number): string => {
  const addresses = ['https://www.a.example', 'WWW.b.example', 'http://c.example', 'www.d.example'];
  return ['Two chairs.', ...addresses.slice(0, count)].join(' ');
};

describe.each(MEMBERS)('a member %s', (_who, trust, member) => {
  const { claims = CONFIRMED } = member;
  const { setups, likes, reports, links } = TRUST_LIMITS[trust];
  const window_start = hoursAgo(2);
  beforeEach(() => put(member));

  test(`shares ${setups} setups a day`, async () => {
    const before = { setup_id: SETUP_B, window_start, updated_at: window_start };
    await bench.put('member_quota/maya', { ...before, shared: setups });
    await assertFails(share(claims, {}, { shared: setups + 1, window_start }));
    await bench.put('member_quota/maya', { ...before, shared: setups - 1 });
    await assertSucceeds(share(claims, {}, { shared: setups, window_start }));
  });

  test(`gives ${likes} likes a day`, async () => {
    await bench.put('like_quota/maya', { ...likeQuota(likes), window_start });
    await assertFails(like(claims, { liked: likes + 1, window_start }));
    await bench.put('like_quota/maya', { ...likeQuota(likes - 1), window_start });
    await assertSucceeds(like(claims, { liked: likes, window_start }));
  });

  test(`reports ${reports} setups a day`, async () => {
    const before = { report_id: 'x', window_start, updated_at: window_start };
    await bench.put('report_quota/maya', { ...before, reported: reports });
    await assertFails(report(claims, { reported: reports + 1, window_start }));
    await bench.put('report_quota/maya', { ...before, reported: reports - 1 });
    await assertSucceeds(report(claims, { reported: reports, window_start }));
  });

  test(`puts ${links} web addresses into a description`, async () => {
    await assertFails(share(claims, { description: text(links + 1) }, {}));
    await assertSucceeds(share(claims, { description: text(links) }, {}));
  });
});

test.each([
  ['title', 'A loft, www.example.com'],
  ['title', 'HTTPS://example.com'],
  ['projector_model', 'http://example.com/buy'],
  ['location_city', 'https://example.com'],
  ['location_state', '//example.com/buy'],
  ['location_country', 'example.com/buy'],
])('nobody has a web address in %s: %j', async (field, text) => {
  await put({ hours: TRUSTED + 1, stayed: true });
  await assertFails(share(CONFIRMED, { [field]: text }, {}));
  await assertSucceeds(share(CONFIRMED, { [field]: 'Epson 1.2:1, with a www on it' }, {}));
});

test('nobody makes oneself trusted', async () => {
  await put({ hours: 1 });
  const member = doc(bench.as('maya', CONFIRMED), 'members/maya');
  await assertFails(updateDoc(member, { stayed: true }));
  await assertFails(updateDoc(member, { since: hoursAgo(TRUSTED) }));
  await assertFails(updateDoc(member, { shown_name: 'Anonymous', confirmed: true, stayed: true }));
  await assertSucceeds(updateDoc(member, { shown_name: 'Anonymous', confirmed: true }));
  await bench.put('members/maya', null);
  const first = { shown_name: 'Anonymous', confirmed: true, since: serverTimestamp(), state: 'active' };
  await assertFails(setDoc(member, { ...first, stayed: true }));
  await assertFails(setDoc(member, { ...first, since: hoursAgo(TRUSTED) }));
  await assertSucceeds(setDoc(member, first));
});
