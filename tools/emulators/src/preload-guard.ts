/** Loaded into firebase-tools before its own code: the guard in front of all of its servers. */
import { guardServers, outliveFailedRequests } from '../../request-guard/request-guard.ts';
import { refuseUpload } from './refuse-upload.ts';

guardServers({ inspect: refuseUpload });
outliveFailedRequests();
