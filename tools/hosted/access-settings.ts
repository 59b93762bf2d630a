/**
 * Which accounts there are and what each may do. An owner sets it once, so that the account of a deployment
 * changes no policy of the project and the functions run with no more than they use.
 */
import { backupBucket } from '@lumen-throw/domain/backup';
import { functionsAccount } from '@lumen-throw/domain/functions-account';
import { Failure } from '../product/failure.ts';
import type { Services, Setting } from './setting.ts';

const RESOURCES = 'https://cloudresourcemanager.googleapis.com/v1';
const IAM = 'https://iam.googleapis.com/v1';
const USAGE = 'https://serviceusage.googleapis.com/v1beta1';
const STORAGE = 'https://storage.googleapis.com/storage/v1';
const SECRETS = 'https://secretmanager.googleapis.com/v1';

/** A role and who has it. */
interface Grant {
  role: string;
  member: string;
}

/** https://cloud.google.com/iam/docs/reference/rest/v1/Policy */
interface Policy {
  bindings?: { role: string; members: string[]; condition?: object }[];
}

const projectOf = ({ environment }: Services): string => environment.firebase.projectId;
const functionsMember = (services: Services): string =>
  `serviceAccount:${functionsAccount(projectOf(services))}`;

/** Services of Google's whose own accounts get roles; each account is made before it can have one. */
const AGENTS = {
  pubsub: 'gcp-sa-pubsub',
  eventarc: 'gcp-sa-eventarc',
  firebasestorage: 'gcp-sa-firebasestorage',
} as const;

const agent = ({ projectNumber }: Pick<Services, 'projectNumber'>, name: string): string =>
  `serviceAccount:service-${projectNumber}@${name}.iam.gserviceaccount.com`;

/** The roles in the project. */
export function projectGrants(services: Pick<Services, 'projectNumber'> & { projectId: string }): Grant[] {
  const compute = `serviceAccount:${services.projectNumber}-compute@developer.gserviceaccount.com`;
  const functions = `serviceAccount:${functionsAccount(services.projectId)}`;
  return [
    // Lets Storage rules read documents: https://cloud.google.com/iam/docs/roles-permissions/firebaserules
    { role: 'roles/firebaserules.firestoreServiceAgent', member: agent(services, AGENTS.firebasestorage) },
    // What firebase-tools sets at the first deployment where it is missing (lib/deploy/functions/checkIam.js).
    { role: 'roles/iam.serviceAccountTokenCreator', member: agent(services, AGENTS.pubsub) },
    { role: 'roles/pubsub.publisher', member: agent(services, 'gs-project-accounts') },
    { role: 'roles/run.invoker', member: compute },
    { role: 'roles/eventarc.eventReceiver', member: compute },
    // Builds the functions; projects of new organizations give it nothing.
    { role: 'roles/cloudbuild.builds.builder', member: compute },
    ...['datastore.user', 'firebaseauth.admin', 'eventarc.eventReceiver', 'run.invoker'].map((name) => ({
      role: `roles/${name}`,
      member: functions,
    })),
  ];
}

const missingGrants = ({ bindings = [] }: Policy, wanted: readonly Grant[]): Grant[] =>
  wanted.filter(
    ({ role, member }) =>
      !bindings.some((one) => one.role === role && !one.condition && one.members.includes(member)),
  );

const withGrants = (policy: Policy, grants: readonly Grant[]): Policy => ({
  ...policy,
  bindings: [...(policy.bindings ?? []), ...grants.map(({ role, member }) => ({ role, members: [member] }))],
});

/** Missing roles in a few words; null for none. */
function grantsFinding(missing: readonly Grant[]): string | null {
  const lacking = missing.map(({ role, member }) => `${member} lacks the role ${role}`);
  return lacking.length === 0 ? null : lacking.join('; ');
}

/** Something with a policy of its own. */
interface Holder {
  wanted: readonly Grant[];
  read: () => Promise<Policy>;
  write: (policy: Policy) => Promise<unknown>;
}

async function addGrants({ wanted, read, write }: Holder): Promise<void> {
  const policy = await read();
  const missing = missingGrants(policy, wanted);
  if (missing.length > 0) await write(withGrants(policy, missing));
}

const accountUrl = (services: Services): string => `${IAM}/projects/${projectOf(services)}/serviceAccounts`;

const account: Setting = {
  name: 'the functions have an account of their own',
  without: 'They run as an account that new organizations give no rights, and others all of them.',
  check: async (services) => {
    const email = functionsAccount(projectOf(services));
    return (await services.google.find(`${accountUrl(services)}/${email}`))
      ? null
      : `there is no account ${email}`;
  },
  setUp: (services) =>
    services.google.ask('POST', accountUrl(services), {
      accountId: 'functions',
      serviceAccount: { displayName: "The site's functions" },
    }),
};

function project(services: Services): Holder {
  const url = `${RESOURCES}/projects/${projectOf(services)}`;
  return {
    wanted: projectGrants({ ...services, projectId: projectOf(services) }),
    // Written back in an older version, a policy loses its conditions.
    read: () =>
      services.google.ask('POST', `${url}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } }),
    write: (policy) =>
      services.google.ask('POST', `${url}:setIamPolicy`, { policy: { ...policy, version: 3 } }),
  };
}

const grants: Setting = {
  name: 'each account may do what building, deploying and running take',
  without: 'The first deployment fails, builds fail, or every upload is refused.',
  check: async (services) => {
    const { read, wanted } = project(services);
    return grantsFinding(missingGrants(await read(), wanted));
  },
  setUp: async (services) => {
    const { google, projectNumber } = services;
    for (const name of Object.keys(AGENTS))
      await google.complete(
        'POST',
        USAGE,
        `projects/${projectNumber}/services/${name}.googleapis.com:generateServiceIdentity`,
        {},
      );
    // Asking for it makes it.
    await google.ask('GET', `${STORAGE}/projects/${projectOf(services)}/serviceAccount`);
    await addGrants(project(services));
  },
};

/** The buckets that the functions use, and how. */
function buckets(services: Services): Holder[] {
  const holder = (name: string, ...roles: string[]): Holder => {
    const url = `${STORAGE}/b/${encodeURIComponent(name)}/iam`;
    return {
      wanted: roles.map((role) => ({ role, member: functionsMember(services) })),
      read: () => services.google.ask('GET', `${url}?optionsRequestedPolicyVersion=3`),
      write: (policy) => services.google.ask('PUT', url, { ...policy, version: 3 }),
    };
  };
  const { projectId, storageBucket } = services.environment.firebase;
  return [
    holder(storageBucket, 'roles/storage.objectAdmin'),
    // It adds the accounts, and can neither replace nor delete a backup.
    holder(backupBucket(projectId), 'roles/storage.objectViewer', 'roles/storage.objectCreator'),
  ];
}

async function holdersFinding(holders: readonly Holder[]): Promise<string | null> {
  const missing = await Promise.all(
    holders.map(async ({ read, wanted }) => missingGrants(await read(), wanted)),
  );
  return grantsFinding(missing.flat());
}

const bucketGrants: Setting = {
  name: "the functions may change members' pictures, look at backups and add accounts to them",
  without: 'No picture is shown, accounts are not backed up, and nobody is told when a backup is missing.',
  check: (services) => holdersFinding(buckets(services)),
  setUp: async (services) => {
    for (const one of buckets(services)) await addGrants(one);
  },
};

/** Secrets of the functions (functions/src/rebuild-hook.ts). */
const secretNames = ({ environment }: Services): string[] => [
  'PUBLISH_WEBHOOK_SECRET',
  ...(environment.rebuildRepository === null ? [] : ['REBUILD_REPOSITORY_TOKEN']),
];

function secrets(services: Services): Holder[] {
  return secretNames(services).map((name) => {
    const url = `${SECRETS}/projects/${projectOf(services)}/secrets/${name}`;
    return {
      wanted: [{ role: 'roles/secretmanager.secretAccessor', member: functionsMember(services) }],
      read: async () => {
        const policy = await services.google.find<Policy>(`${url}:getIamPolicy`);
        if (policy) return policy;
        throw new Failure(
          `there is no secret ${name}: npx firebase functions:secrets:set ${name} --project ${projectOf(services)}`,
        );
      },
      write: (policy) => services.google.ask('POST', `${url}:setIamPolicy`, { policy }),
    };
  });
}

/** After the webhook, which makes its secret. */
export const secretAccess: Setting = {
  name: 'the functions may read their secrets',
  without: "The deployment's account would have to change who may read them, and may not.",
  check: (services) => holdersFinding(secrets(services)),
  setUp: async (services) => {
    for (const one of secrets(services)) await addGrants(one);
  },
};

const EVERYBODY = 'constraints/iam.allowedPolicyMemberDomains';

/** https://cloud.google.com/resource-manager/reference/rest/v1/projects/getEffectiveOrgPolicy */
interface OrgPolicy {
  listPolicy?: { allValues?: string; allowedValues?: string[] };
}

const publicAccess: Setting = {
  name: 'functions may be open to everybody',
  // Not every account may look at policies; `verify` sees the effect.
  isAdvice: true,
  without: 'The gallery, the webhook and every call from a page answer 403.',
  check: async (services) => {
    const { listPolicy } = await services.google.ask<OrgPolicy>(
      'POST',
      `${RESOURCES}/projects/${projectOf(services)}:getEffectiveOrgPolicy`,
      { constraint: EVERYBODY },
    );
    return listPolicy?.allowedValues?.length || listPolicy?.allValues === 'DENY'
      ? "the organization's policy 'Domain restricted sharing' forbids it"
      : null;
  },
  setUp:
    'An administrator of the organization: console.cloud.google.com, IAM & Admin, Organization Policies, "Domain restricted sharing", Manage policy: for this project "Override parent\'s policy" with "Allow All".',
};

/** In the order in which they are set up: the bucket's account is there once the bucket is. */
export const ACCESS_SETTINGS: readonly Setting[] = [account, grants, bucketGrants, publicAccess];
