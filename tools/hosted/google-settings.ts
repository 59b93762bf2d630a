/** What has to be so in the Firebase project, beyond what a deployment brings. */
import { createRequire } from 'node:module';
import { AUTH_LIMITS } from '@lumen-throw/domain/limits';
import { UPTIME_PATH } from '@lumen-throw/domain/site-paths';
import { ACCESS_SETTINGS } from './access-settings.ts';
import { alerts } from './alert-setting.ts';
import { BACKUP_SETTINGS } from './backup-settings.ts';
import { budget } from './budget-setting.ts';
import { customDomain } from './domain-setting.ts';
import { REQUIRED_APIS } from './required-apis.ts';
import type { Services, Setting } from './setting.ts';

const USAGE = 'https://serviceusage.googleapis.com/v1';
const STORAGE = 'https://storage.googleapis.com/storage/v1';
const FIREBASE_STORAGE = 'https://firebasestorage.googleapis.com/v1alpha';
const FIRESTORE = 'https://firestore.googleapis.com/v1';
const APP_CHECK = 'https://firebaseappcheck.googleapis.com/v1';

const projectOf = ({ environment }: Services): string => environment.firebase.projectId;

/** APIs that one call may enable: https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable */
const APIS_OF_A_CALL = 20;

async function disabledApis({ google, environment }: Services): Promise<string[]> {
  const { projectId } = environment.firebase;
  const states = await Promise.all(
    REQUIRED_APIS.map((name) =>
      google.ask<{ state: string }>('GET', `${USAGE}/projects/${projectId}/services/${name}`),
    ),
  );
  return REQUIRED_APIS.filter((_, index) => states[index]?.state !== 'ENABLED');
}

const apis: Setting = {
  name: 'the APIs of Google that the product calls are enabled',
  without: 'The deployment stops, or waits minutes for each.',
  check: async (services) => {
    const disabled = await disabledApis(services);
    return disabled.length === 0 ? null : `not enabled: ${disabled.join(', ')}`;
  },
  setUp: async (services) => {
    const names = await disabledApis(services);
    for (let from = 0; from < names.length; from += APIS_OF_A_CALL)
      await services.google.complete('POST', USAGE, `projects/${projectOf(services)}/services:batchEnable`, {
        serviceIds: names.slice(from, from + APIS_OF_A_CALL),
      });
  },
};

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
interface IdentityConfig {
  authorizedDomains?: string[];
  signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string;
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[];
  };
}

const identityUrl = (services: Services): string =>
  `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectOf(services)}/config`;

const identity = (services: Services): Promise<IdentityConfig> =>
  services.google.ask<IdentityConfig>('GET', identityUrl(services));

function patchIdentity(services: Services, fields: string, config: IdentityConfig): Promise<unknown> {
  return services.google.ask('PATCH', `${identityUrl(services)}?updateMask=${fields}`, config);
}

const signIn: Setting = {
  name: 'members may sign in with an e-mail address and a password',
  without: 'Nobody can make an account.',
  check: async (services) => {
    const { signIn: methods } = await identity(services);
    return methods?.email?.enabled && methods.email.passwordRequired ? null : 'the method is off';
  },
  setUp: (services) =>
    patchIdentity(services, 'signIn.email.enabled,signIn.email.passwordRequired', {
      signIn: { email: { enabled: true, passwordRequired: true } },
    }),
};

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects.defaultSupportedIdpConfigs */
const googleUrl = (services: Services): string =>
  `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectOf(services)}/defaultSupportedIdpConfigs/google.com`;

const googleSignIn: Setting = {
  name: 'members may sign in with Google where that is configured',
  without: 'The button is there, and its window ends with an error.',
  check: async (services) => {
    if (!services.environment.firebase.googleSignIn) return null;
    const found = await services.google.find<{ enabled?: boolean }>(googleUrl(services));
    return found?.enabled ? null : 'Google is not enabled as a provider';
  },
  // It takes an OAuth client, which the console makes; no API does.
  setUp:
    'In the Firebase console, Authentication, Sign-in method: enable Google, with a name and a support address that people see.',
};

const siteHost = ({ environment }: Services): string => new URL(environment.siteUrl).hostname;

const domains: Setting = {
  name: "the site's address is an authorized domain of the accounts",
  without: 'Links that reset a password or confirm an address are refused.',
  check: async (services) => {
    const { authorizedDomains = [] } = await identity(services);
    return authorizedDomains.includes(siteHost(services)) ? null : `${siteHost(services)} is not among them`;
  },
  setUp: async (services) => {
    const { authorizedDomains = [] } = await identity(services);
    await patchIdentity(services, 'authorizedDomains', {
      authorizedDomains: [...authorizedDomains, siteHost(services)],
    });
  },
};

const emailPrivacy: Setting = {
  name: 'nobody can find out who has an account',
  without: 'Sign-in tells strangers which e-mail addresses are members.',
  check: async (services) => {
    const { emailPrivacyConfig } = await identity(services);
    return emailPrivacyConfig?.enableImprovedEmailPrivacy ? null : 'e-mail enumeration protection is off';
  },
  setUp: (services) =>
    patchIdentity(services, 'emailPrivacyConfig', {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    }),
};

const passwords: Setting = {
  name: 'the password policy asks for what the site asks for',
  without: 'A script can make accounts with passwords that the site refuses.',
  check: async (services) => {
    const { passwordPolicyConfig: policy } = await identity(services);
    const least = policy?.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 0;
    if (policy?.passwordPolicyEnforcementState !== 'ENFORCE') return 'it is not enforced';
    return least >= AUTH_LIMITS.passwordMin ? null : `${least} characters are enough for it`;
  },
  setUp: (services) =>
    patchIdentity(services, 'passwordPolicyConfig', {
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: AUTH_LIMITS.passwordMin } }],
      },
    }),
};

interface Database {
  type?: string;
  deleteProtectionState?: string;
  pointInTimeRecoveryEnablement?: string;
}

const databaseUrl = (services: Services): string =>
  `${FIRESTORE}/projects/${projectOf(services)}/databases/(default)`;

const database: Setting = {
  name: 'the database is there, cannot be deleted by a slip, and can go back seven days',
  without: 'A mistake of one command is for good.',
  check: async (services) => {
    const found = await services.google.find<Database>(databaseUrl(services));
    if (!found) return 'there is no Firestore database';
    if (found.deleteProtectionState !== 'DELETE_PROTECTION_ENABLED') return 'deletion is not barred';
    return found.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? null
      : 'point-in-time recovery is off';
  },
  setUp: async (services) => {
    const { google, environment } = services;
    const wanted = {
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    };
    const databases = `projects/${projectOf(services)}/databases`;
    if (await google.find<Database>(databaseUrl(services))) {
      const fields = 'deleteProtectionState,pointInTimeRecoveryEnablement';
      await google.complete('PATCH', FIRESTORE, `${databases}/(default)?updateMask=${fields}`, wanted);
      return;
    }
    // Where it lies is for good: beside the functions.
    await google.complete('POST', FIRESTORE, `${databases}?databaseId=(default)`, {
      ...wanted,
      type: 'FIRESTORE_NATIVE',
      locationId: environment.firebase.region,
    });
  },
};

/** https://cloud.google.com/storage/docs/json_api/v1/buckets */
interface Bucket {
  location?: string;
  cors?: { origin?: string[]; method?: string[] }[];
  softDeletePolicy?: { retentionDurationSeconds?: string };
}

const bucketUrl = ({ environment }: Services): string =>
  `${STORAGE}/b/${encodeURIComponent(environment.firebase.storageBucket)}`;

const bucket = (services: Services): Promise<Bucket | null> =>
  services.google.find<Bucket>(bucketUrl(services));

/** firebase-tools' own decision before it deploys a function that listens to a bucket. */
interface StorageService {
  ensureStorageTriggerRegion: (endpoint: { region: string; eventTrigger: object }) => Promise<void>;
}

/** Whether functions of a region can listen to a bucket at a location. */
async function canListen(region: string, location: string): Promise<boolean> {
  const require = createRequire(import.meta.url);
  const storage = require('firebase-tools/lib/deploy/functions/services/storage') as StorageService;
  try {
    await storage.ensureStorageTriggerRegion({ region, eventTrigger: { region: location.toLowerCase() } });
    return true;
  } catch {
    return false;
  }
}

const NO_BUCKET = 'there is no such bucket';

const bucketLocation: Setting = {
  name: 'the bucket is where the functions can listen to it',
  without: 'The functions cannot be deployed, and a bucket cannot be moved: the project has to be made anew.',
  check: async (services) => {
    const found = await bucket(services);
    if (!found) return NO_BUCKET;
    const { region } = services.environment.firebase;
    const { location = 'nowhere' } = found;
    return (await canListen(region, location))
      ? null
      : `it is in ${location}, and functions in ${region} cannot listen to it`;
  },
  // https://firebase.google.com/docs/reference/rest/storage/rest/v1alpha/projects.defaultBucket/create
  setUp: async (services) => {
    if (await bucket(services)) return;
    await services.google.ask('POST', `${FIREBASE_STORAGE}/projects/${projectOf(services)}/defaultBucket`, {
      location: services.environment.firebase.region,
    });
  },
};

const pictureAccess: Setting = {
  name: "the site's pages may read members' pictures with a session",
  without: 'Owners and admins do not see hidden pictures.',
  check: async (services) => {
    const found = await bucket(services);
    if (!found) return NO_BUCKET;
    const { siteUrl } = services.environment;
    return found.cors?.some(({ origin = [] }) => origin.includes(siteUrl))
      ? null
      : `no CORS rule for ${siteUrl}`;
  },
  setUp: (services) =>
    services.google.ask('PATCH', bucketUrl(services), {
      cors: [{ origin: [services.environment.siteUrl], method: ['GET'], maxAgeSeconds: 3600 }],
    }),
};

const softDelete: Setting = {
  name: 'a deleted picture is gone',
  without: 'Deleted and hidden pictures stay in the bucket for seven days, against the privacy page.',
  check: async (services) => {
    const found = await bucket(services);
    if (!found) return NO_BUCKET;
    const seconds = Number(found.softDeletePolicy?.retentionDurationSeconds ?? 0);
    return seconds === 0 ? null : `it is kept for ${Math.round(seconds / 86_400)} days more (soft delete)`;
  },
  setUp: (services) =>
    services.google.ask('PATCH', bucketUrl(services), {
      softDeletePolicy: { retentionDurationSeconds: '0' },
    }),
};

/** Services that App Check guards: what pages call without a function of ours between. */
const GUARDED = ['firestore.googleapis.com', 'firebasestorage.googleapis.com'];

const guardUrl = (services: Services, name: string): string =>
  `${APP_CHECK}/projects/${projectOf(services)}/services/${name}`;

const appCheck: Setting = {
  name: 'App Check is enforced where a site key is configured',
  // Pages have to be live with the key before their requests can be verified.
  isAdvice: true,
  without: 'Scripts can read and write past the site, and each request is billed.',
  check: async (services) => {
    if (!services.environment.firebase.appCheckSiteKey) return null;
    const modes = await Promise.all(
      GUARDED.map((name) => services.google.find<{ enforcementMode?: string }>(guardUrl(services, name))),
    );
    const open = GUARDED.filter((_, index) => modes[index]?.enforcementMode !== 'ENFORCED');
    return open.length === 0 ? null : `not enforced for ${open.join(', ')}`;
  },
  // At once it would shut out pages that were built without the key and are still open somewhere.
  setUp:
    'In the Firebase console, App Check, APIs: enforce it for Firestore and Storage once their numbers show that nearly all requests are verified.',
};

const UPTIME = 'https://monitoring.googleapis.com/v3';

interface UptimeChecks {
  uptimeCheckConfigs?: {
    name: string;
    httpCheck?: { path?: string };
    monitoredResource?: { labels?: { host?: string } };
  }[];
}

const uptimeUrl = (services: Services): string =>
  `${UPTIME}/projects/${projectOf(services)}/uptimeCheckConfigs`;

const uptime: Setting = {
  name: 'Google asks every five minutes whether the site works',
  isAdvice: true,
  without: 'Members notice before you do that it is down.',
  check: async (services) => {
    const { uptimeCheckConfigs: checks = [] } = await services.google.ask<UptimeChecks>(
      'GET',
      uptimeUrl(services),
    );
    const there = checks.some(
      ({ httpCheck, monitoredResource }) =>
        httpCheck?.path === UPTIME_PATH && monitoredResource?.labels?.host === siteHost(services),
    );
    return there ? null : `nothing asks for ${UPTIME_PATH}`;
  },
  setUp: (services) =>
    services.google.ask('POST', uptimeUrl(services), {
      displayName: `${siteHost(services)} works`,
      monitoredResource: {
        type: 'uptime_url',
        labels: { project_id: projectOf(services), host: siteHost(services) },
      },
      httpCheck: { path: UPTIME_PATH, port: 443, useSsl: true, validateSsl: true },
      period: '300s',
      timeout: '10s',
    }),
};

/**
 * Releases of Hosting to go back to; a busy day of publishing makes twenty. Sites begin without a bound:
 * https://firebase.google.com/docs/reference/hosting/rest/v1beta1/SiteConfig
 */
const KEPT_RELEASES = 100;

const hostingUrl = (services: Services): string =>
  `https://firebasehosting.googleapis.com/v1beta1/projects/${projectOf(services)}/sites/${projectOf(services)}/config`;

const releases: Setting = {
  name: 'Hosting lets go of old releases',
  without: 'Every build is kept and billed for good.',
  check: async (services) => {
    const { maxVersions } = await services.google.ask<{ maxVersions?: string }>('GET', hostingUrl(services));
    const kept = Number(maxVersions ?? 0);
    return kept > 0 ? null : 'all are kept';
  },
  setUp: (services) =>
    services.google.ask('PATCH', `${hostingUrl(services)}?updateMask=maxVersions`, {
      maxVersions: String(KEPT_RELEASES),
    }),
};

/** In the order in which they are set up: nothing works before the APIs. */
export const GOOGLE_SETTINGS: readonly Setting[] = [
  apis,
  database,
  signIn,
  googleSignIn,
  domains,
  emailPrivacy,
  passwords,
  bucketLocation,
  pictureAccess,
  softDelete,
  appCheck,
  uptime,
  releases,
  customDomain,
  ...BACKUP_SETTINGS,
  ...ACCESS_SETTINGS,
  alerts,
  budget,
];
