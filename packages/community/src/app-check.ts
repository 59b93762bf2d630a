/**
 * App Check: shows Firebase that a request comes from a page of this site. Loaded only where the site
 * is configured with a site key of reCAPTCHA Enterprise.
 */
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { firebaseApp, oncePerProject } from './firebase-app.ts';

/** Starts App Check; requests of Auth, Firestore and Storage carry its token from then on. */
export const appCheck = oncePerProject<AppCheck>((env) =>
  initializeAppCheck(firebaseApp(env), {
    provider: new ReCaptchaEnterpriseProvider(env.appCheckSiteKey ?? ''),
    isTokenAutoRefreshEnabled: true,
  }),
);

/** The header with which the site calls its functions. */
export async function appCheckHeader(env: FirebaseEnvironment): Promise<Record<string, string>> {
  const { token } = await getToken(appCheck(env));
  return { 'X-Firebase-AppCheck': token };
}
