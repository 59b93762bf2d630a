import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import type { GoogleApi } from './google-api.ts';
import type { SanityApi } from './sanity-api.ts';

/** The services of one stage. */
export interface Services {
  environment: SiteEnvironment;
  google: GoogleApi;
  /** The project's number, by which Google names its own accounts in it. */
  projectNumber: string;
  sanity: SanityApi;
}

/** Something that has to be so at the services, looked at by the doctor and put right by the setup. */
export interface Setting {
  /** What is so when it is right, in a few words. */
  name: string;
  /** What goes wrong otherwise, in one sentence. */
  without: string;
  /** @returns null when it is right, else what is found, in a few words */
  check: (services: Services) => Promise<string | null>;
  /**
   * Puts it right; run as often as one likes. A text instead says what a person has to do, where no API
   * can.
   */
  setUp: ((services: Services) => Promise<unknown>) | string;
}
