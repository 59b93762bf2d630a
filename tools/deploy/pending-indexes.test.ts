import { afterEach, expect, test, vi } from 'vitest';
import { pendingIndexes } from './pending-indexes.ts';

vi.mock('firebase-admin/app', () => ({
  applicationDefault: () => ({ getAccessToken: () => Promise.resolve({ access_token: 'a-token' }) }),
}));
afterEach(() => vi.unstubAllGlobals());

const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function firestoreHas(...states: string[]): void {
  const indexes = states.map((state, index) => ({ name: `index-${index}`, state }));
  asked.mockReset().mockImplementation(() => Promise.resolve(Response.json({ indexes })));
  vi.stubGlobal('fetch', asked);
}

test('indexes that are being built are waited for', async () => {
  firestoreHas('READY', 'CREATING');
  expect(await pendingIndexes('lumen-live')).toEqual(['index-1']);
});

test('an index that could not be built is refused by name, however many others are on their way', async () => {
  firestoreHas('CREATING', 'NEEDS_REPAIR', 'READY');
  await expect(pendingIndexes('lumen-live')).rejects.toThrow(/could not build[^]*\nindex-1$/);
});

test('the project pays for the question, also where a person is signed in with gcloud', async () => {
  firestoreHas();
  expect(await pendingIndexes('lumen-live')).toEqual([]);
  expect(asked.mock.calls[0]?.[0]).toContain('/projects/lumen-live/');
  expect(asked.mock.calls[0]?.[1].headers).toMatchObject({
    authorization: 'Bearer a-token',
    'x-goog-user-project': 'lumen-live',
  });
});
