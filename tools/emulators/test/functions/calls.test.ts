/** The one function for everything that pages call by name. */
import { afterAll, expect, inject, test } from 'vitest';
import { callFunction } from '@lumen-throw/community/call-function';
import { CALLS_FUNCTION, type CallName } from '@lumen-throw/domain/calls';
import { DEFAULT_REGION, LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { members } from '../support/members.ts';

const env = emulatedFirebase();
const services = operator();
const { arrive } = members(env, 'calls');
afterAll(() => services[Symbol.asyncDispose]());

test.each(['', 'calls', 'toString', '__proto__', 'deleteaccount', 'x'.repeat(10_000)])(
  'nothing is called %j',
  async (name) => {
    await arrive();
    await expect(callFunction(env, name as CallName, {})).rejects.toMatchObject({ code: 'not-found' });
  },
);

test.each([undefined, null, 'deleteAccount', [], { data: {} }, { name: 'deleteAccount', data: null }])(
  'a call without a session is refused, whatever it asks: %j',
  async (data) => {
    const address = `${inject('emulators').functions}/${LOCAL_PROJECT_ID}/${DEFAULT_REGION}/${CALLS_FUNCTION}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, {
      method: 'POST',
      headers,
      body: JSON.stringify({ data: data ?? null }),
    });
    expect(answer.status).toBe(401);
  },
);
