/** The lake's webhook after a publish, received by a server of the test. */
import { isValidSignature } from '@sanity/webhook';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WEBHOOK_FILTER, WEBHOOK_PROJECTION } from '@lumen-throw/domain/publish-webhook';
import { REPEATS } from '../src/webhook/publish-webhook.ts';
import { TemporaryLake } from './temporary-lake.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const SECRET = 'between-us';

let receiver: WebhookReceiver;
let fixture: TemporaryLake;

/** Starts a lake whose webhook goes to the receiver. @param repeats milliseconds; Sanity's unless given */
function startLake(filter: string, projection: string, repeats?: readonly number[]): Promise<TemporaryLake> {
  const { url } = receiver;
  return TemporaryLake.start({
    webhook: { url, secret: SECRET, filter, projection, ...(repeats ? { repeats } : {}) },
  });
}

beforeEach(async () => {
  receiver = await WebhookReceiver.start();
  fixture = await startLake(WEBHOOK_FILTER, WEBHOOK_PROJECTION);
});
afterEach(async () => {
  await fixture.stop();
  receiver.close();
});

test('announces each publish, signed and projected, and no draft', async () => {
  const { editor } = fixture;
  await editor.create({ _id: 'drafts.guide', _type: 'article', title: 'Draft' });
  const created = await editor.create({ _id: 'guide', _type: 'article', title: 'One' });
  const changed = await editor.patch('guide').set({ title: 'Two' }).commit();
  await editor.create({ _id: 'image-x', _type: 'sanity.imageAsset' });
  await editor.delete('guide');
  await vi.waitFor(() => expect(receiver.taken).toHaveLength(3));
  expect(receiver.bodies).toEqual([
    { _id: 'guide', _type: 'article', updatedAt: created._updatedAt },
    { _id: 'guide', _type: 'article', updatedAt: changed._updatedAt },
    { _id: 'guide', _type: 'article', updatedAt: null },
  ]);
  for (const { body, signature } of receiver.taken) {
    expect(await isValidSignature(body, signature, SECRET)).toBe(true);
    expect(await isValidSignature(`${body} `, signature, SECRET)).toBe(false);
  }
});

test('filters and projects plain fields, as most webhooks do', async () => {
  await fixture.stop();
  fixture = await startLake('_type == "post" && delta::changedAny(title)', '{_id, title}');
  const { editor } = fixture;
  await editor.create({ _id: 'one', _type: 'post', title: 'First' });
  await editor.create({ _id: 'two', _type: 'quote', title: 'Not a post' });
  await editor.patch('one').set({ body: 'Title as before' }).commit();
  await editor.patch('one').set({ title: 'Second' }).commit();
  await editor.delete('one');
  await vi.waitFor(() => expect(receiver.taken).toHaveLength(3));
  expect(receiver.bodies).toEqual([
    { _id: 'one', title: 'First' },
    { _id: 'one', title: 'Second' },
    { _id: 'one', title: 'Second' },
  ]);
});

test('announces every document of a transaction', async () => {
  const { editor } = fixture;
  await editor
    .transaction()
    .create({ _id: 'one', _type: 'quote' })
    .create({ _id: 'two', _type: 'quote' })
    .create({ _id: 'versions.r1.two', _type: 'quote' })
    .commit();
  await vi.waitFor(() => expect(receiver.taken).toHaveLength(2));
  expect(receiver.bodies).toMatchObject([{ _id: 'one' }, { _id: 'two' }]);
});

/**
 * What the receiver took of a publish that it answers like this, with short pauses between.
 * @param tries after which it answers well
 */
async function takenWith(answer: number, tries: number): Promise<WebhookReceiver['taken']> {
  await fixture.stop();
  fixture = await startLake(WEBHOOK_FILTER, WEBHOOK_PROJECTION, [20, 20]);
  receiver.status = answer;
  await fixture.editor.create({ _id: 'one', _type: 'quote' });
  await vi.waitFor(() => expect(receiver.taken).toHaveLength(tries));
  receiver.status = 202;
  // What comes after it gets through once nothing of it is left to try.
  await fixture.editor.create({ _id: 'two', _type: 'quote' });
  await vi.waitFor(() => expect(receiver.bodies.at(-1)).toMatchObject({ _id: 'two' }));
  return receiver.taken.slice(0, -1);
}

describe('repeats as Sanity does', () => {
  test.each([429, 500, 503])(
    'what was answered with %i: twice, unchanged, and then never',
    async (answer) => {
      const tries = await takenWith(answer, 3);
      expect(tries).toHaveLength(3);
      expect(new Set(tries.map(({ signature }) => signature)).size).toBe(1);
      expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
    },
  );

  test.each([400, 401, 404, 413])('what was answered with %i: never', async (answer) => {
    expect(await takenWith(answer, 1)).toHaveLength(1);
  });

  test('30 seconds apart', () => {
    expect(REPEATS).toEqual([30_000, 30_000]);
  });
});

test('a lake ends without waiting for a receiver that does not answer', async () => {
  receiver.status = 503;
  await fixture.editor.create({ _id: 'one', _type: 'quote' });
  await vi.waitFor(() => expect(receiver.taken.length).toBeGreaterThan(0));
  const started = performance.now();
  await fixture.lake.close();
  expect(performance.now() - started).toBeLessThan(2000);
});
