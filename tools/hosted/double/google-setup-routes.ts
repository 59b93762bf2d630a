/** The APIs that `npm run tool -- hosted-setup` and `npm run doctor` call, as their references describe them. */
import { begin, enabled, json, operationRoute, refusePolicy } from './google-answers.ts';
import { bucketAnswer } from './google-functions-routes.ts';
import { SOFT_DELETE_DEFAULT, type GoogleProject, type StoredBucket } from './google-project.ts';
import { refusal } from './proxy.ts';
import { route, type Answer, type Route, type ServiceRequest } from './routes.ts';

const P = 'projects/{project}';

/** Puts the fields of the update mask in place; others of the body are ignored, as Google ignores them. */
function patched(
  stored: Record<string, unknown>,
  request: ServiceRequest,
  mask = request.query.get('updateMask') ?? '',
): Record<string, unknown> {
  const given = json(request);
  const next = structuredClone(stored);
  for (const field of mask.split(',').filter(Boolean)) {
    const parts = field.split('.');
    const last = parts.pop() ?? '';
    let [from, to] = [given, next];
    for (const part of parts) {
      from = (from[part] ?? {}) as Record<string, unknown>;
      to = (to[part] ??= {}) as Record<string, unknown>;
    }
    to[last] = from[last];
  }
  return next;
}

/** What a request says about a bucket, put in place. */
function changeBucket(bucket: StoredBucket, request: ServiceRequest): void {
  const { cors, lifecycle, versioning, softDeletePolicy, iamConfiguration } = json(request) as {
    cors?: unknown[];
    lifecycle?: StoredBucket['lifecycle'];
    versioning?: StoredBucket['versioning'];
    softDeletePolicy?: { retentionDurationSeconds: string };
    iamConfiguration?: { publicAccessPrevention?: string };
  };
  if (cors) bucket.cors = cors;
  if (lifecycle) bucket.lifecycle = lifecycle;
  if (versioning) bucket.versioning = versioning;
  if (softDeletePolicy) bucket.softDeleteSeconds = Number(softDeletePolicy.retentionDurationSeconds);
  bucket.publicAccessPrevention = iamConfiguration?.publicAccessPrevention ?? bucket.publicAccessPrevention;
}

function bucketPatch(project: GoogleProject, request: ServiceRequest): Answer {
  const name = request.parts['bucket'] ?? '';
  const bucket = project.buckets.get(name);
  if (bucket) changeBucket(bucket, request);
  return bucketAnswer(project, name);
}

function bucketInsert(project: GoogleProject, request: ServiceRequest): Answer {
  const { name, location } = json(request);
  if (typeof name !== 'string' || typeof location !== 'string')
    return refusal(400, 'Required parameter: name', 'INVALID_ARGUMENT');
  if (project.buckets.has(name)) return refusal(409, 'You already own this bucket.', 'ALREADY_EXISTS');
  const bucket: StoredBucket = {
    name,
    location: location.toUpperCase(),
    cors: [],
    lifecycle: { rule: [] },
    versioning: { enabled: false },
    softDeleteSeconds: SOFT_DELETE_DEFAULT,
    publicAccessPrevention: 'inherited',
  };
  changeBucket(bucket, request);
  project.buckets.set(name, bucket);
  return bucketAnswer(project, name);
}

/** Refuses a budget that names a topic which is not there, as Google does. */
function checkTopic(project: GoogleProject, body: Record<string, unknown>): Answer | null {
  const { pubsubTopic, schemaVersion } = (body['notificationsRule'] ?? {}) as Record<string, string>;
  if (pubsubTopic === undefined) return null;
  return project.topics.has(pubsubTopic) && schemaVersion === '1.0'
    ? null
    : refusal(400, 'Request contains an invalid argument.', 'INVALID_ARGUMENT');
}

/** Services that one call may enable: https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable */
const SERVICES_OF_A_CALL = 20;

/** Enables services, which takes a while; what asks them before that is refused. */
function batchEnable(project: GoogleProject, request: ServiceRequest): Answer {
  const { serviceIds = [] } = json(request) as { serviceIds?: string[] };
  if (serviceIds.length === 0 || serviceIds.length > SERVICES_OF_A_CALL)
    return refusal(400, 'Request contains an invalid argument.', 'INVALID_ARGUMENT');
  return begin(project, `operations/acat.${project.operations.size}`, () => {
    for (const name of serviceIds) project.services.add(name);
    if (serviceIds.includes('compute.googleapis.com')) project.accounts.add(project.computeAccount);
    return {};
  });
}

/** Makes or changes the database, which takes a while. */
function putDatabase(project: GoogleProject, next: Record<string, unknown>): Answer {
  const name = `projects/${project.id}/databases/(default)`;
  return begin(project, `${name}/operations/${project.operations.size}`, () => {
    project.database = { ...next, name };
    return project.database;
  });
}

/** The routes of budgets, alerts and backups. */
function upkeepRoutes(project: GoogleProject): Route[] {
  const budgets = 'billingbudgets.googleapis.com/v1/billingAccounts/{account}/budgets';
  const monitoring = `monitoring.googleapis.com/v3/${P}`;
  const schedules = `firestore.googleapis.com/v1/${P}/databases/(default)/backupSchedules`;
  const list = (kind: 'alertPolicies' | 'notificationChannels'): Route[] => [
    enabled(project, `GET ${monitoring}/${kind}`, () => ({ body: { [kind]: project[kind] } })),
    enabled(project, `POST ${monitoring}/${kind}`, (request) => {
      const made = {
        ...json(request),
        name: `projects/${project.id}/${kind}/${project[kind].length + 1}`,
      };
      project[kind].push(made);
      return { body: made };
    }),
  ];
  return [
    enabled(project, `GET ${budgets}`, () => ({ body: { budgets: project.budgets } })),
    enabled(project, `POST ${budgets}`, (request) => {
      const body = json(request);
      const refused = checkTopic(project, body);
      if (refused) return refused;
      const made = {
        ...body,
        name: `billingAccounts/${request.parts['account']}/budgets/${project.budgets.length + 1}`,
      };
      project.budgets.push(made);
      return { body: made };
    }),
    enabled(project, `PATCH ${budgets}/{budget}`, (request) => {
      const found = project.budgets.find(({ name }) => request.path === `/v1/${String(name)}`);
      if (!found) return refusal(404, 'Requested entity was not found.', 'NOT_FOUND');
      const refused = checkTopic(project, json(request));
      if (refused) return refused;
      return { body: Object.assign(found, patched(found, request)) };
    }),
    ...list('alertPolicies'),
    ...list('notificationChannels'),
    enabled(project, `GET ${schedules}`, () => ({ body: { backupSchedules: project.backupSchedules } })),
    enabled(project, `POST ${schedules}`, (request) => {
      const made = json(request);
      project.backupSchedules.push(made);
      return { body: made };
    }),
    enabled(project, 'POST storage.googleapis.com/storage/v1/b', (request) => bucketInsert(project, request)),
  ];
}

/** The routes of accounts, of who may use a bucket, and of domains. */
function accessRoutes(project: GoogleProject): Route[] {
  const accounts = `iam.googleapis.com/v1/${P}/serviceAccounts`;
  const bucketPolicy = 'storage.googleapis.com/storage/v1/b/{bucket}/iam';
  const domains = `firebasehosting.googleapis.com/v1beta1/${P}/sites/{site}/customDomains`;
  return [
    enabled(project, `GET ${accounts}/{email}`, ({ parts: { email = '' } }) =>
      project.accounts.has(email)
        ? { body: { email } }
        : refusal(404, `Unknown service account: ${email}`, 'NOT_FOUND'),
    ),
    enabled(project, `POST ${accounts}`, (request) => {
      const email = `${String(json(request)['accountId'])}@${project.id}.iam.gserviceaccount.com`;
      if (project.accounts.has(email)) return refusal(409, 'It already exists.', 'ALREADY_EXISTS');
      project.accounts.add(email);
      return { body: { email } };
    }),
    enabled(project, `GET ${bucketPolicy}`, ({ parts: { bucket = '' } }) =>
      project.buckets.has(bucket)
        ? { body: project.bucketPolicies.get(bucket) ?? { etag: 'CAE=' } }
        : refusal(404, 'The specified bucket does not exist.', 'NOT_FOUND'),
    ),
    enabled(project, `PUT ${bucketPolicy}`, (request) => {
      const policy = json(request);
      const refused = refusePolicy(project, policy);
      if (!refused) project.bucketPolicies.set(request.parts['bucket'] ?? '', policy);
      return refused ?? { body: policy };
    }),
    enabled(project, `GET ${domains}/{domain}`, ({ parts: { domain = '' } }) => {
      const found = project.customDomains.get(domain);
      return found ? { body: found } : refusal(404, 'Requested entity was not found.', 'NOT_FOUND');
    }),
    enabled(project, `POST ${domains}`, ({ query }) => {
      const name = query.get('customDomainId') ?? '';
      return begin(project, `operations/domain.${project.operations.size}`, () => {
        const records = [{ type: 'A', rdata: '199.36.158.100', requiredAction: 'ADD' }];
        const domain = {
          hostState: 'HOST_UNHOSTED',
          cert: { state: 'CERT_PREPARING' },
          requiredDnsUpdates: { desired: [{ domainName: name, records }] },
        };
        project.customDomains.set(name, domain);
        return domain;
      });
    }),
    operationRoute(project, 'firebasehosting.googleapis.com/v1beta1/operations'),
  ];
}

/** The routes of setting a project up. */
export function googleSetupRoutes(project: GoogleProject): Route[] {
  const identity = 'identitytoolkit.googleapis.com';
  const appCheck = 'firebaseappcheck.googleapis.com';
  const hosting = `firebasehosting.googleapis.com/v1beta1/${P}/sites/{site}/config`;
  const monitoring = 'monitoring.googleapis.com';
  return [
    route('POST oauth2.googleapis.com/token', () => ({
      body: { access_token: 'a-token', expires_in: 3600, token_type: 'Bearer' },
    })),
    route('POST www.googleapis.com/oauth2/v4/token', () => ({
      body: { access_token: 'a-token', expires_in: 3600, token_type: 'Bearer' },
    })),
    enabled(project, `GET ${identity}/admin/v2/${P}/config`, () => ({ body: project.identity })),
    enabled(project, `PATCH ${identity}/admin/v2/${P}/config`, (request) => {
      project.identity = patched(project.identity, request);
      return { body: project.identity };
    }),
    enabled(project, `GET ${identity}/admin/v2/${P}/defaultSupportedIdpConfigs/google.com`, () =>
      project.googleProvider
        ? { body: project.googleProvider }
        : refusal(404, 'CONFIGURATION_NOT_FOUND', 'NOT_FOUND'),
    ),
    enabled(project, `PATCH firestore.googleapis.com/v1/${P}/databases/(default)`, (request) => {
      if (!project.database) return refusal(404, 'The database (default) does not exist.', 'NOT_FOUND');
      return putDatabase(project, patched(project.database, request));
    }),
    enabled(project, `POST firebasestorage.googleapis.com/v1alpha/${P}/defaultBucket`, (request) => {
      const { location } = json(request);
      if (typeof location !== 'string') return refusal(400, 'Location is required.', 'INVALID_ARGUMENT');
      project.addDefaultBucket(location);
      return { body: { name: `projects/${project.id}/defaultBucket`, location } };
    }),
    enabled(project, `POST firestore.googleapis.com/v1/${P}/databases`, (request) => {
      if (project.database) return refusal(409, 'Database already exists.', 'ALREADY_EXISTS');
      return putDatabase(project, json(request));
    }),
    operationRoute(project, `firestore.googleapis.com/v1/${P}/databases/(default)/operations`),
    route(`POST serviceusage.googleapis.com/v1/${P}/services:batchEnable`, (request) =>
      batchEnable(project, request),
    ),
    operationRoute(project, 'serviceusage.googleapis.com/v1/operations'),
    enabled(project, 'PATCH storage.googleapis.com/storage/v1/b/{bucket}', (request) =>
      bucketPatch(project, request),
    ),
    enabled(project, `GET ${appCheck}/v1/${P}/services/{service}`, ({ parts, path }) => ({
      body: {
        name: path.replace('/v1/', ''),
        enforcementMode: project.appCheck.get(parts['service'] ?? '') ?? 'OFF',
      },
    })),
    enabled(project, `GET ${monitoring}/v3/${P}/uptimeCheckConfigs`, () => ({
      body: { uptimeCheckConfigs: project.uptimeChecks },
    })),
    enabled(project, `POST ${monitoring}/v3/${P}/uptimeCheckConfigs`, (request) => {
      const check = json(request);
      project.uptimeChecks.push(check);
      return { body: check };
    }),
    enabled(project, `GET ${hosting}`, () => ({ body: project.hosting })),
    enabled(project, `PATCH ${hosting}`, (request) => {
      project.hosting = patched(project.hosting, request);
      return { body: project.hosting };
    }),
    ...upkeepRoutes(project),
    ...accessRoutes(project),
  ];
}
