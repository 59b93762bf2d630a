/**
 * Tells the rules what they need to know of the configuration, and the Auth emulator to behave like
 * production. For a hosted project: `node tools/emulators/src/community-config.ts` after a deployment.
 */
import { COLLECTIONS, SITE_CONFIG_ID } from '@lumen-throw/domain/collections';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { adminServices, type AdminTarget } from './admin-services.ts';

/** Production answers alike for known and unknown addresses (e-mail enumeration protection). */
async function hideAccounts(authOrigin: string, projectId: string): Promise<void> {
  const response = await fetch(
    `${authOrigin}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`,
    {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    },
  );
  if (!response.ok) throw new Error(`The Auth emulator rejected its configuration: ${await response.text()}`);
}

/** Writes the configuration; run at every start, as often as one likes. A pause of uploads stays. */
export async function configureCommunity(
  target: AdminTarget,
  { requireConfirmedEmail }: { requireConfirmedEmail: boolean },
): Promise<void> {
  await using services = adminServices(target);
  await services.firestore
    .collection(COLLECTIONS.siteConfig)
    .doc(SITE_CONFIG_ID)
    .set({ require_confirmed_email: requireConfirmedEmail }, { merge: true });
  if (target.emulators) await hideAccounts(target.emulators.auth, target.projectId);
}

if (import.meta.main) {
  const { firebase, requireConfirmedEmail } = parseEnvironment(process.env);
  await configureCommunity(firebase, { requireConfirmedEmail });
  console.log(`Confirmed e-mail addresses are ${requireConfirmedEmail ? 'required' : 'not required'}.`);
}
