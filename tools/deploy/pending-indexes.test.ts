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

test('waits for indexes in progress', async () => {
  firestoreHas('READY', 'CREATING');
  expect(await pendingIndexes('lumen-live')).toEqual(['index-1']);
});

test('reports a failed index by name, however many others are in progress', async () => {
  firestoreHas('CREATING', 'NEEDS_REPAIR', 'READY');
  await expect(pendingIndexes('lumen-live')).rejects.toThrow(/failed to build[^]*\nindex-1$/);
});
