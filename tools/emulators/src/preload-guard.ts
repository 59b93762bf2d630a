/** Loaded into firebase-tools before its own code: the guard in front of all of its servers, and a faster start. */
import { guardServers, outliveFailedRequests } from '../../request-guard/request-guard.ts';
import { refuseUpload } from './refuse-upload.ts';
import { skipSchemaValidation } from './schema-validation.ts';

guardServers({ inspect: refuseUpload });
outliveFailedRequests();
skipSchemaValidation();
