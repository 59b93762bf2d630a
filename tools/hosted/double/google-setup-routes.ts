/** The APIs that `npm run hosted:setup` and `npm run doctor` call, as their references describe them. */
import { enabled, json } from './google-answers.ts';
import { bucketAnswer } from './google-functions-routes.ts';
import type { GoogleProject } from './google-project.ts';
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

function bucketPatch(project: GoogleProject, request: ServiceRequest): Answer {
  const name = request.parts['bucket'] ?? '';
  const bucket = project.buckets.get(name);
  const { cors, softDeletePolicy } = json(request) as {
    cors?: unknown[];
    softDeletePolicy?: { retentionDurationSeconds: string };
  };
  if (bucket && cors) bucket.cors = cors;
  if (bucket && softDeletePolicy)
    bucket.softDeleteSeconds = Number(softDeletePolicy.retentionDurationSeconds);
  return bucketAnswer(project, name);
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
    enabled(project, `PATCH firestore.googleapis.com/v1/${P}/databases/(default)`, (request) => {
      if (!project.database) return refusal(404, 'The database (default) does not exist.', 'NOT_FOUND');
      project.database = patched(project.database, request);
      return { body: project.database };
    }),
    enabled(project, `POST firestore.googleapis.com/v1/${P}/databases`, (request) => {
      if (project.database) return refusal(409, 'Database already exists.', 'ALREADY_EXISTS');
      project.database = { ...json(request), name: `projects/${project.id}/databases/(default)` };
      return { body: { name: 'operations/database', done: true, response: project.database } };
    }),
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
    enabled(project, 'GET billingbudgets.googleapis.com/v1/billingAccounts/{account}/budgets', () => ({
      body: { budgets: project.budgets },
    })),
  ];
}
