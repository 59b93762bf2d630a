/** What the configuration decides about the functions; the build writes the values into the bundle. */
import {
  CONTENT_API_VERSION,
  DEFAULT_DATASET,
  DEFAULT_REGION,
  STANDARD_PORTS,
} from '@lumen-throw/domain/environment-defaults';
import { functionsAccount } from '@lumen-throw/domain/functions-account';

export const REGION = process.env['LUMEN_FIREBASE_REGION'] || DEFAULT_REGION;

/** Account that the functions run as at Google's; null on the emulators, which have none. */
export const SERVICE_ACCOUNT =
  process.env['LUMEN_BACKEND'] === 'hosted'
    ? functionsAccount(process.env['LUMEN_FIREBASE_PROJECT_ID'] || '')
    : null;

/** A whole processor, which takes many requests at a time; the others have a fraction and take one. */
export const WHOLE_CPU = { cpu: 1 } as const;

/** With a site key of App Check, calls that no genuine page made are refused. */
export const ENFORCE_APP_CHECK = Boolean(process.env['LUMEN_APP_CHECK_SITE_KEY']);

/** Whether these functions are for a Firebase project of Google's, and not for the emulators. */
export const HOSTED = process.env['LUMEN_BACKEND'] === 'hosted';

/** Dataset that the site shows. */
export const CONTENT_DATASET = process.env['LUMEN_SANITY_DATASET'] || DEFAULT_DATASET;

/** Where published content is asked for: Sanity's API, or the embedded lake. */
export const CONTENT_QUERY_URL = `${
  HOSTED
    ? `https://${process.env['LUMEN_SANITY_PROJECT_ID']}.api.sanity.io`
    : `http://localhost:${process.env['LUMEN_LAKE_PORT'] || STANDARD_PORTS.lake}`
}/v${CONTENT_API_VERSION}/data/query/${CONTENT_DATASET}`;

/** Origin of the site; '' on the emulators, which tell it themselves. */
export const SITE_URL = process.env['LUMEN_SITE_URL'] || '';

/** Origin that mails name. */
export const MAIL_SITE_URL = SITE_URL || `http://localhost:${STANDARD_PORTS.site}`;

/** Repository, like 'owner/name', whose workflow builds the site anew; '' for none. */
export const REBUILD_REPOSITORY = process.env['LUMEN_REBUILD_REPOSITORY'] || '';

/** Whether members get mail about decisions; the extension that sends it has to be installed. */
export const SEND_MAIL = process.env['LUMEN_MAIL'] === 'on';

/** Whether pages report their own errors. */
export const TAKE_ERROR_REPORTS = process.env['LUMEN_ERROR_REPORTS'] === 'on';
