/** Listeners, live queries and the webhook receive a release's publish like single publishes. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MutationEvent } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReleaseFixture } from './release-fixture.ts';
import { TemporaryLake, until } from './temporary-lake.ts';

let server: Server;
let lake: TemporaryLake;
let made: ReleaseFixture;
let told: Record<string, unknown>[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      told.push(JSON.parse(body));
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const { port }: Pick<AddressInfo, 'port'> = typeof address === 'object' && address ? address : { port: 0 };
  lake = await TemporaryLake.start({
    webhook: {
      url: `http://127.0.0.1:${port}/`,
      secret: 'secret',
      filter: '!string::startsWith(coalesce(after()._type, before()._type), "system.")',
      projection:
        '{"_id": coalesce(after()._id, before()._id), "title": after().title, "was": before().title}',
    },
  });
  made = new ReleaseFixture(lake);
});

afterAll(async () => {
  await lake.stop();
  server.close();
});

/** What a reader's page receives: one line for each event. */
async function heardDuring(act: () => Promise<unknown>, events: number): Promise<string[]> {
  const heard: MutationEvent[] = [];
  let isOpen = false;
  const stream = lake.anonymous
    .listen('*', {}, { events: ['welcome', 'mutation'], includeResult: true })
    .subscribe((event) => {
      if (event.type === 'welcome') isOpen = true;
      if (event.type === 'mutation') heard.push(event);
    });
  await until(() => isOpen, 'the stream is open');
  told = [];
  await act();
  await until(() => heard.length >= events, 'the stream has told of it');
  await until(() => told.length >= events, 'the webhook has told of it');
  stream.unsubscribe();
  return heard
    .map(({ documentId, transition, result }) => `${documentId} ${transition} ${String(result?.['title'])}`)
    .toSorted();
}

test('publishing a release of three documents announces the same changes as three publishes', async () => {
  const single = await heardDuring(async () => {
    for (const id of ['a', 'b']) {
      await made.editor.createOrReplace({ _id: id, _type: 'note', title: 'Before' });
      await made.editor.create({ _id: `drafts.${id}`, _type: 'note', title: 'After' });
    }
    await made.editor.createOrReplace({ _id: 'c', _type: 'note', title: 'Before' });
  }, 3);
  expect(single).toEqual(['a appear Before', 'b appear Before', 'c appear Before']);
  const bySingle = await heardDuring(async () => {
    for (const publishedId of ['a', 'b'])
      await made.editor.action({
        actionType: 'sanity.action.document.publish',
        draftId: `drafts.${publishedId}`,
        publishedId,
      });
    await made.editor.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: 'drafts.c',
      publishedId: 'c',
    });
  }, 3);
  const toldBySingle = told.toSorted((a, b) => String(a['_id']).localeCompare(String(b['_id'])));

  const releaseId = await made.releaseOf('a', 'b', 'c');
  await made.editor.unpublishVersion({ publishedId: 'c', releaseId });
  const byRelease = await heardDuring(() => made.editor.releases.publish({ releaseId }), 3);
  expect(byRelease).toEqual(bySingle);
  expect(byRelease).toEqual(['a update After', 'b update After', 'c disappear undefined']);
  expect(told.toSorted((a, b) => String(a['_id']).localeCompare(String(b['_id'])))).toEqual(toldBySingle);
});
