/** The page of a month as crawlers get it: the head of its setup, and a real 404 without one. */
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { readMonth } from '@lumen-throw/community/featured-months';
import { DEFAULT_REGION, LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { monthHref } from '@lumen-throw/domain/featured-months';
import { pageOfMonth } from '../../../../functions/src/month-page.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { putSetup } from '../support/liked-setups.ts';
import { freshId } from '../support/sample-documents.ts';

const env = emulatedFirebase();
const services = operator();
const { firestore } = services;
afterAll(() => services[Symbol.asyncDispose]());
let id = '';
beforeEach(async () => {
  await clearProject(services);
  id = freshId();
  await putSetup(services, id, 'maya', { title: 'Attic cinema', featured_month: '2020-02' });
  await firestore.doc('featured_months/2020-02').set({ setup_id: id });
});

const SITE = 'https://lumen.example';
const TEMPLATE =
  '<html><head><title>Setup of the Month</title><meta name="robots" content="noindex"/></head><body></body></html>';

const page = (path: string): ReturnType<typeof pageOfMonth> => pageOfMonth(firestore, TEMPLATE, path, SITE);

test('the head has the title, address and picture of the setup, and search engines may list it', async () => {
  const html = await page(monthHref('2020-02'));
  expect(html).toContain('<title>Attic cinema: Setup of the Month, February 2020</title>');
  expect(html).toContain(`<link rel="canonical" href="${SITE}/inspiration/gallery/months/2020-02"/>`);
  expect(html).toContain(`content="${SITE}/api/setup-picture/${id}.jpg"`);
  expect(html).not.toContain('noindex');
});

test.each(['2020-01', '2020-03', '2999-01', '2020-13', 'month', '..', '', 'x'.repeat(2000)])(
  'nothing is at %j, and the page says so',
  async (month) => {
    expect(await page(`/inspiration/gallery/months/${month}`)).toEqual({ missing: TEMPLATE });
  },
);

test('neither page nor browser shows a hidden setup, and both show it once it is published again', async () => {
  const setup = firestore.doc(`user_setups/${id}`);
  await setup.update({ status: 'Hidden' });
  expect(await page(monthHref('2020-02'))).toEqual({ missing: TEMPLATE });
  expect((await readMonth(env, '2020-02')).setup).toBeNull();
  await setup.update({ status: 'Published' });
  expect(await page(monthHref('2020-02'))).toContain('Attic cinema');
  expect((await readMonth(env, '2020-02')).setup?.title).toBe('Attic cinema');
});

test('a visitor reads a month, and which months beside it had a setup', async () => {
  await firestore.doc('featured_months/2020-03').set({ setup_id: freshId() });
  expect(await readMonth(env, '2020-02')).toMatchObject({ setup: { id }, before: null, after: '2020-03' });
  expect(await readMonth(env, '2020-04')).toEqual({ setup: null, before: '2020-03', after: null });
});

test('a former winner that wins again keeps the page of its first month', async () => {
  await firestore.doc(`user_setups/${id}`).update({ featured_month: '2020-05' });
  await firestore.doc('featured_months/2020-05').set({ setup_id: id });
  for (const month of ['2020-02', '2020-05']) {
    expect(await page(monthHref(month))).toContain(`href="${SITE}${monthHref(month)}"`);
    expect((await readMonth(env, month)).setup?.id).toBe(id);
  }
});

test('a query does not get past the CDN @nightly', async () => {
  const functions = `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}`;
  const answer = await fetch(`${functions}/answers${monthHref('2020-02')}?x=1`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, './2020-02']);
});
