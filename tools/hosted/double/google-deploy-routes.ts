/**
 * The APIs that `firebase deploy` calls, as their references describe them. Where the services refuse,
 * these refuse: an API that is not enabled, a runtime that a generation lacks, a secret that is not there.
 */
import { refusal } from './proxy.ts';
import type { GoogleProject } from './google-project.ts';
import { route, type Answer, type Route, type ServiceRequest } from './routes.ts';

/** A request's JSON body; empty for none. */
export function json(request: ServiceRequest): Record<string, unknown> {
  return request.body.length === 0
    ? {}
    : (JSON.parse(request.body.toString('utf8')) as Record<string, unknown>);
}

/** An operation that has ended, as Google's long-running operations say it. */
const done = (name: string, response: unknown): Answer => ({ body: { name, done: true, response } });

/** Refuses while the API of the route's host is not enabled, with Google's words. */
export function enabled(project: GoogleProject, where: string, answer: Route['answer']): Route {
  const made = route(where, answer);
  return {
    ...made,
    answer: (request) =>
      project.services.has(made.host)
        ? answer(request)
        : refusal(
            403,
            `${made.host} has not been used in project ${project.number} before or it is disabled.`,
            'PERMISSION_DENIED',
          ),
  };
}

const P = 'projects/{project}';

/** Whoever asks has all the rights that it asks about. */
const granted = (request: ServiceRequest): Answer => ({
  body: { permissions: json(request)['permissions'] ?? [] },
});

function accessRoutes(project: GoogleProject): Route[] {
  const policy = (): Answer => ({ body: { version: 1, etag: 'BwY', bindings: project.bindings } });
  return [
    route('POST www.googleapis.com/oauth2/v3/token', () => ({
      body: {
        access_token: 'a-token',
        expires_in: 3600,
        scope: 'https://www.googleapis.com/auth/cloud-platform',
      },
    })),
    route(`GET cloudresourcemanager.googleapis.com/v1/${P}`, () => ({
      body: { projectId: project.id, projectNumber: project.number, lifecycleState: 'ACTIVE' },
    })),
    route(`POST cloudresourcemanager.googleapis.com/v1/${P}:testIamPermissions`, granted),
    route(`POST cloudresourcemanager.googleapis.com/v1/${P}:getIamPolicy`, policy),
    route(`POST cloudresourcemanager.googleapis.com/v1/${P}:setIamPolicy`, (request) => {
      const { policy: given } = json(request) as { policy: { bindings: GoogleProject['bindings'] } };
      project.bindings.splice(0, project.bindings.length, ...given.bindings);
      return policy();
    }),
    route(`POST iam.googleapis.com/v1/${P}/serviceAccounts/{account*}:testIamPermissions`, granted),
    route(`GET serviceusage.googleapis.com/v1/${P}/services/{service}`, ({ parts }) => ({
      body: { state: project.services.has(parts['service'] ?? '') ? 'ENABLED' : 'DISABLED' },
    })),
    route(`POST serviceusage.googleapis.com/v1/${P}/services/{service}:enable`, ({ parts }) => {
      project.services.add(parts['service'] ?? '');
      return done('operations/acat.enable', {});
    }),
    route(`POST serviceusage.googleapis.com/v1beta1/${P}/services/{service}:generateServiceIdentity`, () =>
      done('operations/acat.identity', {}),
    ),
    route(`GET compute.googleapis.com/compute/v1/${P}`, () => ({
      body: { defaultServiceAccount: `${project.number}-compute@developer.gserviceaccount.com` },
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

/** Runtimes of each generation: a first-generation function on Node 24 is refused. */
const GENERATION_RUNTIMES: ReadonlySet<string> = new Set(['nodejs22', 'nodejs24']);

/** The operation that puts a function up; it is asked for under its name until it has ended. */
const operationOf = (name: string): string => name.replace('/functions/', '/operations/put-');

function functionRoutes(project: GoogleProject): Route[] {
  const put = (request: ServiceRequest, name: string): Answer => {
    const config = json(request);
    const build = (config['buildConfig'] ?? {}) as { runtime?: string };
    if (!GENERATION_RUNTIMES.has(build.runtime ?? '')) {
      return refusal(400, `Runtime "${build.runtime}" is not supported.`, 'INVALID_ARGUMENT');
    }
    const service = (config['serviceConfig'] ?? {}) as { secretEnvironmentVariables?: { secret: string }[] };
    for (const { secret } of service.secretEnvironmentVariables ?? []) {
      if (!project.secrets.has(secret))
        return refusal(400, `Secret ${secret} was not found.`, 'INVALID_ARGUMENT');
    }
    const location = name.split('/')[3] ?? '';
    project.repositories.add(location);
    const stored = {
      ...config,
      name,
      state: 'ACTIVE',
      environment: 'GEN_2',
      serviceConfig: {
        ...service,
        service: name.replace('/functions/', '/services/').toLowerCase(),
        uri: `https://${name.split('/').at(-1)?.toLowerCase()}-${project.id}.a.run.app`,
      },
    };
    project.functions.set(name, { name, config: stored });
    return done(operationOf(name), stored);
  };
  const api = 'cloudfunctions.googleapis.com';
  return [
    enabled(project, `GET ${api}/v1/${P}/locations/-/functions`, () => ({ body: { functions: [] } })),
    enabled(project, `GET ${api}/v2/${P}/locations/-/functions`, () => ({
      body: { functions: [...project.functions.values()].map(({ config }) => config) },
    })),
    enabled(project, `GET ${api}/v2/${P}/locations/{location}/runtimes`, () => ({ body: { runtimes: [] } })),
    enabled(project, `POST ${api}/v2/${P}/locations/{location}/functions:generateUploadUrl`, ({ parts }) => ({
      body: {
        uploadUrl: `https://storage.googleapis.com/gcf-v2-uploads/${parts['location']}.zip?signed`,
        storageSource: { bucket: 'gcf-v2-uploads', object: `${parts['location']}.zip` },
      },
    })),
    route('PUT storage.googleapis.com/gcf-v2-uploads/{object}', ({ body }) =>
      body.length > 0 ? {} : refusal(400, 'The archive is empty.'),
    ),
    enabled(project, `POST ${api}/v2/${P}/locations/{location}/functions`, (request) =>
      put(
        request,
        `projects/${project.id}/locations/${request.parts['location']}/functions/${request.query.get('functionId')}`,
      ),
    ),
    enabled(project, `PATCH ${api}/v2/${P}/locations/{location}/functions/{id}`, (request) =>
      put(request, request.path.replace('/v2/', '')),
    ),
    enabled(project, `DELETE ${api}/v2/${P}/locations/{location}/functions/{id}`, ({ path, parts }) => {
      project.functions.delete(path.replace('/v2/', ''));
      return done(`projects/${project.id}/locations/${parts['location']}/operations/delete`, {});
    }),
    enabled(project, `GET ${api}/v2/${P}/locations/{location}/operations/{id}`, ({ path }) => {
      const name = path.replace('/v2/', '');
      return done(name, project.functions.get(name.replace('/operations/put-', '/functions/'))?.config ?? {});
    }),
    enabled(
      project,
      `GET run.googleapis.com/v1/${P}/locations/{location}/services/{id}:getIamPolicy`,
      () => ({
        body: { version: 1, etag: 'BwY', bindings: [] },
      }),
    ),
    enabled(
      project,
      `POST run.googleapis.com/v1/${P}/locations/{location}/services/{id}:setIamPolicy`,
      (request) => ({
        body: json(request)['policy'],
      }),
    ),
    enabled(
      project,
      `GET artifactregistry.googleapis.com/v1/${P}/locations/{location}/repositories/{id}`,
      ({ parts }) => {
        const location = parts['location'] ?? '';
        if (!project.repositories.has(location)) return refusal(404, 'Repository not found.', 'NOT_FOUND');
        const days = project.cleanUpDays.get(location);
        return {
          body: {
            name: `projects/${project.id}/locations/${location}/repositories/gcf-artifacts`,
            format: 'DOCKER',
            ...(days
              ? {
                  cleanupPolicies: {
                    'firebase-functions-cleanup': { action: 'DELETE', condition: { olderThan: days } },
                  },
                }
              : {}),
          },
        };
      },
    ),
    enabled(
      project,
      `PATCH artifactregistry.googleapis.com/v1/${P}/locations/{location}/repositories/{id}`,
      (request) => {
        const given = json(request) as {
          cleanupPolicies?: Record<string, { condition: { olderThan: string } }>;
        };
        const [policy] = Object.values(given.cleanupPolicies ?? {});
        if (policy) project.cleanUpDays.set(request.parts['location'] ?? '', policy.condition.olderThan);
        return { body: given };
      },
    ),
    enabled(project, `GET secretmanager.googleapis.com/v1/${P}/secrets/{secret}`, ({ parts }) =>
      project.secrets.has(parts['secret'] ?? '')
        ? { body: { name: `projects/${project.number}/secrets/${parts['secret']}`, labels: {} } }
        : refusal(404, `Secret ${parts['secret']} not found.`, 'NOT_FOUND'),
    ),
    enabled(
      project,
      `GET secretmanager.googleapis.com/v1/${P}/secrets/{secret}/versions/{version}`,
      ({ parts }) =>
        project.secrets.has(parts['secret'] ?? '')
          ? {
              body: {
                name: `projects/${project.number}/secrets/${parts['secret']}/versions/1`,
                state: 'ENABLED',
              },
            }
          : refusal(404, `Secret ${parts['secret']} not found.`, 'NOT_FOUND'),
    ),
    enabled(project, `GET secretmanager.googleapis.com/v1/${P}/secrets/{secret}:getIamPolicy`, () => ({
      body: { version: 1, etag: 'BwY', bindings: [] },
    })),
    enabled(
      project,
      `POST secretmanager.googleapis.com/v1/${P}/secrets/{secret}:setIamPolicy`,
      (request) => ({
        body: json(request)['policy'],
      }),
    ),
    enabled(
      project,
      `GET cloudscheduler.googleapis.com/v1/${P}/locations/{location}/jobs/{job}`,
      ({ path }) => {
        const job = project.jobs.get(path.replace('/v1/', ''));
        return job ? { body: job } : refusal(404, 'Job not found.', 'NOT_FOUND');
      },
    ),
    enabled(project, `POST cloudscheduler.googleapis.com/v1/${P}/locations/{location}/jobs`, (request) => {
      const job = json(request);
      project.jobs.set(String(job['name']), job);
      return { body: job };
    }),
    enabled(
      project,
      `PATCH cloudscheduler.googleapis.com/v1/${P}/locations/{location}/jobs/{job}`,
      (request) => {
        const job = json(request);
        project.jobs.set(request.path.replace('/v1/', ''), job);
        return { body: job };
      },
    ),
    enabled(project, `GET storage.googleapis.com/storage/v1/${P}/serviceAccount`, () => ({
      body: { email_address: `service-${project.number}@gs-project-accounts.iam.gserviceaccount.com` },
    })),
    enabled(project, `GET firebasestorage.googleapis.com/v1alpha/${P}/defaultBucket`, () => {
      const [name] = project.buckets.keys();
      return name
        ? {
            body: {
              name: `projects/${project.id}/defaultBucket`,
              bucket: { name: `projects/${project.id}/buckets/${name}` },
            },
          }
        : refusal(404, 'There is no default bucket.', 'NOT_FOUND');
    }),
    enabled(project, 'GET storage.googleapis.com/storage/v1/b/{bucket}', ({ parts }) =>
      bucketAnswer(project, parts['bucket']),
    ),
  ];
}

/** A bucket as the JSON API describes it. */
export function bucketAnswer(project: GoogleProject, name = ''): Answer {
  const bucket = project.buckets.get(name);
  if (!bucket) return refusal(404, 'The specified bucket does not exist.', 'NOT_FOUND');
  return {
    body: {
      name,
      location: 'US-CENTRAL1',
      locationType: 'region',
      cors: bucket.cors,
      lifecycle: bucket.lifecycle,
      softDeletePolicy: { retentionDurationSeconds: String(bucket.softDeleteSeconds) },
    },
  };
}

function databaseRoutes(project: GoogleProject): Route[] {
  const api = 'firestore.googleapis.com';
  const database = `${P}/databases/(default)`;
  return [
    enabled(project, `GET ${api}/v1/${database}`, () =>
      project.database
        ? { body: project.database }
        : refusal(404, 'The database (default) does not exist.', 'NOT_FOUND'),
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
      return source ? { body: { name: parts['name'], source } } : refusal(404, 'Not found.', 'NOT_FOUND');
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
    route(`POST ${UPLOADS}/upload/{name*}`, ({ body }) =>
      body.length > 0 ? {} : refusal(400, 'The file is empty.'),
    ),
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
