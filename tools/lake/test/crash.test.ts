import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ClientError, ServerError, type Mutation } from '@sanity/client';
import { expect, test } from 'vitest';
import { databasePath } from '../src/store/sqlite-file.ts';
import { exited, startCheckpointingLake, type ChildLake } from './child-lake.ts';
import { Random } from './random.ts';
import { clientOf, TOKEN } from './temporary-lake.ts';

const KILLS = 25;
const WRITERS = 8;

/** A writer's transactions: those sent, and those acknowledged. */
interface Ledger {
  sent: Set<string>;
  acknowledged: Set<string>;
}

/** Two documents of one transaction; both or none must exist. */
function pair(id: string): Mutation[] {
  const other = { _type: 'reference', _ref: `${id}-left` };
  return [
    { create: { _id: `${id}-left`, _type: 'half', of: id, weight: 'x'.repeat(300) } },
    { createOrReplace: { _id: `${id}-right`, _type: 'half', of: id, other } },
    { createOrReplace: { _id: `last-of-${id.split('-')[1]}`, _type: 'last', of: id } },
  ];
}

async function write(lake: ChildLake, writer: number, round: number, ledger: Ledger): Promise<void> {
  const client = clientOf(lake, { token: TOKEN, maxRetries: 0 });
  for (let n = 0; ; n += 1) {
    const id = `t${round}-w${writer}-${n}`;
    ledger.sent.add(id);
    try {
      await client.mutate(pair(id), { transactionId: id, returnDocuments: false });
      ledger.acknowledged.add(id);
    } catch (error) {
      // The connection breaks when the lake is killed; a refusal would be a separate failure.
      if (error instanceof ClientError || error instanceof ServerError) throw error;
      return;
    }
  }
}

async function check(lake: ChildLake, ledger: Ledger): Promise<number> {
  const result = await clientOf(lake, { token: TOKEN }).fetch<{ of: string; _rev: string }[]>(
    '*[_type == "half"]{of, _rev}',
  );
  const halves = new Map<string, number>();
  for (const half of result) {
    expect(half._rev).toBe(half.of);
    halves.set(half.of, (halves.get(half.of) ?? 0) + 1);
  }
  for (const id of ledger.acknowledged) expect({ id, halves: halves.get(id) }).toEqual({ id, halves: 2 });
  for (const [id, count] of halves) {
    expect({ id, count }).toEqual({ id, count: 2 });
    expect(ledger.sent.has(id)).toBe(true);
  }
  return halves.size;
}

test(`killed ${KILLS} times under concurrent writes, the lake keeps acknowledged transactions whole @nightly`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lake-crash-'));
  const random = new Random(5);
  const ledger: Ledger = { sent: new Set(), acknowledged: new Set() };
  for (let round = 0; round < KILLS; round += 1) {
    const lake = await startCheckpointingLake(folder);
    await check(lake, ledger);
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(lake, writer, round, ledger));
    const before = ledger.acknowledged.size;
    // At a random moment, but never before the first write.
    const wanted = before + 1 + random.whole(60);
    while (ledger.acknowledged.size < wanted) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    lake.process.kill('SIGKILL');
    await exited(lake.process);
    await Promise.all(writers);
  }
  const lake = await startCheckpointingLake(folder);
  expect(await check(lake, ledger)).toBeGreaterThanOrEqual(ledger.acknowledged.size);
  expect(ledger.acknowledged.size).toBeGreaterThan(KILLS * 10);
  lake.process.kill('SIGTERM');
  expect(await exited(lake.process)).toBe(0);
  // The history has them all as well.
  const database = new DatabaseSync(databasePath(folder), { readOnly: true });
  const ids = new Set(
    database
      .prepare('SELECT id FROM transactions')
      .all()
      .map(({ id }) => id),
  );
  database.close();
  for (const id of ledger.acknowledged) expect(ids).toContain(id);
  await rm(folder, { recursive: true });
});
