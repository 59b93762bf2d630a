import { readEnvironment } from '../environment/page-environment.ts';

/**
 * Loads a part of Firebase, with App Check started before it where the site is configured for it.
 * Without a site key nothing of App Check is loaded.
 */
export async function withAppCheck<Part>(load: () => Promise<Part>): Promise<Part> {
  const { firebase } = readEnvironment();
  if (firebase.appCheckSiteKey !== null) (await import('./app-check.ts')).appCheck(firebase);
  return load();
}
