import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { maybeSignedIn } from '@lumen-throw/community/session-hint';
import { withAppCheck } from '@lumen-throw/community/with-app-check';
import { connectSession } from './session-store.ts';

/** Tells the session how accounts are loaded, and loads them where somebody signed in before. */
export function connectAccounts(firebase: FirebaseEnvironment): void {
  connectSession({
    load: async () => (await withAppCheck(() => import('./account-backend.ts'))).accountBackend(firebase),
    expected: maybeSignedIn(),
  });
}
