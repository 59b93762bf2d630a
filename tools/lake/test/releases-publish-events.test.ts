/** Listeners, live queries and the webhook receive a release's publish like single publishes. */

import type { MutationEvent } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReleaseFixture } from './release-fixture.ts';
import { TemporaryLake, until } from './temporary-lake.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

let receiver: WebhookReceiver;
let lake: TemporaryLake;
let made: ReleaseFixture;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  lake = await TemporaryLake.start({
    webhook: {
      url: receiver.url,
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
  receiver.close();
});

/** What the webhook was told, by document. */
function told(): Record<string, unknown>[] {
  return receiver.bodies.toSorted((a, b) => String(a['_id']).localeCompare(String(b['_id'])));
}

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
  receiver.taken = [];
  await act();
  await until(() => heard.length >= events, 'the stream has told of it');
  await until(() => receiver.taken.length >= events, 'the webhook has told of it');
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
  const toldBySingle = told();

  const releaseId = await made.releaseOf('a', 'b', 'c');
  await made.editor.unpublishVersion({ publishedId: 'c', releaseId });
  const byRelease = await heardDuring(() => made.editor.releases.publish({ releaseId }), 3);
  expect(byRelease).toEqual(bySingle);
  expect(byRelease).toEqual(['a update After', 'b update After', 'c disappear undefined']);
  expect(told()).toEqual(toldBySingle);
});
