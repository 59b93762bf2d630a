/** Every endpoint of the lake. */

import { route, type Route } from '../http/router.ts';
import { listen } from '../streams/listen.ts';
import { liveEvents } from '../streams/live-events.ts';
import { exportDataset } from '../transfer/export-endpoint.ts';
import { runActions } from './actions.ts';
import { serveFile, serveImage, uploadFile, uploadImage } from './asset-endpoints.ts';
import { getDocuments, getReferences, mutate } from './document-endpoints.ts';
import { getEvents, getRevisions, getTransactions } from './history-endpoints.ts';
import { PROJECT_ROUTES } from './project-endpoints.ts';
import { runQuery } from './query-endpoint.ts';

/** Below `/v<version>`. */
export const API_ROUTES: readonly Route[] = [
  route('GET /data/query/:dataset', 'public', runQuery),
  route('POST /data/query/:dataset', 'public', runQuery),
  route('GET /data/doc/:dataset/:ids', 'public', getDocuments),
  route('POST /data/mutate/:dataset', 'users', mutate),
  route('POST /data/actions/:dataset', 'users', runActions),
  route('GET /data/listen/:dataset', 'public', listen),
  route('GET /data/live/events/:dataset', 'public', liveEvents),
  route('GET /data/history/:dataset/transactions/:ids', 'users', getTransactions),
  route('GET /data/history/:dataset/documents/:ids', 'users', getRevisions),
  route('GET /data/history/:dataset/events/documents/:id', 'users', getEvents),
  route('GET /data/references/:dataset/documents/:id/to', 'users', getReferences),
  route('GET /data/export/:dataset', 'public', exportDataset),
  route('POST /assets/images/:dataset', 'users', uploadImage),
  route('POST /assets/files/:dataset', 'users', uploadFile),
  ...PROJECT_ROUTES,
];

/** Without a version: the asset CDN. */
export const CDN_ROUTES: readonly Route[] = [
  route('GET /images/:project/:dataset/:file', 'public', serveImage),
  route('GET /images/:project/:dataset/:file/:name', 'public', serveImage),
  route('GET /files/:project/:dataset/:file', 'public', serveFile),
  route('GET /files/:project/:dataset/:file/:name', 'public', serveFile),
];
