import type { IncomingHttpHeaders } from 'node:http';

/** A request to a double. */
export interface ServiceRequest {
  method: string;
  host: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Parts of the path that the route names. */
  parts: Readonly<Record<string, string>>;
}

/** What a double answers: JSON unless it is text or bytes. */
export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Route {
  /** '*' stands for any. */
  method: string;
  /** Host without a port; '*' at its start stands for any name. */
  host: string;
  path: RegExp;
  answer: (request: ServiceRequest) => Answer | Promise<Answer>;
}

/**
 * A route of a double.
 * @param where method and address, like 'POST iam.googleapis.com/v1/projects/{project}:act'; `{name}` is
 * one part of the path, `{name*}` one or more
 */
export function route(where: string, answer: Route['answer']): Route {
  const [method = '', address = ''] = where.split(' ');
  const start = address.indexOf('/');
  const path = address
    .slice(start)
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\{(\w+)\*\}/g, '(?<$1>.+?)')
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/:]+)');
  return { method, host: address.slice(0, start), path: new RegExp(`^${path}$`), answer };
}

function isHost(pattern: string, host: string): boolean {
  return pattern.startsWith('*') ? host.endsWith(pattern.slice(1)) : pattern === host;
}

/** The first route that fits, and the parts of the path that it names. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  host: string,
  path: string,
): { route: Route; parts: Record<string, string> } | null {
  for (const candidate of routes) {
    if ((candidate.method !== '*' && candidate.method !== method) || !isHost(candidate.host, host)) continue;
    const found = candidate.path.exec(path);
    if (!found) continue;
    const parts = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, part]) => [name, decodeURIComponent(part)]),
    );
    return { route: candidate, parts };
  }
  return null;
}
