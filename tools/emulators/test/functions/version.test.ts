/** From Sanity's webhook to the answer of `/api/version`. */
import { encodeSignatureHeader } from '@sanity/webhook';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { DEFAULT_REGION, LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { LOCAL_WEBHOOK_SECRET } from '@lumen-throw/domain/publish-webhook';
import { CHANGES_MAX, VERSION_PATH, type PublishedChanges } from '@lumen-throw/domain/published-changes';
import { takeNotice } from '../../../../functions/src/publish-notice.ts';
import { readVersion } from '../../../../functions/src/version.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';
import { firestoreBench } from '../support/rules-environment.ts';
import { assertFails } from '../support/verdicts.ts';

const services = operator();
const { firestore } = services;
afterAll(() => services[Symbol.asyncDispose]());
beforeEach(() => clearProject(services));

const NOW = Date.parse('2026-03-10T08:00:00Z');
const body = (id: string, updatedAt: string | null = '2026-03-10T07:59:59Z') =>
  JSON.stringify({ _id: id, _type: 'article', updatedAt });

async function announce(text: string, at: number): Promise<string> {
  const signature = await encodeSignatureHeader(text, at, 'secret');
  const notice = { method: 'POST', signature, body: Buffer.from(text) };
  return takeNotice(firestore, notice, 'secret', new Date(at));
}

const address = (name: string) =>
  `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}/${name}`;

test('returns no changes with one read before the first publish @nightly', async () => {
  const get = vi.spyOn(firestore, 'collection');
  expect(await readVersion(firestore)).toEqual({ changes: [], unknownUntil: 0 });
  expect(get).toHaveBeenCalledTimes(1);
});

test('returns published changes newest first, including a deletion @nightly', async () => {
  expect(await announce(body('one'), NOW)).toBe('accepted');
  expect(await announce(body('two', null), NOW + 1)).toBe('accepted');
  expect(await readVersion(firestore)).toEqual({
    changes: [
      { id: 'two', type: 'article', at: NOW + 1, updatedAt: null },
      { id: 'one', type: 'article', at: NOW, updatedAt: '2026-03-10T07:59:59Z' },
    ],
    unknownUntil: 0,
  });
});

test('refuses another projection and changes nothing @nightly', async () => {
  expect(await announce('{"_id":"one"}', NOW)).toBe('unreadable');
  expect((await readVersion(firestore)).changes).toEqual([]);
});

test('drops the oldest change at the limit and moves the mark @nightly', async () => {
  const stored: PublishedChanges = {
    changes: Array.from({ length: CHANGES_MAX }, (_, index) => ({
      id: `article-${index}`,
      type: 'article',
      at: NOW - index,
      updatedAt: null,
    })),
    unknownUntil: 0,
  };
  await firestore.doc('published_changes/latest').set({ ...stored });
  await announce(body('new'), NOW + 1);
  const told = await readVersion(firestore);
  expect(told.changes).toHaveLength(CHANGES_MAX);
  expect(told.changes[0]?.id).toBe('new');
  expect(told.unknownUntil).toBe(NOW - CHANGES_MAX + 1);
});

test('over HTTP, returns a signed announcement to everybody, cached for seconds, without a cookie @nightly', async () => {
  const text = body('over-http');
  const signature = await encodeSignatureHeader(text, Date.now(), LOCAL_WEBHOOK_SECRET);
  const announced = await fetch(address('announcePublish'), {
    method: 'POST',
    headers: { 'sanity-webhook-signature': signature, 'content-type': 'application/json' },
    body: text,
  });
  expect(announced.status).toBe(202);
  const told = await fetch(address(`answers${VERSION_PATH}`));
  expect(told.status).toBe(200);
  expect(told.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  expect(told.headers.get('content-type')).toContain('application/json');
  expect(told.headers.get('set-cookie')).toBeNull();
  expect(told.headers.get('vary') ?? '').not.toMatch(/origin|cookie/i);
  expect(await told.json()).toMatchObject({ changes: [{ id: 'over-http' }] });
});

test('refuses announcements without the secret, and everything but GET @nightly', async () => {
  const text = body('forged');
  const signature = await encodeSignatureHeader(text, Date.now(), 'guessed');
  for (const headers of [{}, { 'sanity-webhook-signature': signature }]) {
    expect((await fetch(address('announcePublish'), { method: 'POST', headers, body: text })).status).toBe(
      401,
    );
  }
  const posted = await fetch(address(`answers${VERSION_PATH}`), { method: 'POST', body: text });
  expect(posted.status).toBe(405);
  expect(posted.headers.get('cache-control')).toBe('no-store');
  expect((await readVersion(firestore)).changes).toEqual([]);
});

test('answers an unreadable document with an error that is not cached @nightly', async () => {
  await firestore.doc('published_changes/latest').set({ changes: 'many' });
  const told = await fetch(address(`answers${VERSION_PATH}`));
  expect(told.status).toBe(503);
  expect(told.headers.get('cache-control')).toBe('no-store');
});

const bench = firestoreBench('published-changes');

test('only functions read or write the document, not even admins @nightly', async () => {
  await bench.put('published_changes/latest', { changes: [], unknownUntil: 0 });
  for (const db of [bench.visitor(), bench.as('maya'), bench.as('admin')]) {
    await assertFails(getDoc(doc(db, 'published_changes/latest')));
    await assertFails(setDoc(doc(db, 'published_changes/latest'), { changes: [], unknownUntil: 9 }));
  }
});
