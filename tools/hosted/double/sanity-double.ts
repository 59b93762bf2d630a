/** A Sanity project's management API, as https://www.sanity.io/docs/http-reference describes it. */
import { json } from './google-answers.ts';
import { refusal } from './proxy.ts';
import { route, type Route, type ServiceRequest } from './routes.ts';

/** A Sanity project as sanity.io/manage leaves it. */
export class SanityProject {
  readonly id: string;
  /** The one token that is accepted. */
  readonly token = 'an-administrators-token';
  readonly cors: { origin: string; allowCredentials: boolean }[] = [
    { origin: 'http://localhost:3333', allowCredentials: true },
  ];
  readonly hooks: (Record<string, unknown> & { id: string })[] = [];
  readonly datasets = [{ name: 'production', aclMode: 'public' }];

  /** Studios that Sanity serves, by the name before `.sanity.studio`. */
  readonly studios: { id: string; appHost: string; deployed: boolean }[] = [];
  /** Lake with the project's content; null for none. */
  lakeOrigin: string | null = null;

  constructor(id: string) {
    this.id = id;
  }
}

/** What a webhook cannot be without: https://www.sanity.io/docs/http-webhooks */
const HOOK_FIELDS = ['type', 'name', 'url', 'dataset', 'apiVersion', 'httpMethod', 'rule'];

/** The routes of setting a Sanity project up. */
export function sanitySetupRoutes(project: SanityProject): Route[] {
  const base = `api.sanity.io/v2021-06-07/projects/${project.id}`;
  const hooks = `api.sanity.io/v2021-10-04/hooks/projects/${project.id}`;
  const studios = `api.sanity.io/v2024-08-01/projects/${project.id}/user-applications`;
  const signedIn = (where: string, answer: Route['answer']): Route =>
    route(where, (request: ServiceRequest) =>
      request.headers.authorization === `Bearer ${project.token}`
        ? answer(request)
        : refusal(401, 'Unauthorized - Session not found'),
    );
  return [
    signedIn(`GET ${base}/cors`, () => ({ body: project.cors })),
    signedIn(`POST ${base}/cors`, (request) => {
      const { origin, allowCredentials } = json(request) as { origin: string; allowCredentials: boolean };
      if (project.cors.some((entry) => entry.origin === origin))
        return refusal(409, 'CORS origin already exists');
      const entry = { origin, allowCredentials };
      project.cors.push(entry);
      return { body: entry };
    }),
    signedIn(`GET ${hooks}`, () => ({ body: project.hooks })),
    signedIn(`POST ${hooks}`, (request) => {
      const hook = json(request);
      const lacks = HOOK_FIELDS.filter((name) => hook[name] === undefined);
      if (lacks.length > 0) return refusal(400, `The webhook has no ${lacks.join(', ')}`);
      const stored = { ...hook, id: `hook-${project.hooks.length + 1}`, isDisabledByUser: false };
      project.hooks.push(stored);
      return { status: 201, body: stored };
    }),
    signedIn(`DELETE ${hooks}/{hook}`, ({ parts }) => {
      const place = project.hooks.findIndex(({ id }) => id === parts['hook']);
      if (place < 0) return refusal(404, 'Webhook not found');
      project.hooks.splice(place, 1);
      return { status: 204, body: '' };
    }),
    signedIn(`GET ${base}/datasets`, () => ({ body: project.datasets })),
    signedIn(
      `PUT api.sanity.io/v2025-03-01/projects/${project.id}/datasets/{dataset}/schemas`,
      (request) => ({
        body: json(request),
      }),
    ),
    signedIn(`GET ${studios}`, ({ query }) => {
      const found = project.studios.find(({ appHost }) => appHost === query.get('appHost'));
      return found ? { body: found } : refusal(404, 'Not found');
    }),
    signedIn(`POST ${studios}`, (request) => {
      const studio = { ...json(request), id: `studio-${project.studios.length + 1}`, deployed: false };
      project.studios.push(studio as (typeof project.studios)[number]);
      return { body: studio };
    }),
    signedIn(`POST ${studios}/{id}/deployments`, ({ parts, body }) => {
      const studio = project.studios.find(({ id }) => id === parts['id']);
      if (!studio || body.length === 0) return refusal(404, 'Not found');
      studio.deployed = true;
      return { body: { location: `https://${studio.appHost}.sanity.studio` } };
    }),
  ];
}
