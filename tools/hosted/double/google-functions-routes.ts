/**
 * The APIs that the functions step of `firebase deploy` calls. Where the services refuse, these refuse: a
 * runtime that there is not, a secret that nobody has set.
 */
import { begin, enabled, found, json, operationRoute, setPolicy } from './google-answers.ts';
import type { GoogleProject } from './google-project.ts';
import { refusal } from './proxy.ts';
import { route, type Answer, type Route, type ServiceRequest } from './routes.ts';

const P = 'projects/{project}';

/** Runtimes of each generation: a first-generation function on Node 24 is refused. */
const GENERATION_RUNTIMES: ReadonlySet<string> = new Set(['nodejs22', 'nodejs24']);

/** The operation on a function. @param act what it does, like 'put' */
const operationOf = (name: string, act: string): string => name.replace('/functions/', `/operations/${act}-`);

/** The routes of secrets. One without a value is there, and has no version. */
function secretRoutes(project: GoogleProject): Route[] {
  const secrets = `secretmanager.googleapis.com/v1/${P}/secrets`;
  const full = (secret = ''): string => `projects/${project.number}/secrets/${secret}`;
  const has = ({ secret = '' }: ServiceRequest['parts'], body: object): Answer =>
    found(project.secrets.has(secret) ? body : null, `Secret ${secret} not found.`);
  const hasValue = ({ secret = '' }: ServiceRequest['parts'], body: object): Answer =>
    found(project.secrets.get(secret) ? body : null, `Secret ${secret} not found or has no versions.`);
  return [
    enabled(project, `GET ${secrets}/{secret}`, ({ parts }) =>
      has(parts, { name: full(parts['secret']), labels: {} }),
    ),
    enabled(project, `GET ${secrets}/{secret}/versions/{version}`, ({ parts }) =>
      hasValue(parts, { name: `${full(parts['secret'])}/versions/1`, state: 'ENABLED' }),
    ),
    enabled(project, `GET ${secrets}/{secret}/versions/{version}:access`, ({ parts }) => {
      const value = project.secrets.get(parts['secret'] ?? '') ?? '';
      return hasValue(parts, { payload: { data: Buffer.from(value).toString('base64') } });
    }),
    enabled(project, `POST ${secrets}`, ({ query }) => {
      const name = query.get('secretId') ?? '';
      if (project.secrets.has(name)) return refusal(409, `Secret ${name} already exists.`, 'ALREADY_EXISTS');
      project.secrets.set(name, '');
      return { body: { name: full(name) } };
    }),
    enabled(project, `POST ${secrets}/{secret}:addVersion`, (request) => {
      const { secret = '' } = request.parts;
      const { payload } = json(request) as { payload: { data: string } };
      const answer = has(request.parts, { name: `${full(secret)}/versions/1`, state: 'ENABLED' });
      if (project.secrets.has(secret))
        project.secrets.set(secret, Buffer.from(payload.data, 'base64').toString('utf8'));
      return answer;
    }),
    enabled(project, `GET ${secrets}/{secret}:getIamPolicy`, ({ parts }) =>
      has(parts, project.secretPolicies.get(parts['secret'] ?? '') ?? { etag: 'BwY' }),
    ),
    enabled(project, `POST ${secrets}/{secret}:setIamPolicy`, (request) => {
      const policy = json(request)['policy'] as Record<string, unknown>;
      return setPolicy(project, policy, () =>
        project.secretPolicies.set(request.parts['secret'] ?? '', policy),
      );
    }),
  ];
}

/** The routes of deploying functions to a project. */
export function functionRoutes(project: GoogleProject): Route[] {
  const put = (request: ServiceRequest, name: string): Answer => {
    const config = json(request);
    const build = (config['buildConfig'] ?? {}) as { runtime?: string };
    if (!GENERATION_RUNTIMES.has(build.runtime ?? '')) {
      return refusal(400, `Runtime "${build.runtime}" is not supported.`, 'INVALID_ARGUMENT');
    }
    const service = (config['serviceConfig'] ?? {}) as {
      secretEnvironmentVariables?: { secret: string }[];
      serviceAccountEmail?: string;
    };
    const account = service.serviceAccountEmail ?? project.computeAccount;
    if (!project.accounts.has(account))
      return refusal(404, `Service account ${account} was not found.`, 'NOT_FOUND');
    if (!project.hasRole('roles/cloudbuild.builds.builder', `serviceAccount:${project.computeAccount}`))
      return refusal(
        400,
        'Build failed: the build service account lacks permissions.',
        'FAILED_PRECONDITION',
      );
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
    return begin(project, operationOf(name, 'put'), () => {
      project.functions.set(name, { name, config: stored });
      return stored;
    });
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
    enabled(project, `DELETE ${api}/v2/${P}/locations/{location}/functions/{id}`, ({ path }) => {
      const name = path.replace('/v2/', '');
      return begin(project, operationOf(name, 'delete'), () => {
        project.functions.delete(name);
        return {};
      });
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
      (request) => {
        const body = json(request)['policy'];
        return project.allowsEverybody || !JSON.stringify(body).includes('allUsers')
          ? { body }
          : refusal(
              400,
              'One or more users named in the policy do not belong to a permitted customer.',
              'FAILED_PRECONDITION',
            );
      },
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
    ...secretRoutes(project),
    enabled(
      project,
      `GET cloudscheduler.googleapis.com/v1/${P}/locations/{location}/jobs/{job}`,
      ({ path }) => found(project.jobs.get(path.replace('/v1/', ''))),
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
    enabled(project, `PUT pubsub.googleapis.com/v1/${P}/topics/{topic}`, ({ path }) => {
      const name = path.replace('/v1/', '');
      if (project.topics.has(name)) return refusal(409, 'Resource already exists.', 'ALREADY_EXISTS');
      project.topics.add(name);
      return { body: { name } };
    }),
    enabled(project, `GET pubsub.googleapis.com/v1/${P}/topics/{topic}`, ({ path }) => {
      const name = path.replace('/v1/', '');
      return found(project.topics.has(name) ? { name } : null);
    }),
    enabled(project, `GET storage.googleapis.com/storage/v1/${P}/serviceAccount`, () => {
      const email = project.agentOf('gs-project-accounts');
      project.accounts.add(email);
      return { body: { email_address: email } };
    }),
    enabled(project, `GET firebasestorage.googleapis.com/v1alpha/${P}/defaultBucket`, () => {
      const [name] = project.buckets.keys();
      const bucket = { name: `projects/${project.id}/buckets/${name}` };
      return found(name && { name: `projects/${project.id}/defaultBucket`, bucket });
    }),
    operationRoute(project, `${api}/v2/${P}/locations/{location}/operations`),
  ];
}
