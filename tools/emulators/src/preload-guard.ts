/** Loaded into firebase-tools before its own code: the guard in front of all of its servers. */
import { guardServers, outliveFailedRequests } from '../../request-guard/request-guard.ts';
import { refuseUploadMetadata } from './upload-metadata.ts';

guardServers({ inspect: refuseUploadMetadata });
outliveFailedRequests();
