/** The APIs that the other steps of `firebase deploy` call, as their references describe them. */
import { begin, done, enabled, found, json, operationRoute, setPolicy } from './google-answers.ts';
import { functionRoutes } from './google-functions-routes.ts';
import type { GoogleProject } from './google-project.ts';
import { refusal } from './proxy.ts';
import { route, type Answer, type Route, type ServiceRequest } from './routes.ts';

const P = 'projects/{project}';

/** Whoever asks has all the rights that it asks about. */
const granted = (request: ServiceRequest): Answer => ({
  body: { permissions: json(request)['permissions'] ?? [] },
});

function accessRoutes(project: GoogleProject): Route[] {
  const policy = (): Answer => ({ body: { version: 1, etag: 'BwY', bindings: project.bindings } });
  return [
    route(`GET cloudresourcemanager.googleapis.com/v1/${P}`, () => ({
      body: { projectId: project.id, projectNumber: project.number, lifecycleState: 'ACTIVE' },
    })),
    route(`POST cloudresourcemanager.googleapis.com/v1/${P}:testIamPermissions`, granted),
    route(`POST cloudresourcemanager.googleapis.com/v1/${P}:getIamPolicy`, policy),
    route(`POST cloudresourcemanager.googleapis.com/v1/${P}:setIamPolicy`, (request) => {
      const { policy: given } = json(request) as { policy: { bindings: GoogleProject['bindings'] } };
      return setPolicy(project, given, () =>
        project.bindings.splice(0, project.bindings.length, ...given.bindings),
      );
    }),
    route(`POST cloudresourcemanager.googleapis.com/v1/${P}:getEffectiveOrgPolicy`, (request) => ({
      body: {
        constraint: json(request)['constraint'],
        listPolicy: project.allowsEverybody ? { allValues: 'ALLOW' } : { allowedValues: ['is:C0ffee'] },
      },
    })),
    route(`POST iam.googleapis.com/v1/${P}/serviceAccounts/{account*}:testIamPermissions`, granted),
    route(`GET serviceusage.googleapis.com/v1/${P}/services/{service}`, ({ parts }) => ({
      body: { state: project.services.has(parts['service'] ?? '') ? 'ENABLED' : 'DISABLED' },
    })),
    route(
      `POST serviceusage.googleapis.com/v1beta1/${P}/services/{service}:generateServiceIdentity`,
      ({ parts }) =>
        begin(project, `operations/acat.${project.operations.size}`, () => {
          const email = project.agentOf(`gcp-sa-${parts['service']?.split('.')[0]}`);
          project.accounts.add(email);
          return { email };
        }),
    ),
    operationRoute(project, 'serviceusage.googleapis.com/v1beta1/operations'),
    route(`GET compute.googleapis.com/compute/v1/${P}`, () => ({
      body: { defaultServiceAccount: project.computeAccount },
    })),
    route(`GET cloudbilling.googleapis.com/v1/${P}/billingInfo`, () => ({
      body: { projectId: project.id, billingEnabled: true, billingAccountName: 'billingAccounts/0A0B0C' },
    })),
    route(`GET firebase.googleapis.com/v1beta1/${P}`, () => ({
      body: {
        projectId: project.id,
        projectNumber: project.number,
        state: 'ACTIVE',
        resources: { hostingSite: project.id, storageBucket: [...project.buckets.keys()][0] },
      },
    })),
    route(`GET firebase.googleapis.com/v1beta1/${P}/adminSdkConfig`, () => ({
      body: { projectId: project.id, storageBucket: [...project.buckets.keys()][0] },
    })),
  ];
}

function databaseRoutes(project: GoogleProject): Route[] {
  const api = 'firestore.googleapis.com';
  const database = `${P}/databases/(default)`;
  return [
    enabled(project, `GET ${api}/v1/${database}`, () =>
      found(project.database, 'The database (default) does not exist.'),
    ),
    enabled(project, `GET ${api}/v1/${database}/collectionGroups/-/indexes`, () => ({
      body: { indexes: project.indexes.map(({ index }) => index) },
    })),
    enabled(project, `GET ${api}/v1/${database}/collectionGroups/-/fields`, () => ({ body: { fields: [] } })),
    enabled(project, `PATCH ${api}/v1/${database}/collectionGroups/{group}/fields/{field}`, (request) => {
      const { group, field } = request.parts;
      const { ttlConfig } = json(request);
      if (ttlConfig) project.timesToLive.add(`${group}.${field}`);
      return done('operations/field', {});
    }),
    enabled(project, `POST ${api}/v1/${database}/collectionGroups/{group}/indexes`, (request) => {
      const collectionGroup = request.parts['group'] ?? '';
      const name = `projects/${project.id}/databases/(default)/collectionGroups/${collectionGroup}/indexes/${project.indexes.length}`;
      const index = { ...json(request), name, state: 'READY' };
      project.indexes.push({ collectionGroup, index });
      return done('operations/index', index);
    }),
  ];
}

function rulesRoutes(project: GoogleProject): Route[] {
  const api = 'firebaserules.googleapis.com';
  return [
    enabled(project, `GET ${api}/v1/${P}/releases`, () => ({
      body: {
        releases: [...project.rules].map(([name, rulesetName]) => ({
          name: `projects/${project.id}/releases/${name}`,
          rulesetName,
        })),
      },
    })),
    enabled(project, `POST ${api}/v1/${P}:test`, () => ({ body: { issues: [] } })),
    enabled(project, `POST ${api}/v1/${P}/rulesets`, (request) => {
      const name = `projects/${project.id}/rulesets/${project.rulesets.size + 1}`;
      project.rulesets.set(name, json(request)['source']);
      return { body: { name, createTime: new Date().toISOString() } };
    }),
    enabled(project, `GET ${api}/v1/{name*}`, ({ parts }) => {
      const source = project.rulesets.get(parts['name'] ?? '');
      return found(source && { name: parts['name'], source });
    }),
    enabled(project, `POST ${api}/v1/${P}/releases`, (request) => release(project, json(request))),
    enabled(project, `PATCH ${api}/v1/${P}/releases/{name*}`, (request) =>
      project.rules.has(request.parts['name'] ?? '')
        ? release(project, (json(request)['release'] ?? {}) as Record<string, unknown>)
        : refusal(404, 'The release does not exist.', 'NOT_FOUND'),
    ),
  ];
}

/** Puts a ruleset in force. */
function release(project: GoogleProject, given: Record<string, unknown>): Answer {
  const name = String(given['name']).split('/releases/')[1] ?? '';
  project.rules.set(name, String(given['rulesetName']));
  return { body: given };
}

/** Where the files of a release are sent to. */
const UPLOADS = 'upload-firebasehosting.googleapis.com';

function hostingRoutes(project: GoogleProject): Route[] {
  const api = 'firebasehosting.googleapis.com';
  const version = (site = '') => project.sites.get(site) ?? { config: {}, files: new Map<string, string>() };
  return [
    enabled(project, `GET ${api}/v1beta1/${P}/sites`, () => ({
      body: {
        sites: [
          { name: `projects/${project.id}/sites/${project.id}`, defaultUrl: `https://${project.id}.web.app` },
        ],
      },
    })),
    enabled(project, `GET ${api}/v1beta1/${P}/sites/{site}`, ({ path, parts }) => ({
      body: {
        name: path.replace('/v1beta1/', ''),
        defaultUrl: `https://${parts['site']}.web.app`,
        type: 'DEFAULT_SITE',
      },
    })),
    enabled(project, `GET ${api}/v1beta1/${P}/sites/{site}/channels/live`, ({ path }) => ({
      body: { name: path.replace('/v1beta1/', '') },
    })),
    enabled(project, `POST ${api}/v1beta1/${P}/sites/{site}/versions`, ({ parts }) => ({
      body: { name: `projects/${project.number}/sites/${parts['site']}/versions/1`, status: 'CREATED' },
    })),
    enabled(project, `POST ${api}/v1beta1/${P}/sites/{site}/versions/{version}:populateFiles`, (request) => {
      const { files = {} } = json(request) as { files?: Record<string, string> };
      const kept = version(request.parts['site']);
      for (const [path, hash] of Object.entries(files)) kept.files.set(path, hash);
      project.sites.set(request.parts['site'] ?? '', kept);
      return {
        body: {
          uploadRequiredHashes: [...new Set(Object.values(files))],
          uploadUrl: `https://${UPLOADS}/upload/sites/${request.parts['site']}/versions/1/files`,
        },
      };
    }),
    route(`POST ${UPLOADS}/upload/{name*}`, ({ path, body }) => {
      if (body.length === 0) return refusal(400, 'The file is empty.');
      project.uploads.set(path.split('/').at(-1) ?? '', body);
      return {};
    }),
    enabled(project, `PATCH ${api}/v1beta1/${P}/sites/{site}/versions/{version}`, (request) => {
      const given = json(request);
      const kept = version(request.parts['site']);
      kept.config = (given['config'] ?? {}) as Record<string, unknown>;
      project.sites.set(request.parts['site'] ?? '', kept);
      return { body: { ...given, name: request.path.replace('/v1beta1/', '') } };
    }),
    enabled(project, `POST ${api}/v1beta1/${P}/sites/{site}/channels/live/releases`, () => ({
      body: { name: `projects/${project.number}/releases/1`, type: 'DEPLOY' },
    })),
  ];
}

/** Services that firebase-tools asks about and this project does not use. */
function unusedRoutes(): Route[] {
  return [
    route(`GET firebaseextensions.googleapis.com/v1beta/${P}/instances`, () => ({ body: { instances: [] } })),
  ];
}

/** The routes of a deployment to a project. */
export function googleDeployRoutes(project: GoogleProject): Route[] {
  return [
    ...accessRoutes(project),
    ...functionRoutes(project),
    ...databaseRoutes(project),
    ...rulesRoutes(project),
    ...hostingRoutes(project),
    ...unusedRoutes(),
  ];
}
