/** Every endpoint of the lake. */

import type { Route } from '../http/router.ts';
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
  { method: 'GET', path: '/data/query/:dataset', access: 'public', endpoint: runQuery },
  { method: 'POST', path: '/data/query/:dataset', access: 'public', endpoint: runQuery },
  { method: 'GET', path: '/data/doc/:dataset/:ids', access: 'public', endpoint: getDocuments },
  { method: 'POST', path: '/data/mutate/:dataset', access: 'users', endpoint: mutate },
  { method: 'POST', path: '/data/actions/:dataset', access: 'users', endpoint: runActions },
  { method: 'GET', path: '/data/listen/:dataset', access: 'public', endpoint: listen },
  { method: 'GET', path: '/data/live/events/:dataset', access: 'public', endpoint: liveEvents },
  {
    method: 'GET',
    path: '/data/history/:dataset/transactions/:ids',
    access: 'users',
    endpoint: getTransactions,
  },
  { method: 'GET', path: '/data/history/:dataset/documents/:ids', access: 'users', endpoint: getRevisions },
  {
    method: 'GET',
    path: '/data/history/:dataset/events/documents/:id',
    access: 'users',
    endpoint: getEvents,
  },
  {
    method: 'GET',
    path: '/data/references/:dataset/documents/:id/to',
    access: 'users',
    endpoint: getReferences,
  },
  { method: 'GET', path: '/data/export/:dataset', access: 'public', endpoint: exportDataset },
  { method: 'POST', path: '/assets/images/:dataset', access: 'users', endpoint: uploadImage },
  { method: 'POST', path: '/assets/files/:dataset', access: 'users', endpoint: uploadFile },
  ...PROJECT_ROUTES,
];

/** Without a version: the asset CDN. */
export const CDN_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/images/:project/:dataset/:file', access: 'public', endpoint: serveImage },
  { method: 'GET', path: '/images/:project/:dataset/:file/:name', access: 'public', endpoint: serveImage },
  { method: 'GET', path: '/files/:project/:dataset/:file', access: 'public', endpoint: serveFile },
  { method: 'GET', path: '/files/:project/:dataset/:file/:name', access: 'public', endpoint: serveFile },
];
