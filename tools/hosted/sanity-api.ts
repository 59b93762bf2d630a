/** Sanity's management API (https://www.sanity.io/docs/http-reference) with the operator's token. */
import { Failure } from '../product/failure.ts';

const API = 'https://api.sanity.io';

/** Asks. @param path below the project @throws Failure when it is refused */
type Ask = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Answer>;

export interface SanityApi {
  /** About the project itself. */
  ask: Ask;
  /** About its webhooks: https://www.sanity.io/docs/http-webhooks */
  askHooks: Ask;
}

/**
 * Opens Sanity's management API for a project.
 * @throws Failure when there is no token
 */
export function openSanityApi(projectId: string, token: string | undefined): SanityApi {
  if (!token) {
    throw new Failure(
      'SANITY_AUTH_TOKEN is not set: create a token with the role "Administrator" at sanity.io/manage.',
    );
  }
  const asking =
    (base: string): Ask =>
    async <Answer>(method: string, path: string, body?: unknown) => {
      const response = await fetch(`${API}/${base}/${projectId}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok)
        throw new Failure(`Sanity rejected ${method} ${base}${path}: HTTP ${response.status}.`);
      const text = await response.text();
      return (text === '' ? null : JSON.parse(text)) as Answer;
    };
  return { ask: asking('v2021-06-07/projects'), askHooks: asking('v2021-10-04/hooks/projects') };
}
