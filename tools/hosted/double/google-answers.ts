/** What the doubles' routes share: reading a request, and answering as Google's APIs do. */
import type { GoogleProject } from './google-project.ts';
import { refusal } from './proxy.ts';
import { route, type Answer, type Route, type ServiceRequest } from './routes.ts';

/** A request's JSON body; empty for none. */
export function json(request: ServiceRequest): Record<string, unknown> {
  return request.body.length === 0
    ? {}
    : (JSON.parse(request.body.toString('utf8')) as Record<string, unknown>);
}

/** Something that is there, or Google's refusal. @param message what Google says where nothing is */
export const found = (body: unknown, message = 'Requested entity was not found.'): Answer =>
  body === undefined || body === null ? refusal(404, message, 'NOT_FOUND') : { body };

/** An operation that has ended, as Google's long-running operations say it. */
export const done = (name: string, response: unknown): Answer => ({ body: { name, done: true, response } });

/** How often an operation is asked for before it has ended. */
const ANSWERS_UNTIL_DONE = 2;

/**
 * Begins a long-running operation. Its effect comes with its end, and `done` is missing until then: Google's
 * JSON leaves out what is false.
 * @param name like 'operations/abc', as its API answers for it
 */
export function begin(project: GoogleProject, name: string, finish: () => unknown): Answer {
  project.operations.set(name, { asked: 0, finish });
  return { body: { name } };
}

/** The route at which an API answers for its operations. @param where like 'serviceusage.googleapis.com/v1/operations' */
export function operationRoute(project: GoogleProject, where: string): Route {
  return route(`GET ${where}/{operation}`, ({ path }) => {
    const name = path.replace(/^\/v\d\w*\//, '');
    const operation = project.operations.get(name);
    if (!operation) return found(null);
    operation.asked += 1;
    if (operation.asked < ANSWERS_UNTIL_DONE) return { body: { name } };
    const response = operation.finish();
    project.operations.set(name, { asked: operation.asked, finish: () => response });
    return { body: { name, done: true, response } };
  });
}

/** Why a policy cannot be set, as Google says it; null where it can. */
function refusePolicy(
  project: GoogleProject,
  { bindings = [] }: { bindings?: { role: string; members: string[] }[] },
): Answer | null {
  if (!project.changesPolicies)
    return refusal(403, 'The caller does not have permission', 'PERMISSION_DENIED');
  const members = bindings.flatMap((binding) => binding.members);
  const unknown = members
    .filter((member) => member.startsWith('serviceAccount:'))
    .map((member) => member.slice('serviceAccount:'.length))
    .find((email) => !project.accounts.has(email));
  return unknown === undefined
    ? null
    : refusal(400, `Service account ${unknown} does not exist.`, 'INVALID_ARGUMENT');
}

/** What a person's login gives; calls with it have to name a project that they are counted on. */
const PERSONS_TOKEN = 'a-persons-token';

/** A token for a person's login, which lasts, or for a service account's signed request. */
export const tokenAnswer = ({ body }: ServiceRequest): Answer => ({
  body: {
    access_token: body.includes('refresh_token') ? PERSONS_TOKEN : 'a-token',
    expires_in: 3600,
    token_type: 'Bearer',
    scope: 'https://www.googleapis.com/auth/cloud-platform',
  },
});

/** What puts a policy somewhere, unless Google refuses it. @param keep where it goes */
export function setPolicy(project: GoogleProject, policy: object, keep: () => void): Answer {
  const refused = refusePolicy(project, policy);
  if (!refused) keep();
  return refused ?? { body: policy };
}

/** Routes of a list that only grows, as Monitoring, Firestore's backups and Billing have them. @param where its address */
export function listRoutes(
  project: GoogleProject,
  where: string,
  list: Record<string, unknown>[],
  check: (body: Record<string, unknown>) => Answer | null = () => null,
): Route[] {
  const name = where.slice(where.lastIndexOf('/') + 1);
  return [
    enabled(project, `GET ${where}`, () => ({ body: { [name]: list } })),
    enabled(project, `POST ${where}`, (request) => {
      const refused = check(json(request));
      if (refused) return refused;
      const made = { ...json(request), name: `${request.path.replace(/^\/v\d\//, '')}/${list.length + 1}` };
      list.push(made);
      return { body: made };
    }),
  ];
}

/** Refuses while the API of the route's host is not enabled, or the right to change it is missing, with Google's words. */
export function enabled(project: GoogleProject, where: string, answer: Route['answer']): Route {
  const made = route(where, answer);
  const refused = ({ headers }: ServiceRequest): string | null => {
    if (headers.authorization === `Bearer ${PERSONS_TOKEN}` && !headers['x-goog-user-project'])
      return `The ${made.host} API requires a quota project, which is not set by default.`;
    if (!project.services.has(made.host))
      return `${made.host} has not been used in project ${project.number} before or it is disabled.`;
    return made.method !== 'GET' && project.refusesWrites.has(made.host)
      ? 'The caller does not have permission'
      : null;
  };
  return {
    ...made,
    answer: (request) => {
      const message = refused(request);
      return message === null ? answer(request) : refusal(403, message, 'PERMISSION_DENIED');
    },
  };
}
