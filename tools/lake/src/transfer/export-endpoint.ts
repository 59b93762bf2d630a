/** `data/export`: every document, one JSON object a line. */

import { once } from 'node:events';
import type { Exchange } from '../http/exchange.ts';
import { isPublicId } from '../documents/document.ts';

/** `GET data/export/:dataset[?types=a,b]`; anonymous callers get what anonymous readers may see. */
export async function exportDataset(exchange: Exchange): Promise<void> {
  const { dataset, response, caller } = exchange;
  const types = (exchange.option('types') ?? '').split(',').filter((type) => type !== '');
  const documents = [...dataset.all()].toSorted((a, b) => (a._id < b._id ? -1 : 1));
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
  for (const document of documents) {
    if (types.length > 0 && !types.includes(document._type)) continue;
    if (caller.kind === 'anonymous' && !isPublicId(document._id)) continue;
    if (!response.write(`${JSON.stringify(document)}\n`))
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
    if (response.destroyed) return;
  }
  response.end();
}
