import { afterAll, expect, inject, test } from 'vitest';
import { DEFAULT_REGION, LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { UPTIME_PATH } from '@lumen-throw/domain/site-paths';
import { isUp } from '../../../../functions/src/uptime.ts';
import { operator } from '../support/emulated-firebase.ts';

const services = operator();
afterAll(() => services[Symbol.asyncDispose]());

test('the uptime check passes while everything responds', async () => {
  const answer = await fetch(
    `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}/answers${UPTIME_PATH}`,
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ status: 'up' });
});

test('a database that does not answer in time is down', async () => {
  const silent = { collection: () => ({ doc: () => ({ get: () => new Promise(() => {}) }) }) };
  expect(await isUp(silent as unknown as typeof services.firestore, 20)).toBe(false);
  expect(await isUp(services.firestore, 10_000)).toBe(true);
});

test('accepts no error report while reports are disabled @nightly', async () => {
  const answer = await fetch(
    `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}/takeErrorReport`,
    { method: 'POST', body: '{}' },
  );
  expect(answer.status).toBe(503);
});
