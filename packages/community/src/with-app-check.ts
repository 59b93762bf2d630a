import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';

let firebase: FirebaseEnvironment | null = null;

/** Sets the project that App Check is started for. Call it before any part of Firebase is loaded. */
export function configureAppCheck(project: FirebaseEnvironment): void {
  firebase = project;
}

/**
 * Loads a part of Firebase, with App Check started before it where the site is configured for it.
 * Without a site key nothing of App Check is loaded.
 */
export async function withAppCheck<Part>(load: () => Promise<Part>): Promise<Part> {
  if (firebase && firebase.appCheckSiteKey !== null) (await import('./app-check.ts')).appCheck(firebase);
  return load();
}
