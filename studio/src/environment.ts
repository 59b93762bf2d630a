/** The Studio's configuration: from the page that serves it, from its build, or from the process. */
import { parseEnvironment, type SiteEnvironment } from '@lumen-throw/domain/environment';

declare global {
  /** `LUMEN_*` variables, put there by the build or by the local server. */
  var __LUMEN_VARIABLES__: Record<string, string> | undefined;
}

export const environment: SiteEnvironment = parseEnvironment(
  globalThis.__LUMEN_VARIABLES__ ?? (typeof process === 'undefined' ? {} : process.env),
);

/** Token of the embedded lake's editor; it opens nothing but a lake on this machine. */
export const LAKE_TOKEN = 'local-editor';
