/**
 * How many documents the rules look up at the dearest request of each kind. Firestore refuses an operation
 * beyond ten, which the emulator does not:
 * https://firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits
 */
import {
  deleteDoc,
  doc,
  increment,
  serverTimestamp,
  setDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { NO_DETAILS } from '@lumen-throw/domain/setup-details';
import {
  FEATURED,
  featureEntry,
  freeMonth,
  moderation,
  NOT_FEATURED,
  takeMonth,
} from '../support/moderation-acts.ts';
import { firestoreBench } from '../support/rules-environment.ts';
import { putReadyPictures } from '../support/pictures.ts';
import {
  ENTRY,
  firstQuota,
  freshId,
  imagePath,
  logEntry,
  newSetup,
  SETUP_A,
  SETUP_B,
  THIS_MONTH,
} from '../support/sample-documents.ts';
import { assertSucceeds } from '../support/verdicts.ts';

/** For one operation, and with a margin of a fifth. A batch may look up twenty, and each of its operations ten. */
const LIMIT = 10;
const MOST = LIMIT * 0.8;

const bench = firestoreBench('reads');
const { act, featureByHand } = moderation(bench);

const now = serverTimestamp();

/** @param documents as the rules looked them up; their names stand in a failure */
function expectFew(documents: readonly string[]): void {
  expect(documents.length).toBeGreaterThan(0);
  expect(documents.slice(MOST)).toEqual([]);
}

/** The dearest request of each kind, by a member whose address is not confirmed, or by an admin. */
const REQUESTS: Readonly<Record<string, (db: Firestore) => Promise<unknown>>> = {
  'sharing a setup with as many pictures as it can have': async (db) => {
    const id = freshId();
    const images = Array.from({ length: SETUP_LIMITS.imagesMax }, (_, place) => imagePath('maya', place + 1));
    return writeBatch(db)
      .set(doc(db, `user_setups/${id}`), newSetup('maya', { images }))
      .set(doc(db, 'member_quota/maya'), firstQuota(id))
      .commit();
  },
  'writing kit and measures': (db) =>
    writeBatch(db)
      .set(doc(db, `setup_details/${SETUP_A}`), { ...NO_DETAILS, created_by: 'maya', updated_at: now })
      .set(doc(db, 'details_quota/maya'), {
        setup_id: SETUP_A,
        changed: 1,
        window_start: now,
        updated_at: now,
      })
      .commit(),
  'liking a setup': (db) =>
    writeBatch(db)
      .set(doc(db, 'like_quota/maya'), { setup_id: SETUP_B, liked: 1, window_start: now, updated_at: now })
      .set(doc(db, `setup_likes/${SETUP_B}_maya`), { setup_id: SETUP_B, user_id: 'maya' })
      .update(doc(db, `user_setups/${SETUP_B}`), { like_count: increment(1) })
      .commit(),
  'reporting a setup': (db) =>
    writeBatch(db)
      .set(doc(db, `setup_reports/${SETUP_B}_maya`), {
        setup_id: SETUP_B,
        user_id: 'maya',
        reason: 'offensive',
        text: '',
        at: now,
      })
      .set(doc(db, 'report_quota/maya'), {
        report_id: `${SETUP_B}_maya`,
        reported: 1,
        window_start: now,
        updated_at: now,
      })
      .commit(),
  'answering a decision': async (db) => {
    await bench.put(`user_setups/${SETUP_A}`, newSetup('maya', { status: 'Hidden' }));
    await bench.put(`moderation_log/${ENTRY}`, logEntry('admin', 'hide', { owner: 'maya' }));
    return setDoc(doc(db, `moderation_answers/${ENTRY}`), { owner: 'maya', text: 'Why?', at: now });
  },
  'deleting a setup': (db) =>
    writeBatch(db)
      .delete(doc(db, `user_setups/${SETUP_A}`))
      .set(doc(db, `gone_setups/${SETUP_A}`), { deleted_at: now })
      .commit(),
  'taking kit and measures away': async (db) => {
    await bench.put(`setup_details/${SETUP_A}`, { ...NO_DETAILS, created_by: 'maya' });
    return deleteDoc(doc(db, `setup_details/${SETUP_A}`));
  },
  'hiding the Setup of the Month': async () => {
    await featureByHand(SETUP_A, 'maya');
    const changes = { ...NOT_FEATURED, status: 'Hidden' };
    return act({ changes, entry: logEntry('admin', 'hide', { month: THIS_MONTH }), more: freeMonth });
  },
};

test.each(Object.entries(REQUESTS))('%s looks up at most eight documents', async (_name, request) => {
  await putReadyPictures(bench, 'maya', SETUP_LIMITS.imagesMax);
  const documents = await bench.lookedUp(() => assertSucceeds(request(bench.as('maya'))));
  expectFew(documents);
});

test('featuring a setup in place of another stays within the limit of one operation, and far below a batch\u2019s', async () => {
  await featureByHand(SETUP_B, 'jonas');
  const documents = await bench.lookedUp(() =>
    assertSucceeds(
      act({
        changes: FEATURED,
        entry: featureEntry('admin', { replaced_setup_id: SETUP_B }),
        more: (db, batch) => {
          takeMonth(db, batch);
          batch.update(doc(db, `user_setups/${SETUP_B}`), NOT_FEATURED);
        },
      }),
    ),
  );
  expectFew(documents);
});
