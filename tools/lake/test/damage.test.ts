/**
 * What damage does to a log: nothing that was acknowledged is lost without a word. Every case goes through
 * the scan that each start begins with, which only reads; a sample of them through the whole start.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repairDataset } from '../src/store/log-repair.ts';
import { scanLog } from '../src/store/log-scan.ts';
import { LOG_START } from '../src/store/log-segments.ts';
import { CHAIN_START } from '../src/store/transaction-record.ts';
import { Random } from './random.ts';
import {
  inOldFormat,
  openDataset,
  SEGMENT,
  StoredDataset,
  titlesOf,
  tryToOpen,
  writeTitle,
} from './stored-dataset.ts';

/** Transactions of the log; each changes one of three documents. */
const TRANSACTIONS = 8;
const NEW_LINE = 10;

let stored: StoredDataset;
let log: Buffer;
/** Taken after all of the log. */
let snapshot: Buffer;
/** Where each line begins, and where the last one ends. */
let starts: number[];
/** What the documents say after each number of transactions. */
const titlesAfter: Record<string, unknown>[] = [{}];

/** With letters of several bytes, and the one that stands for bytes that are none. */
function title(n: number): string {
  return `Größe ${n} \uFFFD`;
}

beforeAll(async () => {
  stored = await StoredDataset.make();
  const dataset = await openDataset(stored.folder);
  for (let n = 1; n <= TRANSACTIONS; n += 1) {
    await writeTitle(dataset, `d${n % 3}`, title(n));
    titlesAfter.push(titlesOf(dataset));
  }
  await dataset.close();
  log = await stored.log();
  snapshot = await stored.read('snapshot.ndjson');
  starts = [0];
  for (const [offset, byte] of log.entries()) if (byte === NEW_LINE) starts.push(offset + 1);
});

afterAll(() => stored.remove());

function lines(): Buffer[] {
  return starts.slice(0, -1).map((start, index) => log.subarray(start, starts[index + 1]));
}

function startOfLast(): number {
  return starts.at(-2) ?? 0;
}

function withByte(source: Buffer, offset: number, value: number): Buffer {
  const copy = Buffer.from(source);
  copy[offset] = value;
  return copy;
}

/** Three other values for a byte: one bit, another letter, and a line break or zero. */
function otherBytes(source: Buffer, offset: number): number[] {
  const byte = source[offset] ?? 0;
  return [byte ^ 1, (byte + 37) % 256, byte === NEW_LINE ? 0 : NEW_LINE];
}

/** A log that something happened to, and what that was. */
interface Case {
  what: string;
  bytes: Buffer;
}

const REFUSAL = /^LakeStartError: .*log.* byte \d+ .*Nothing was changed/s;

/** What the scan makes of a log without a snapshot: where it ends and how much is torn, or why it refuses. */
async function scanned(bytes: Buffer): Promise<string> {
  writeFileSync(join(stored.folder, 'log', SEGMENT), bytes);
  try {
    const log = join(stored.folder, 'log');
    const { end, torn } = await scanLog(log, { ...LOG_START, chain: CHAIN_START }, () => undefined);
    return `${end.offset} + ${torn?.length ?? 0}`;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

/** The cases that the scan does not refuse with file and byte. */
async function accepted(cases: Iterable<Case>): Promise<string[]> {
  const wrong: string[] = [];
  for (const { what, bytes } of cases) {
    const outcome = await scanned(bytes);
    if (!REFUSAL.test(outcome)) wrong.push(`${what}: ${outcome}`);
  }
  return wrong;
}

/** The cases in which the scan does not take exactly what is behind `end` for torn. */
async function notTorn(cases: Iterable<Case & { end: number }>): Promise<string[]> {
  const wrong: string[] = [];
  for (const { what, bytes, end } of cases) {
    const outcome = await scanned(bytes);
    if (outcome !== `${end} + ${bytes.length - end}`) wrong.push(`${what}: ${outcome}`);
  }
  return wrong;
}

/** The cases in which a whole start is not refused, or says or changes anything else. */
async function started(cases: Iterable<Case>, withSnapshot: Buffer | null): Promise<string[]> {
  const wrong: string[] = [];
  for (const { what, bytes } of cases) {
    await stored.set(bytes, withSnapshot);
    const opening = await tryToOpen(stored.folder);
    const isRefused = 'refused' in opening && REFUSAL.test(opening.refused) && opening.reports.length === 0;
    const isUnchanged = (await stored.names()).join(' ') === SEGMENT && (await stored.log()).equals(bytes);
    if (!isRefused || !isUnchanged) wrong.push(`${what}: ${JSON.stringify(opening)}`);
  }
  return wrong;
}

function* otherBytesOf(source: Buffer, from: number): Generator<Case> {
  for (let offset = from; offset < source.length; offset += 1) {
    for (const value of otherBytes(source, offset)) {
      yield { what: `byte ${offset} = ${value}`, bytes: withByte(source, offset, value) };
    }
  }
}

function randomByte(random: Random): Case {
  const offset = random.whole(log.length);
  const value = ((log[offset] ?? 0) + 1 + random.whole(255)) % 256;
  return { what: `byte ${offset} = ${value}`, bytes: withByte(log, offset, value) };
}

/** A log cut at a place, with the end of its last whole record. */
function cutAt(place: number): Case & { end: number } {
  const end = starts.findLast((start) => start <= place) ?? 0;
  return { what: `cut at ${place}`, bytes: log.subarray(0, place), end };
}

describe('damage stops the start, names file and byte, and changes nothing', () => {
  test('each byte of the last record', async () => {
    expect(await accepted(otherBytesOf(log, startOfLast()))).toEqual([]);
  });

  test.each(['without a snapshot', 'with one'])('at a whole start, %s', async (which) => {
    const offsets = [starts[3] ?? 0, log.length - 1];
    for (let offset = startOfLast(); offset < log.length; offset += 40) offsets.push(offset);
    const cases = offsets.map((offset) => ({
      what: `byte ${offset}`,
      bytes: withByte(log, offset, (log[offset] ?? 0) ^ 1),
    }));
    expect(await started(cases, which === 'with one' ? snapshot : null)).toEqual([]);
  });

  test('bytes anywhere', async () => {
    const random = new Random(23);
    expect(await accepted(Array.from({ length: 400 }, () => randomByte(random)))).toEqual([]);
  });

  test('lines removed, swapped and doubled', async () => {
    const all = lines();
    const cases = all.slice(0, -1).flatMap((line, index) => [
      { what: `line ${index} removed`, bytes: Buffer.concat(all.toSpliced(index, 1)) },
      { what: `line ${index} doubled`, bytes: Buffer.concat(all.toSpliced(index, 0, line)) },
      {
        what: `line ${index} swapped`,
        bytes: Buffer.concat(all.toSpliced(index, 2, all[index + 1] ?? line, line)),
      },
    ]);
    cases.push({ what: 'last line doubled', bytes: Buffer.concat([...all, all.at(-1) ?? log]) });
    expect(await accepted(cases)).toEqual([]);
  });

  test('a log cut before the end of its snapshot', async () => {
    const places = [0, 1, starts[2] ?? 0, startOfLast() - 1, startOfLast(), log.length - 1];
    expect(await started(places.map(cutAt), snapshot)).toEqual([]);
  });

  test('a snapshot of another log', async () => {
    const other = await StoredDataset.make();
    const dataset = await openDataset(other.folder);
    for (let n = 1; n <= TRANSACTIONS; n += 1) await writeTitle(dataset, `d${n % 3}`, title(n));
    await dataset.close();
    expect(await started([{ what: 'another log', bytes: await other.log() }], snapshot)).toEqual([]);
    await other.remove();
  });
});

describe('a torn tail is put aside', () => {
  test('cut at every offset of the last two records, and at others', async () => {
    const lastTwo = starts.at(-3) ?? 0;
    const places = [...log.keys(), log.length].filter((place) => place >= lastTwo || place % 11 === 0);
    expect(await notTorn(places.map(cutAt))).toEqual([]);
  });

  test('zeros in place of what was not written', async () => {
    const places = [...log.keys()].filter((place) => place >= startOfLast());
    const cases = places.map((place) => ({
      what: `zeros from ${place}`,
      bytes: Buffer.concat([log.subarray(0, place), Buffer.alloc(log.length - place + 500)]),
      end: startOfLast(),
    }));
    expect(await notTorn(cases)).toEqual([]);
  });

  test.each([1, 60, 200, 300])(
    '%i bytes of a torn record are kept, and one sentence says where',
    async (length) => {
      const end = starts.at(-3) ?? 0;
      const torn = log.subarray(0, end + length);
      await stored.set(torn, null);
      const opening = await tryToOpen(stored.folder);
      expect(opening).toMatchObject({
        transactions: TRANSACTIONS - 2,
        titles: titlesAfter[TRANSACTIONS - 2],
      });
      expect((await stored.log()).equals(torn.subarray(0, end))).toBe(true);
      const [, aside = ''] = await stored.names();
      expect(aside).toMatch(/^00000001\.log\.torn-\d{4}-/);
      expect((await stored.read(`log/${aside}`)).equals(torn.subarray(end))).toBe(true);
      expect(opening.reports).toEqual([
        expect.stringMatching(new RegExp(`^The last ${length} bytes .*${aside}`)),
      ]);
    },
  );

  test('a log that ends where a record ends is whole', async () => {
    await stored.set(log.subarray(0, startOfLast()), null);
    expect(await tryToOpen(stored.folder)).toMatchObject({ transactions: TRANSACTIONS - 1, reports: [] });
    expect(await stored.names()).toEqual([SEGMENT]);
  });

  test('the next transactions are written behind it, and are there at the next start', async () => {
    await stored.set(log.subarray(0, -5), null);
    const dataset = await openDataset(stored.folder);
    await writeTitle(dataset, 'after', 'the crash');
    await dataset.close();
    expect(await tryToOpen(stored.folder)).toMatchObject({
      transactions: TRANSACTIONS,
      titles: { after: 'the crash' },
    });
  });
});

describe('a log of the old format', () => {
  test('opens, goes on in the new format, and stays readable', async () => {
    await stored.set(inOldFormat(log), null);
    const dataset = await openDataset(stored.folder);
    expect(titlesOf(dataset)).toEqual(titlesAfter[TRANSACTIONS]);
    await writeTitle(dataset, 'new', 'format');
    await dataset.close();
    const mixed = await stored.log();
    expect(await tryToOpen(stored.folder)).toMatchObject({ titles: { new: 'format' } });
    // The first new record continues from the last old one, and no old one may follow.
    const newLine = mixed.subarray(inOldFormat(log).length);
    const withoutLastOld = inOldFormat(log.subarray(0, startOfLast()));
    const cases = [
      { what: 'the last old line removed', bytes: Buffer.concat([withoutLastOld, newLine]) },
      { what: 'an old line last', bytes: Buffer.concat([mixed, inOldFormat(lines()[0] ?? log)]) },
    ];
    expect(await accepted(cases)).toEqual([]);
  });

  test('damage of its last record is told from a torn one', async () => {
    const old = inOldFormat(log);
    const end = inOldFormat(log.subarray(0, startOfLast())).length;
    expect(await accepted(otherBytesOf(old, end))).toEqual([]);
    const places = [...old.keys()].filter((place) => place >= end);
    const cuts = places.map((place) => ({ what: `cut at ${place}`, bytes: old.subarray(0, place), end }));
    expect(await notTorn(cuts)).toEqual([]);
  });
});

/** Repairs a damaged log. What was there is kept, and a start on what is there now says nothing. */
async function repaired(
  damaged: Buffer,
  withSnapshot: Buffer | null,
): Promise<{ titles: unknown; evidence: (Buffer | null)[]; reports: readonly string[] }> {
  await stored.set(damaged, withSnapshot);
  const { sentences } = await repairDataset(stored.folder);
  const name = (await stored.names('.')).find((entry) => entry.startsWith('damaged-')) ?? '';
  const evidence = [
    sentences.at(-1)?.includes(name) ? await stored.read(`${name}/log/${SEGMENT}`) : null,
    withSnapshot && (await stored.read(`${name}/snapshot.ndjson`)),
  ];
  const opening = await tryToOpen(stored.folder);
  return {
    titles: 'refused' in opening ? opening.refused : opening.titles,
    evidence,
    reports: opening.reports,
  };
}

describe('repair', () => {
  test('with the snapshot, no document is lost, whichever byte is damaged', async () => {
    const random = new Random(42);
    for (let n = 0; n < 25; n += 1) {
      const { what, bytes } = randomByte(random);
      expect({ what, ...(await repaired(bytes, snapshot)) }).toEqual({
        what,
        titles: titlesAfter[TRANSACTIONS],
        evidence: [bytes, snapshot],
        reports: [],
      });
    }
  });

  test('without a snapshot, the damaged record alone is lost', async () => {
    for (const [index, line] of lines().entries()) {
      const damaged = withByte(log, (starts[index] ?? 0) + Math.floor(line.length / 2), 1);
      const titles: Record<string, unknown> = {};
      for (let n = 1; n <= TRANSACTIONS; n += 1) if (n !== index + 1) titles[`d${n % 3}`] = title(n);
      expect(await repaired(damaged, null)).toEqual({ titles, evidence: [damaged, null], reports: [] });
    }
  });

  test('lines that are swapped, doubled or run together are put right without loss', async () => {
    const all = lines();
    for (const [index, line] of all.slice(0, -1).entries()) {
      for (const damaged of [
        Buffer.concat(all.toSpliced(index, 2, all[index + 1] ?? line, line)),
        Buffer.concat(all.toSpliced(index + 1, 0, line)),
        withByte(log, (starts[index + 1] ?? 0) - 1, 0x20),
      ]) {
        const titles = titlesAfter[TRANSACTIONS];
        expect(await repaired(damaged, null)).toEqual({ titles, evidence: [damaged, null], reports: [] });
      }
    }
  });

  test('a log that is gone comes back from the snapshot; a broken snapshot from the log', async () => {
    const titles = titlesAfter[TRANSACTIONS];
    expect(await repaired(Buffer.alloc(0), snapshot)).toMatchObject({ titles });
    expect(await repaired(log, Buffer.from('nonsense'))).toMatchObject({ titles });
  });

  test('what is sound is left alone', async () => {
    await stored.set(log, snapshot);
    expect(await repairDataset(stored.folder)).toMatchObject({ sound: true });
    expect(await stored.names('.')).toEqual(['log', 'snapshot.ndjson']);
    expect((await stored.log()).equals(log)).toBe(true);
  });
});
