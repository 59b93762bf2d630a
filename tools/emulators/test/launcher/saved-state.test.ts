import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSavedState, saveState } from '../../src/saved-state.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumen-saved-state-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('abandons an export without an answer and keeps the previous state', async () => {
  const saved = join(folder, 'state');
  mkdirSync(saved);
  writeFileSync(join(saved, 'firebase-export-metadata.json'), '{}');
  await using hub = createServer(() => {});
  hub.listen(0, '127.0.0.1');
  await once(hub, 'listening');
  const { port } = hub.address() as AddressInfo;
  await expect(saveState(`http://127.0.0.1:${port}`, saved, 50)).rejects.toThrow('timeout');
  expect(findSavedState(saved)).toBe(saved);
  hub.closeAllConnections();
});
