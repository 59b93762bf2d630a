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
  readonly datasets = [{ name: 'production', aclMode: 'public' }];

  constructor(id: string) {
    this.id = id;
  }
}

/** The routes of setting a Sanity project up. */
export function sanitySetupRoutes(project: SanityProject): Route[] {
  const base = `api.sanity.io/v2021-06-07/projects/${project.id}`;
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
    signedIn(`GET ${base}/datasets`, () => ({ body: project.datasets })),
  ];
}
