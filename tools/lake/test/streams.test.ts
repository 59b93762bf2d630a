import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPatch } from 'mendoza';
import type { MutationEvent } from '@sanity/client';
import { API_VERSION, STUDIO_ORIGIN, TemporaryLake, TOKEN, until } from './temporary-lake.ts';
import { isJsonObject, type JsonObject } from '../src/documents/document.ts';

let fixture: TemporaryLake;

beforeAll(async () => {
  fixture = await TemporaryLake.start();
});

afterAll(() => fixture.stop());

interface SseEvent {
  event: string;
  id: string;
  data: Record<string, unknown>;
}

/** A raw event stream, as a browser without Sanity's client reads it. */
class SseReader {
  readonly events: SseEvent[] = [];
  private readonly controller = new AbortController();

  static async open(url: string, headers: Record<string, string> = {}): Promise<SseReader> {
    const reader = new SseReader();
    const response = await fetch(url, { headers, signal: reader.controller.signal });
    if (response.status !== 200) throw new Error(`The stream was refused with ${response.status}`);
    void reader.read(response).catch(() => undefined);
    await until(() => reader.events.some(({ event }) => event === 'welcome'), 'the stream is open');
    return reader;
  }

  private async read(response: Response): Promise<void> {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        this.take(text.slice(0, end));
        text = text.slice(end + 2);
      }
    }
  }

  private take(block: string): void {
    const field = (name: string): string =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2) ?? '';
    const data: unknown = JSON.parse(field('data') || '{}');
    if (field('event') !== '' && isJsonObject(data))
      this.events.push({ event: field('event'), id: field('id'), data });
  }

  close(): void {
    this.controller.abort();
  }
}

function listenUrl(query: string, options = ''): string {
  return `${fixture.lake.origin}/v${API_VERSION}/data/listen/production?query=${encodeURIComponent(query)}${options}`;
}

const EDITOR = { authorization: `Bearer ${TOKEN}` };

test("@sanity/client's listen() receives appearing, changed and disappearing documents", async () => {
  const events: MutationEvent[] = [];
  let welcome = false;
  const subscription = fixture.editor
    .listen(
      '*[_type == $type]',
      { type: 'heard' },
      { events: ['welcome', 'mutation'], includePreviousRevision: true },
    )
    .subscribe((event) => {
      if (event.type === 'welcome') welcome = true;
      if (event.type === 'mutation') events.push(event);
    });
  await until(() => welcome, 'the listener is welcomed');
  await fixture.editor.create({ _id: 'h', _type: 'heard', n: 1 });
  await fixture.editor.create({ _id: 'other', _type: 'unheard' });
  await fixture.editor.patch('h').inc({ n: 1 }).commit();
  await fixture.editor.delete('h');
  await until(() => events.length === 3, 'three events came');
  subscription.unsubscribe();
  expect(events.map(({ transition, documentId }) => [transition, documentId])).toEqual([
    ['appear', 'h'],
    ['update', 'h'],
    ['disappear', 'h'],
  ]);
  expect(events[1]).toMatchObject({ result: { n: 2 }, previous: { n: 1 }, identity: 'local-editor' });
});

test('a patch without effect is sent with its transaction, because an editor waits for its own', async () => {
  await fixture.editor.create({ _id: 'same', _type: 'effectless', title: 'a', items: [] });
  const before = await fixture.editor.getDocument('same');
  const reader = await SseReader.open(listenUrl('*[_type == "effectless"]'), EDITOR);
  const sent = [
    { set: { title: 'a' } },
    { set: { 'items[_key=="gone"].title': 'b' } },
    { unset: ['nothing'] },
  ].map((patch, place) => ({ patch, transactionId: `effectless-${place}` }));
  for (const { patch, transactionId } of sent)
    await fixture.editor.mutate([{ patch: { id: 'same', ...patch } }], { transactionId });
  await until(() => reader.events.length === 4, 'three changes came');
  reader.close();
  const heard = reader.events.slice(1).map(({ data }) => data);
  const ids = sent.map(({ transactionId }) => transactionId);
  expect(
    heard.map(({ transactionId, previousRev, resultRev }) => [transactionId, previousRev, resultRev]),
  ).toEqual(ids.map((id, place) => [id, ids[place - 1] ?? before?._rev, id]));
  const { _rev, _updatedAt, ...content } = (await fixture.editor.getDocument('same')) ?? {};
  expect([_rev, content]).toMatchObject([ids.at(-1), { title: 'a', items: [] }]);
});

test('effects are mendoza patches between the states before and after', async () => {
  await fixture.editor.create({ _id: 'm', _type: 'mendoza', title: 'a', body: [{ _key: 'x', t: 1 }] });
  const before = await fixture.editor.getDocument('m');
  const reader = await SseReader.open(
    listenUrl('*[_type == "mendoza"]', '&effectFormat=mendoza&includeResult=false'),
    EDITOR,
  );
  await fixture.editor.patch('m').set({ title: 'b', 'body[0].t': 2 }).commit();
  await until(() => reader.events.length === 2, 'the change came');
  reader.close();
  const { effects } = reader.events[1]?.data ?? {};
  const after = await fixture.editor.getDocument('m');
  // Like Sanity's, effects omit the revision, so fields are compared without it.
  const strip = (document: typeof after): JsonObject => {
    const { _rev, ...fields } = { ...document };
    return fields;
  };
  if (!isJsonObject(effects) || !Array.isArray(effects['apply'])) throw new Error('no effects');
  expect(applyPatch(strip(before), effects['apply'])).toEqual(strip(after));
});

test('listeners receive an action as its mutations', async () => {
  await fixture.editor.create({ _id: 'act', _type: 'acted', title: 'a' });
  const reader = await SseReader.open(listenUrl('*[_type == "acted"]', '&effectFormat=mendoza'), EDITOR);
  await fixture.editor.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.act',
    publishedId: 'act',
    patch: { set: { title: 'b' } },
  });
  await until(() => reader.events.length === 2, 'the change came');
  reader.close();
  expect(reader.events[1]?.data['mutations']).toMatchObject([
    { createIfNotExists: { _id: 'drafts.act' } },
    { patch: { id: 'drafts.act', set: { title: 'b' } } },
  ]);
});

test('anonymous listeners never receive drafts, versions or private documents', async () => {
  const reader = await SseReader.open(listenUrl('*'));
  await fixture.editor
    .transaction()
    .create({ _id: 'drafts.hidden', _type: 'x' })
    .create({ _id: 'versions.r.hidden', _type: 'x' })
    .create({ _id: 'private.hidden', _type: 'x' })
    .create({ _id: 'public', _type: 'x' })
    .commit();
  await until(() => reader.events.length > 1, 'the public change came');
  await fixture.editor.patch('drafts.hidden').set({ a: 1 }).commit();
  await fixture.editor.patch('public').set({ a: 1 }).commit();
  await until(() => reader.events.length > 2, 'the second public change came');
  reader.close();
  expect(reader.events.slice(1).map(({ data }) => data['documentId'])).toEqual(['public', 'public']);
});

test('listeners receive transactions in the order of their commits', async () => {
  const reader = await SseReader.open(listenUrl('*[_type == "ordered"]'), EDITOR);
  await fixture.editor.create({ _id: 'o', _type: 'ordered', n: 0 });
  await Promise.all(Array.from({ length: 40 }, () => fixture.editor.patch('o').inc({ n: 1 }).commit()));
  await until(() => reader.events.length === 42, 'all changes came');
  reader.close();
  const seen = reader.events
    .slice(1)
    .map(({ data }) => (isJsonObject(data['result']) ? data['result']['n'] : null));
  expect(seen).toEqual(Array.from({ length: 41 }, (_, n) => n));
});

test('refuses a malformed query before the stream opens', async () => {
  expect((await fetch(listenUrl('*['), { headers: EDITOR })).status).toBe(400);
});

test('live events name only the tags of changed results', async () => {
  await fixture.editor.create({ _id: 'author', _type: 'author', name: 'Ada' });
  await fixture.editor.create({ _id: 'post', _type: 'post', by: { _type: 'reference', _ref: 'author' } });
  const tagsOf = async (query: string): Promise<string[]> =>
    (await fixture.anonymous.fetch(query, {}, { filterResponse: false })).syncTags ?? [];
  const posts = await tagsOf('*[_type == "post"]{"name": by->name}');
  const products = await tagsOf('*[_type == "product"]');
  const all = await tagsOf('count(*)');
  const live = await SseReader.open(`${fixture.lake.origin}/v${API_VERSION}/data/live/events/production`);
  await fixture.editor.create({ _id: 'drafts.post', _type: 'post' });
  await fixture.editor.patch('author').set({ name: 'Grace' }).commit();
  await until(() => live.events.length > 1, 'the published change came');
  live.close();
  expect(live.events).toHaveLength(2);
  const { tags } = live.events[1]?.data ?? {};
  expect(posts.some((tag) => Array.isArray(tags) && tags.includes(tag))).toBe(true);
  expect(all.some((tag) => Array.isArray(tags) && tags.includes(tag))).toBe(true);
  expect(products.some((tag) => Array.isArray(tags) && tags.includes(tag))).toBe(false);
});

test("@sanity/client's live.events() works against the lake", async () => {
  const types: string[] = [];
  const subscription = fixture.anonymous.live.events().subscribe((event) => types.push(event.type));
  await until(() => types.includes('welcome'), 'the stream is open');
  await fixture.editor.create({ _type: 'live' });
  await until(() => types.includes('message'), 'the message came');
  subscription.unsubscribe();
  expect(types).toEqual(['welcome', 'message']);
});

test('after a gap, live events send a restart', async () => {
  const url = `${fixture.lake.origin}/v${API_VERSION}/data/live/events/production`;
  const reader = await SseReader.open(url, { 'last-event-id': 'long-ago' });
  reader.close();
  expect(reader.events.map(({ event }) => event)).toEqual(['restart', 'welcome']);
});

test('redirects a browser to another port, which streams for the same user', async () => {
  const redirect = await fetch(listenUrl('*[_type == "sharded"]'), {
    headers: { ...EDITOR, origin: STUDIO_ORIGIN },
    redirect: 'manual',
  });
  expect(redirect.status).toBe(307);
  const reader = await SseReader.open(redirect.headers.get('location') ?? '', { origin: 'null' });
  await fixture.editor.create({ _id: 'drafts.sharded', _type: 'sharded' });
  await until(() => reader.events.length === 2, 'the draft came through the other port');
  reader.close();
});
