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

/** An operation that has ended, as Google's long-running operations say it. */
export const done = (name: string, response: unknown): Answer => ({ body: { name, done: true, response } });

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
