import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';

let firebase: FirebaseEnvironment | null = null;

/** Says which project the site belongs to, before any part of Firebase is loaded. */
export function belongTo(project: FirebaseEnvironment): void {
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
