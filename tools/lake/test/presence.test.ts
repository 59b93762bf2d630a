import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { isJsonObject, type JsonObject } from '../src/documents/document.ts';
import { STUDIO_ORIGIN, TemporaryLake, until } from './temporary-lake.ts';

let fixture: TemporaryLake;

beforeAll(async () => {
  fixture = await TemporaryLake.start();
});

afterAll(() => fixture.stop());

/** One tab of the Studio, as its presence sees it. */
class Tab {
  readonly received: JsonObject[] = [];
  private readonly socket: WebSocket;
  private requests = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      const message: unknown = text === '♥' ? null : JSON.parse(text);
      if (isJsonObject(message)) this.received.push(message);
    });
  }

  static open(options: { origin?: string } = {}): Promise<Tab> {
    const socket = new WebSocket(
      `ws://localhost:${fixture.lake.port}/v2022-06-30/socket/production?tag=t`,
      options,
    );
    const tab = new Tab(socket);
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(tab));
      socket.on('error', reject);
    });
  }

  async call(method: string, params: JsonObject): Promise<JsonObject> {
    this.requests += 1;
    const id = `r${this.requests}`;
    this.socket.send(JSON.stringify({ jsonrpc: '2.0', method, params, id }));
    await until(() => this.received.some((message) => message['id'] === id), `${method} is answered`);
    return this.received.find((message) => message['id'] === id) ?? {};
  }

  get events(): unknown[] {
    return this.received.flatMap(({ params }) => (isJsonObject(params) ? [params['result']] : []));
  }

  close(): void {
    this.socket.close();
  }
}

test('each of two users sees where the other is, and that the other leaves', async () => {
  const first = await Tab.open({ origin: STUDIO_ORIGIN });
  const second = await Tab.open({ origin: STUDIO_ORIGIN });
  await first.call('authorization', { authorization: 'Bearer local-editor' });
  await second.call('authorization', { authorization: 'Bearer local-editor-2' });
  await first.call('presence_subscribe', {});
  await second.call('presence_subscribe', {});
  await second.call('presence_rollcall', { session: 's2' });
  await until(() => first.events.length === 1, 'the roll call came');
  await first.call('presence_announce', { data: { sessionId: 's1', locations: [{ documentId: 'a' }] } });
  await until(() => second.events.length === 1, 'the announcement came');
  expect(first.events).toEqual([{ type: 'rollCall', session: 's2', i: 'local-editor-2' }]);
  expect(second.events).toEqual([
    { type: 'state', m: { sessionId: 's1', locations: [{ documentId: 'a' }] }, i: 'local-editor' },
  ]);
  first.close();
  await until(() => second.events.length === 2, 'the departure came');
  expect(second.events[1]).toEqual({ type: 'disconnect', m: { session: 's1' }, i: 'local-editor' });
  second.close();
});

test('requires a valid token for presence', async () => {
  const tab = await Tab.open();
  expect(await tab.call('presence_subscribe', {})).toHaveProperty('error');
  expect(await tab.call('authorization', { authorization: 'Bearer guessed' })).toHaveProperty('error');
  expect(await tab.call('authorization', { authorization: 'Bearer local-editor' })).toMatchObject({
    result: 'OK',
  });
  expect(await tab.call('presence_subscribe', {})).toHaveProperty('result');
  tab.close();
});

test('users/me returns the two local users', async () => {
  for (const [token, name] of [
    ['local-editor', 'Local Editor'],
    ['local-editor-2', 'Second Editor'],
  ]) {
    const response = await fixture.request('/users/me', { headers: { authorization: `Bearer ${token}` } });
    expect(await response.json()).toMatchObject({ id: token, name });
  }
});
