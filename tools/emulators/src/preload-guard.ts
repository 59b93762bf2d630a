/** Loaded into firebase-tools before its own code: the guard in front of all of its servers, a faster start, redirects and files of now. */
import { guardServers, outliveFailedRequests } from '../../request-guard/request-guard.ts';
import { HOSTING_FILE_VARIABLE, refreshHosting } from './hosting-redirects.ts';
import { refuseUpload } from './refuse-upload.ts';
import { skipSchemaValidation } from './schema-validation.ts';

guardServers({ inspect: refuseUpload });
outliveFailedRequests();
skipSchemaValidation();
const hostingFile = process.env[HOSTING_FILE_VARIABLE];
if (hostingFile) refreshHosting(hostingFile);
