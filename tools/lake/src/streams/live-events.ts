/** `data/live/events`: tells readers which results may have changed. */

import type { Exchange } from '../http/exchange.ts';
import { isPublicId, publishedIdOf } from '../documents/document.ts';
import { changedSyncTags } from '../query/sync-tags.ts';
import { unauthorized } from '../http/api-error.ts';
import { openEventStream, redirectToShard } from './event-stream.ts';

/** `GET data/live/events/:dataset[?includeDrafts=true]` */
export function liveEvents(exchange: Exchange): void {
  const { dataset, caller, request } = exchange;
  const includeDrafts = exchange.flag('includeDrafts');
  if (includeDrafts && caller.kind === 'anonymous') {
    throw unauthorized('Unauthorized - includeDrafts needs a token');
  }
  if (redirectToShard(exchange)) return;
  const stream = openEventStream(exchange);
  const latest = dataset.history.latest ?? 'start';
  const lastSeen = request.headers['last-event-id'];
  // After a gap nobody knows what was missed: the client fetches everything again.
  if (typeof lastSeen === 'string' && lastSeen !== latest) stream.send('restart', {}, latest);
  stream.send('welcome', {}, latest);
  stream.onEnd(
    dataset.listen((transaction) => {
      const changes = transaction.changes.filter(({ id }) => includeDrafts || isPublicId(id));
      if (changes.length === 0) return;
      stream.send('message', { tags: changedSyncTags(changes, publishedIdOf) }, transaction.id);
    }),
  );
}
