import {
  doc,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MODERATION_LIMITS } from '@lumen-throw/domain/community-limits';
import { featureEntry, freeMonth, moderation, NOT_FEATURED } from '../support/moderation-acts.ts';
import { firestoreBench } from '../support/rules-environment.ts';
import { ENTRY, logEntry, SETUP_A, SETUP_B, storedSetup, THIS_MONTH } from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('hiding');
const { act, featureByHand } = moderation(bench);

describe('hiding and publishing', () => {
  test('an admin hides and publishes, each with its entry [4-15 6-11 7-22]', async () => {
    await assertSucceeds(act({ changes: { status: 'Hidden' }, entry: logEntry('admin', 'hide') }));
    const db = bench.as('second');
    await assertSucceeds(
      writeBatch(db)
        .update(doc(db, `user_setups/${SETUP_A}`), { status: 'Published' })
        .set(doc(db, 'moderation_log/other'), logEntry('second', 'publish'))
        .set(doc(db, 'moderation_desk/second'), { entry: 'other' })
        .commit(),
    );
  });

  test('nobody else can [1-14 6-13]', async () => {
    for (const uid of ['maya', 'jonas', 'editor']) {
      await assertFails(act({ uid, changes: { status: 'Hidden' }, entry: logEntry(uid, 'hide') }));
    }
    await assertFails(updateDoc(doc(bench.visitor(), `user_setups/${SETUP_A}`), { status: 'Hidden' }));
  });

  test('refuses hiding without its entry or with another one', async () => {
    const changes = { status: 'Hidden' };
    await assertFails(act({ changes }));
    await assertFails(act({ changes, entry: logEntry('admin', 'hide'), desk: false }));
    await assertFails(act({ changes, entry: logEntry('admin', 'publish') }));
    await assertFails(act({ changes, entry: logEntry('second', 'hide') }));
    await assertFails(act({ changes, entry: logEntry('admin', 'hide', { setup_id: SETUP_B }) }));
    await assertFails(act({ changes, entry: logEntry('admin', 'hide', { at: Timestamp.fromMillis(0) }) }));
    await assertFails(act({ changes, entry: logEntry('admin', 'hide', { setup_title: 'Another' }) }));
    await assertFails(act({ changes, entry: logEntry('admin', 'hide', { extra: 'x' }) }));
  });

  test('refuses publishing without its entry or with another one', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden' }));
    const changes = { status: 'Published' };
    await assertFails(act({ changes }));
    await assertFails(act({ changes, entry: logEntry('admin', 'hide') }));
    await assertFails(act({ changes, entry: logEntry('admin', 'publish'), desk: false }));
    await assertFails(act({ changes, entry: logEntry('second', 'publish') }));
    await assertSucceeds(act({ changes, entry: logEntry('admin', 'publish') }));
  });

  test('an earlier entry cannot be used again', async () => {
    await assertSucceeds(act({ changes: { status: 'Hidden' }, entry: logEntry('admin', 'hide') }));
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
    await assertFails(act({ changes: { status: 'Hidden' } }));
  });

  test('refuses an entry without its action', async () => {
    await assertFails(act({ entry: logEntry('admin', 'hide') }));
    await assertFails(act({ entry: logEntry('admin', 'delete') }));
    await assertFails(act({ entry: logEntry('admin', 'unfeature') }));
    await assertFails(act({ entry: featureEntry() }));
  });

  test('refuses an entry for an action that already happened', async () => {
    await assertFails(act({ entry: logEntry('admin', 'publish') }));
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden' }));
    await assertFails(act({ entry: logEntry('admin', 'hide') }));
    await assertFails(act({ entry: logEntry('admin', 'publish') }));
  });

  test("an entry has the session's name and no other", async () => {
    const changes = { status: 'Hidden' };
    const db = bench.as('admin', { name: 'Ada' });
    const hide = (name: string): Promise<void> =>
      writeBatch(db)
        .update(doc(db, `user_setups/${SETUP_A}`), changes)
        .set(doc(db, 'moderation_log/named'), logEntry('admin', 'hide', { moderator_name: name }))
        .set(doc(db, 'moderation_desk/admin'), { entry: 'named' })
        .commit();
    await assertFails(act({ changes, entry: logEntry('admin', 'hide', { moderator_name: 'Maya' }) }));
    await assertFails(hide('Maya'));
    await assertFails(hide(''));
    await assertSucceeds(hide('Ada'));
  });

  test("an entry names the setup's own month and no other", async () => {
    const changes = { status: 'Hidden' };
    for (const month of ['2026-12', '1999-01', 'soon', '', 202_601, THIS_MONTH]) {
      await assertFails(act({ changes, entry: logEntry('admin', 'hide', { month }) }));
      await assertFails(remove('admin', logEntry('admin', 'delete', { month })));
    }
    await assertSucceeds(act({ changes, entry: logEntry('admin', 'hide') }));
    await bench.put(`moderation_log/${ENTRY}`, null);
    const back = { status: 'Published' };
    await assertFails(act({ changes: back, entry: logEntry('admin', 'publish', { month: THIS_MONTH }) }));
    await assertSucceeds(act({ changes: back, entry: logEntry('admin', 'publish') }));
  });

  test('an entry has every field and a known action', async () => {
    const changes = { status: 'Hidden' };
    const complete = logEntry('admin', 'hide');
    for (const field of Object.keys(complete)) {
      const { [field]: _left, ...rest } = complete;
      await assertFails(act({ changes, entry: rest }));
    }
    await assertFails(act({ changes, entry: logEntry('admin', 'praise') }));
  });

  test('an action has exactly one entry', async () => {
    await assertFails(
      act({
        changes: { status: 'Hidden' },
        entry: logEntry('admin', 'hide'),
        more: (db, batch) => batch.set(doc(db, 'moderation_log/second'), logEntry('admin', 'hide')),
      }),
    );
  });

  test('one entry does not cover two setups', async () => {
    await assertFails(
      act({
        changes: { status: 'Hidden' },
        entry: logEntry('admin', 'hide'),
        more: (db, batch) => batch.update(doc(db, `user_setups/${SETUP_B}`), { status: 'Hidden' }),
      }),
    );
  });

  test('hiding cannot claim a replaced setup', async () => {
    const entry = logEntry('admin', 'hide', { replaced_setup_id: SETUP_B });
    await assertFails(act({ changes: { status: 'Hidden' }, entry }));
  });

  test('an admin changes nothing else in the same commit', async () => {
    for (const extra of [{ title: 'Rude' }, { like_count: 99 }, { created_by: 'admin' }, { note: 'x' }]) {
      await assertFails(act({ changes: { status: 'Hidden', ...extra }, entry: logEntry('admin', 'hide') }));
    }
    await assertFails(act({ changes: { status: 'Gone' }, entry: logEntry('admin', 'hide') }));
  });

  test('hiding the Setup of the Month requires giving its month back', async () => {
    await featureByHand(SETUP_A, 'maya');
    const entry = logEntry('admin', 'hide', { month: THIS_MONTH });
    await assertFails(act({ changes: { status: 'Hidden' }, entry }));
    await assertFails(act({ changes: { status: 'Hidden', ...NOT_FEATURED }, entry }));
    await assertFails(act({ changes: { status: 'Hidden', ...NOT_FEATURED }, more: freeMonth }));
    await assertFails(
      act({
        changes: { status: 'Hidden', ...NOT_FEATURED },
        entry: logEntry('admin', 'unfeature', { month: THIS_MONTH }),
        more: freeMonth,
      }),
    );
    await assertSucceeds(act({ changes: { status: 'Hidden', ...NOT_FEATURED }, entry, more: freeMonth }));
  });

  test('hiding keeps a past month', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { featured_month: '2020-01' }));
    const entry = logEntry('admin', 'hide');
    await assertFails(act({ changes: { status: 'Hidden', featured_month: null }, entry }));
    await assertSucceeds(act({ changes: { status: 'Hidden' }, entry }));
  });
});

function deleteSetup(db: Firestore, batch: WriteBatch): void {
  batch.delete(doc(db, `user_setups/${SETUP_A}`));
  batch.set(doc(db, `gone_setups/${SETUP_A}`), { deleted_at: serverTimestamp() });
}

function remove(uid: string, entry: DocumentData | null): Promise<void> {
  return act({ uid, entry, more: deleteSetup });
}

function removeWithMonth(entry: DocumentData): Promise<void> {
  return act({
    entry,
    more: (db, batch) => {
      deleteSetup(db, batch);
      freeMonth(db, batch);
    },
  });
}

describe("deleting others' setups", () => {
  test('an admin deletes only with an entry [6-12]', async () => {
    await assertFails(remove('admin', null));
    await assertSucceeds(remove('admin', logEntry('admin', 'delete')));
  });

  test.each<[string, DocumentData]>([
    ['no reason', { reason: null }],
    ['a reason that is not on the list', { reason: 'boring' }],
    ['an empty reason', { reason: '' }],
    ['a list as a reason', { reason: ['offensive'] }],
    ['a note that is none', { note: null }],
    ['an invisible note', { note: '\u200b' }],
    ['a note that is too long', { note: 'x'.repeat(MODERATION_LIMITS.reportTextMax + 1) }],
  ])('an admin deletes with a reason that the owner reads: refuses %s', async (_what, changes) => {
    await assertFails(remove('admin', logEntry('admin', 'delete', changes)));
    await assertSucceeds(remove('admin', logEntry('admin', 'delete', { note: 'Not your picture.' })));
  });

  test('deleting the Setup of the Month requires an entry that names the month', async () => {
    await featureByHand(SETUP_A, 'maya');
    await assertFails(removeWithMonth(logEntry('admin', 'delete')));
    await assertSucceeds(removeWithMonth(logEntry('admin', 'delete', { month: THIS_MONTH })));
  });

  test('an owner adds no entry for their own setup, and an admin no backdated one', async () => {
    await assertFails(remove('maya', logEntry('maya', 'delete')));
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('admin'));
    const own = { owner: 'admin' };
    await assertFails(remove('admin', logEntry('admin', 'delete', { ...own, at: Timestamp.fromMillis(0) })));
    await assertFails(remove('admin', logEntry('second', 'delete', own)));
    await assertSucceeds(remove('admin', logEntry('admin', 'delete', own)));
  });

  test("an anonymous session with an admin's id cannot", async () => {
    const anonymous = { firebase: { sign_in_provider: 'anonymous', identities: {} } };
    const db = bench.as('admin', anonymous);
    await assertFails(
      writeBatch(db)
        .delete(doc(db, `user_setups/${SETUP_A}`))
        .set(doc(db, `gone_setups/${SETUP_A}`), { deleted_at: serverTimestamp() })
        .set(doc(db, `moderation_log/${ENTRY}`), logEntry('admin', 'delete'))
        .set(doc(db, 'moderation_desk/admin'), { entry: ENTRY })
        .commit(),
    );
  });

  test('others cannot', async () => {
    await assertFails(remove('jonas', logEntry('jonas', 'delete')));
    await assertFails(remove('editor', logEntry('editor', 'delete')));
  });
});
