/** The APIs that `npm run tool -- hosted-setup` and `npm run doctor` call, as their references describe them. */
import {
  begin,
  enabled,
  found,
  json,
  listRoutes,
  operationRoute,
  setPolicy,
  tokenAnswer,
} from './google-answers.ts';
import type { GoogleProject, StoredBucket } from './google-project.ts';
import { refusal } from './proxy.ts';
import { route, type Answer, type Route, type ServiceRequest } from './routes.ts';

const P = 'projects/{project}';

const NO_BUCKET = 'The specified bucket does not exist.';

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

/** Changes a bucket's fields, as the JSON API takes them; where it lies is for good. */
function changeBucket(bucket: StoredBucket, request: ServiceRequest): void {
  const { name: _name, location: _location, ...fields } = json(request);
  Object.assign(bucket, fields);
}

function bucketInsert(project: GoogleProject, request: ServiceRequest): Answer {
  const { name, location } = json(request);
  if (typeof name !== 'string' || typeof location !== 'string')
    return refusal(400, 'Required parameter: name', 'INVALID_ARGUMENT');
  if (project.buckets.has(name)) return refusal(409, 'You already own this bucket.', 'ALREADY_EXISTS');
  const bucket = project.addBucket(name, location);
  changeBucket(bucket, request);
  return { body: bucket };
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
  return [
    ...listRoutes(project, budgets, project.budgets, (body) => checkTopic(project, body)),
    ...listRoutes(project, `${monitoring}/alertPolicies`, project.alertPolicies),
    ...listRoutes(project, `${monitoring}/notificationChannels`, project.notificationChannels),
    ...listRoutes(project, `${monitoring}/uptimeCheckConfigs`, project.uptimeChecks),
    ...listRoutes(project, schedules, project.backupSchedules),
    enabled(project, `PATCH ${budgets}/{budget}`, (request) => {
      const budget = project.budgets.find(({ name }) => request.path === `/v1/${String(name)}`);
      const refused = checkTopic(project, json(request));
      return refused ?? found(budget && Object.assign(budget, patched(budget, request)));
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
      found(project.accounts.has(email) ? { email } : null, `Unknown service account: ${email}`),
    ),
    enabled(project, `POST ${accounts}`, (request) => {
      const email = `${String(json(request)['accountId'])}@${project.id}.iam.gserviceaccount.com`;
      if (project.accounts.has(email)) return refusal(409, 'It already exists.', 'ALREADY_EXISTS');
      project.accounts.add(email);
      return { body: { email } };
    }),
    enabled(project, `GET ${bucketPolicy}`, ({ parts: { bucket = '' } }) =>
      found(
        project.buckets.has(bucket) ? (project.bucketPolicies.get(bucket) ?? { etag: 'CAE=' }) : null,
        NO_BUCKET,
      ),
    ),
    enabled(project, `PUT ${bucketPolicy}`, (request) => {
      const policy = json(request);
      return setPolicy(project, policy, () =>
        project.bucketPolicies.set(request.parts['bucket'] ?? '', policy),
      );
    }),
    enabled(project, `GET ${domains}/{domain}`, ({ parts: { domain = '' } }) =>
      found(project.customDomains.get(domain)),
    ),
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

/** The routes of operators' programs: members, and documents past the rules. */
function operatorRoutes(project: GoogleProject): Route[] {
  return [
    enabled(project, `POST identitytoolkit.googleapis.com/v1/${P}/accounts:lookup`, (request) => {
      const { email = [] } = json(request) as { email?: string[] };
      const users = email.flatMap((address) => project.members.get(address) ?? []);
      return { body: users.length > 0 ? { users } : {} };
    }),
    enabled(
      project,
      `POST firestore.googleapis.com/v1/${P}/databases/{database}/documents:commit`,
      (request) => {
        const { writes = [] } = json(request) as { writes?: { update: { name: string } }[] };
        for (const { update } of writes)
          project.documents.set(update.name.split('/documents/')[1] ?? '', update);
        return { body: { writeResults: writes.map(() => ({})), commitTime: new Date().toISOString() } };
      },
    ),
  ];
}

/** The routes of setting a project up. */
export function googleSetupRoutes(project: GoogleProject): Route[] {
  const identity = 'identitytoolkit.googleapis.com';
  const appCheck = 'firebaseappcheck.googleapis.com';
  const hosting = `firebasehosting.googleapis.com/v1beta1/${P}/sites/{site}/config`;
  return [
    route('POST oauth2.googleapis.com/token', tokenAnswer),
    route('POST www.googleapis.com/oauth2/v3/token', tokenAnswer),
    route('POST www.googleapis.com/oauth2/v4/token', tokenAnswer),
    enabled(project, `GET ${identity}/admin/v2/${P}/config`, () => ({ body: project.identity })),
    enabled(project, `PATCH ${identity}/admin/v2/${P}/config`, (request) => {
      project.identity = patched(project.identity, request);
      return { body: project.identity };
    }),
    enabled(project, `GET ${identity}/admin/v2/${P}/defaultSupportedIdpConfigs/google.com`, () =>
      found(project.googleProvider, 'CONFIGURATION_NOT_FOUND'),
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
    enabled(project, 'PATCH storage.googleapis.com/storage/v1/b/{bucket}', (request) => {
      const bucket = project.buckets.get(request.parts['bucket'] ?? '');
      if (bucket) changeBucket(bucket, request);
      return found(bucket, NO_BUCKET);
    }),
    enabled(project, 'GET storage.googleapis.com/storage/v1/b/{bucket}', ({ parts }) =>
      found(project.buckets.get(parts['bucket'] ?? ''), NO_BUCKET),
    ),
    enabled(project, `GET ${appCheck}/v1/${P}/services/{service}`, ({ parts, path }) => ({
      body: {
        name: path.replace('/v1/', ''),
        enforcementMode: project.appCheck.get(parts['service'] ?? '') ?? 'OFF',
      },
    })),
    enabled(project, `GET ${hosting}`, () => ({ body: project.hosting })),
    enabled(project, `PATCH ${hosting}`, (request) => {
      project.hosting = patched(project.hosting, request);
      return { body: project.hosting };
    }),
    ...operatorRoutes(project),
    ...upkeepRoutes(project),
    ...accessRoutes(project),
  ];
}
