/** Who calls: the lake's local users, told apart by constant tokens, or nobody. */

import type { IncomingMessage } from 'node:http';
import { unauthorized } from './api-error.ts';

/** A local user, as `users/me` describes one. */
export interface LocalUser {
  id: string;
  name: string;
  email: string;
  role: string;
  roles: { name: string; title: string; description: string }[];
  provider: string;
  profileImage: string | null;
}

/** A request's caller; anonymous ones see published documents only. */
export type Caller = { kind: 'user'; user: LocalUser } | { kind: 'anonymous' };

type Role = LocalUser['roles'][number];

const ADMINISTRATOR: Role = {
  name: 'administrator',
  title: 'Administrator',
  description: 'Read and write access to all datasets, with full access to all project settings.',
};

/** https://www.sanity.io/docs/content-lake/roles */
const VIEWER: Role = {
  name: 'viewer',
  title: 'Viewer',
  description: 'Read-only access to all datasets, with no access to project settings.',
};

function localUser(id: string, name: string, email: string, role = ADMINISTRATOR): LocalUser {
  return { id, name, email, role: role.name, roles: [role], provider: 'local', profileImage: null };
}

/** Users by token. The tokens are no secrets: what protects the lake is that it answers this machine only. */
const USERS_BY_TOKEN: ReadonlyMap<string, LocalUser> = new Map([
  ['local-editor', localUser('local-editor', 'Local Editor', 'editor@localhost')],
  ['local-editor-2', localUser('local-editor-2', 'Second Editor', 'second.editor@localhost')],
  ['local-viewer', localUser('local-viewer', 'Local Viewer', 'viewer@localhost', VIEWER)],
]);

const ANONYMOUS: Caller = { kind: 'anonymous' };

/** Whether the user's role may change documents and releases. */
export function mayWrite({ role }: LocalUser): boolean {
  return role !== VIEWER.name;
}

/** Every local user. */
export function localUsers(): LocalUser[] {
  return [...USERS_BY_TOKEN.values()];
}

/** The user whose token it is. */
export function userOfToken(token: string): LocalUser | undefined {
  return USERS_BY_TOKEN.get(token);
}

/** The user with an id. */
export function userById(id: string): LocalUser | undefined {
  return localUsers().find((user) => user.id === id);
}

/**
 * Reads the caller from a request's Authorization header; cookies are not looked at, so no page can
 * make a browser act for a user.
 * @throws ApiError 401 for a token that is not a local user's
 */
export function callerOf(request: IncomingMessage): Caller {
  const header = request.headers.authorization;
  if (!header) return ANONYMOUS;
  // The scheme's case is free (RFC 9110, section 11.1), and Sanity's CLI writes it small.
  const user = userOfToken(/^bearer +(.+)$/i.exec(header)?.[1] ?? '');
  if (!user) throw unauthorized('Session not found');
  return { kind: 'user', user };
}

/** What `identity()` yields in queries, and the author of transactions. */
export function identityOf(caller: Caller): string {
  return caller.kind === 'user' ? caller.user.id : '<anonymous>';
}
