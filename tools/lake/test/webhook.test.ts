/** The webhook that the lake sends after a publish, taken by a server of the test's own. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isValidSignature } from '@sanity/webhook';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WEBHOOK_FILTER, WEBHOOK_PROJECTION } from '@lumen-throw/domain/publish-webhook';
import { TemporaryLake } from './temporary-lake.ts';

const SECRET = 'between-us';

interface Taken {
  body: string;
  signature: string;
}

let server: Server;
let taken: Taken[];
let status: number;
let fixture: TemporaryLake;

beforeEach(async () => {
  taken = [];
  status = 202;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      taken.push({ body, signature: String(request.headers['sanity-webhook-signature']) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  fixture = await TemporaryLake.start({
    webhook: {
      url: `http://localhost:${port}/hook`,
      secret: SECRET,
      filter: WEBHOOK_FILTER,
      projection: WEBHOOK_PROJECTION,
    },
  });
});
afterEach(async () => {
  await fixture.stop();
  server.close();
});

const bodies = (): unknown[] => taken.map(({ body }) => JSON.parse(body) as unknown);

test('each publish is announced, signed, in the projection; a draft is not', async () => {
  const { editor } = fixture;
  await editor.create({ _id: 'drafts.guide', _type: 'article', title: 'Draft' });
  const created = await editor.create({ _id: 'guide', _type: 'article', title: 'One' });
  const changed = await editor.patch('guide').set({ title: 'Two' }).commit();
  await editor.create({ _id: 'image-x', _type: 'sanity.imageAsset' });
  await editor.delete('guide');
  await vi.waitFor(() => expect(taken).toHaveLength(3));
  expect(bodies()).toEqual([
    { _id: 'guide', _type: 'article', updatedAt: created._updatedAt },
    { _id: 'guide', _type: 'article', updatedAt: changed._updatedAt },
    { _id: 'guide', _type: 'article', updatedAt: null },
  ]);
  for (const { body, signature } of taken) {
    expect(await isValidSignature(body, signature, SECRET)).toBe(true);
    expect(await isValidSignature(`${body} `, signature, SECRET)).toBe(false);
  }
});

test('every document of a transaction is announced', async () => {
  const { editor } = fixture;
  await editor
    .transaction()
    .create({ _id: 'one', _type: 'quote' })
    .create({ _id: 'two', _type: 'quote' })
    .create({ _id: 'versions.r1.two', _type: 'quote' })
    .commit();
  await vi.waitFor(() => expect(taken).toHaveLength(2));
  expect(bodies()).toMatchObject([{ _id: 'one' }, { _id: 'two' }]);
});

test('what does not get through is sent again, the same, and in its order', async () => {
  status = 500;
  await fixture.editor.create({ _id: 'one', _type: 'quote' });
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(1), { timeout: 5000 });
  status = 202;
  await fixture.editor.create({ _id: 'two', _type: 'quote' });
  await vi.waitFor(() => expect(bodies().at(-1)).toMatchObject({ _id: 'two' }), { timeout: 10_000 });
  const ofOne = taken.slice(0, -1);
  expect(new Set(ofOne.map(({ signature }) => signature)).size).toBe(1);
  expect(new Set(ofOne.map(({ body }) => body)).size).toBe(1);
});

test('a lake that ends does not wait for who does not answer', async () => {
  status = 503;
  await fixture.editor.create({ _id: 'one', _type: 'quote' });
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(0));
  const started = performance.now();
  await fixture.lake.close();
  expect(performance.now() - started).toBeLessThan(2000);
});
