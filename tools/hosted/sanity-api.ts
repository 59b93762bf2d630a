/** Sanity's management API (https://www.sanity.io/docs/http-reference) with the operator's token. */
import { Failure } from '../product/failure.ts';

const API = 'https://api.sanity.io/v2021-06-07';

export interface SanityApi {
  /** Asks about the project. @param path below the project @throws Failure when it is refused */
  ask: <Answer>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>;
}

/**
 * Opens Sanity's management API for a project.
 * @throws Failure when there is no token
 */
export function openSanityApi(projectId: string, token: string | undefined): SanityApi {
  if (!token) {
    throw new Failure(
      'There is no SANITY_AUTH_TOKEN: make a token with the role "Administrator" at sanity.io/manage.',
    );
  }
  return {
    ask: async <Answer>(method: string, path: string, body?: unknown) => {
      const response = await fetch(`${API}/projects/${projectId}/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Failure(`Sanity refuses ${method} ${path}: HTTP ${response.status}.`);
      return (await response.json()) as Answer;
    },
  };
}
