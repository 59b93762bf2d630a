/** What the configuration decides about the functions; the build writes the values into the bundle. */
import { DEFAULT_REGION } from '@lumen-throw/domain/environment-defaults';

export const REGION = process.env['LUMEN_FIREBASE_REGION'] || DEFAULT_REGION;

/** With a site key of App Check, calls that no genuine page made are refused. */
export const ENFORCE_APP_CHECK = Boolean(process.env['LUMEN_APP_CHECK_SITE_KEY']);

/** Whether these functions are for a Firebase project of Google's, and not for the emulators. */
export const HOSTED = process.env['LUMEN_BACKEND'] === 'hosted';

/** Origin of the site; '' on the emulators, which tell it themselves. */
export const SITE_URL = process.env['LUMEN_SITE_URL'] || '';

/** Repository, like 'owner/name', whose workflow builds the site anew; '' for none. */
export const REBUILD_REPOSITORY = process.env['LUMEN_REBUILD_REPOSITORY'] || '';

/** Whether members get mail about decisions; the extension that sends it has to be installed. */
export const SEND_MAIL = process.env['LUMEN_MAIL'] === 'on';

/** Whether pages report their own errors. */
export const TAKE_ERROR_REPORTS = process.env['LUMEN_ERROR_REPORTS'] === 'on';
