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
  /** Budget of a month, in the billing account's currency; null where nobody said one. */
  budgetAmount: number | null;
  /** E-mail address that alerts go to; null where nobody said one. */
  alertsTo: string | null;
}

/** Something that has to be so at the services, looked at by the doctor and put right by the setup. */
export interface Setting {
  /** What is so when it is right, in a few words. */
  name: string;
  /** What goes wrong otherwise, in one sentence. */
  without: string;
  /** It should be so, but a deployment does not wait for it. */
  isAdvice?: true;
  /** @returns null when it is right, else what is found, in a few words */
  check: (services: Services) => Promise<string | null>;
  /**
   * Puts it right; run as often as one likes. A text instead says what a person has to do, where no API
   * can.
   */
  setUp: ((services: Services) => Promise<unknown>) | string;
  /** What a person has to say before it can be put right; null where nothing is missing. */
  needs?: (services: Services) => string | null;
}

/** What a person has to do about a setting that is wrong; null where the setup does it. */
export function leftToDo({ setUp, needs }: Setting, services: Services): string | null {
  return typeof setUp === 'string' ? setUp : (needs?.(services) ?? null);
}
