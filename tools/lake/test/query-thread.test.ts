import { afterAll, beforeAll, expect, test } from 'vitest';
import { OverTime, withinTime } from '../src/query/time-limit.ts';
import { TemporaryLake } from './temporary-lake.ts';

const DOCUMENTS = 3000;

/** It compares each document with each other: hours. */
const ENDLESS = 'count(*[count(*[count(*[_id > ^._id]) > 0]) > 0])';

/** The same through groq-js's asynchronous evaluator, which has no time limit of its own. */
const ENDLESS_DIFF = `count(*[diff::changedAny(@, {}, n) && count(*[count(*[_id > ^._id]) > 0]) > 0])`;

let fixture: TemporaryLake;

beforeAll(async () => {
  fixture = await TemporaryLake.start();
  await fixture.post('/data/mutate/production', {
    mutations: Array.from({ length: DOCUMENTS }, (_, n) => ({
      create: { _id: `note-${n}`, _type: 'note', n, text: 'x'.repeat(100) },
    })),
  });
});

afterAll(() => fixture.stop());

/** An anonymous request. @param path below the version */
function get(path: string): Promise<Response> {
  return fetch(`${fixture.lake.origin}/v2025-02-19${path}`);
}

/** An anonymous query. */
function ask(query: string): Promise<Response> {
  return get(`/data/query/production?query=${encodeURIComponent(query)}`);
}

test('ends endless queries, which delay no write or ping; then others are answered @nightly', async () => {
  await ask('count(*)');
  const progress = { ended: 0 };
  const endless = Promise.all(
    [ENDLESS, ENDLESS_DIFF].map(async (query) => {
      const answer = await ask(query);
      progress.ended += 1;
      return { status: answer.status, body: await answer.json() };
    }),
  );
  let rounds = 0;
  for (; progress.ended === 0; rounds += 1) {
    const written = await fixture.post('/data/mutate/production', {
      mutations: [{ patch: { id: 'note-0', set: { title: `Round ${rounds}` } } }],
    });
    expect(written.status).toBe(200);
    expect((await fixture.request('/ping')).status).toBe(200);
  }
  // Of the five seconds that an anonymous query has.
  expect(rounds).toBeGreaterThan(50);
  // A local user's query goes before the second endless one.
  const title = await fixture.editor.fetch('*[_id == "note-0"][0].title');
  expect(title).toBe(`Round ${rounds - 1}`);
  for (const { status, body } of await endless) {
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { type: 'queryTimeoutError' } });
  }
  expect(await (await ask('count(*)')).json()).toMatchObject({ result: DOCUMENTS });
});

test('a client reads its own writes @nightly', async () => {
  for (let n = 0; n < 20; n += 1) {
    await fixture.editor.patch('note-1').set({ n }).commit();
    expect(await fixture.editor.fetch('*[_id == "note-1"][0].n')).toBe(n);
  }
});

test('a mutation by query applies to the state right before it, despite concurrent writes @nightly', async () => {
  const created = Promise.all(
    Array.from({ length: 20 }, (_, n) => fixture.editor.create({ _id: `late-${n}`, _type: 'late' })),
  );
  const change = await fixture.post('/data/mutate/production?returnIds=true', {
    mutations: [{ patch: { query: '*[_type == "late"]', set: { seen: true } } }],
  });
  expect([200, 409]).toContain(change.status);
  await created;
  await fixture.editor.patch({ query: '*[_type == "late" && !defined(seen)]' }).set({ seen: true }).commit();
  expect(await fixture.editor.fetch('count(*[_type == "late" && seen])')).toBe(20);
});

test('refuses a query over 1 MB and an answer over 32 MB @nightly', async () => {
  const long = await fixture.post('/data/query/production', {
    query: '*',
    params: { x: 'x'.repeat(1_100_000) },
  });
  expect(long.status).toBe(413);
  // An editor's query may run longer than such an answer takes.
  const large = fixture.editor.fetch(`*{"copies": [${Array.from({ length: 150 }, () => '@').join(',')}]}`);
  await expect(large).rejects.toThrow('larger than 32 MB');
});

test('a query that is too slow for listening ends its own stream and delays a write once, by half a second @nightly', async () => {
  const numbers = Array.from({ length: 4000 }, (_, n) => n);
  await fixture.editor.createOrReplace({ _id: 'numbers', _type: 'numbers', numbers });
  const query = '*[count(numbers[count(^.numbers[@ > ^]) > 0]) > 0]';
  const address = `/data/listen/production?query=${encodeURIComponent(query)}`;
  const stream = await get(address);
  const heard = stream.text();
  const began = performance.now();
  await fixture.editor.patch('numbers').set({ title: 'x' }).commit();
  const took = performance.now() - began;
  expect(await heard).toContain('channelError');
  const again = performance.now();
  await fixture.editor.patch('numbers').set({ title: 'y' }).commit();
  expect(took).toBeLessThan(performance.now() - again + 1000);
});

test('an editor with a slow listening query receives the changes @nightly', async () => {
  const numbers = Array.from({ length: 400 }, (_, n) => n);
  await fixture.editor.createOrReplace({ _id: 'fewer', _type: 'fewer', numbers });
  const query = '*[_type == "fewer" && count(numbers[count(^.numbers[@ > ^]) > 0]) > 0]';
  const stream = await fixture.request(`/data/listen/production?query=${encodeURIComponent(query)}`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hear = async (what: RegExp): Promise<void> => {
    while (!what.test(heard)) {
      const part = await reader?.read();
      if (!part || part.done) return;
      heard += part.value;
    }
  };
  await hear(/welcome/);
  await fixture.editor.patch('fewer').set({ title: 'x' }).commit();
  await hear(/event: (?:mutation|channelError)/);
  expect(heard).toContain('event: mutation');
  await reader?.cancel();
});

test('interrupts a computation over its time and passes its errors on @nightly', () => {
  expect(() =>
    withinTime(20, () => {
      for (;;);
    }),
  ).toThrow(OverTime);
  expect(() =>
    withinTime(1000, () => {
      throw new RangeError('no');
    }),
  ).toThrow(RangeError);
  expect(withinTime(1000, () => 7)).toBe(7);
});
