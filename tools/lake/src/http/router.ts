/** Finds the endpoint for a path. */

import { plainError } from './api-error.ts';
import type { Exchange } from './exchange.ts';

type Endpoint = (exchange: Exchange) => void | Promise<void>;

/** Who may call: anyone for published content, or local users only. */
type Access = 'public' | 'users';

export interface Route {
  /** Upper case; HEAD is answered like GET. */
  method: string;
  /** Below the API version, like `/data/query/:dataset`; a final `:name*` takes the rest, slashes too. */
  path: string;
  access: Access;
  endpoint: Endpoint;
}

/** A route as a table has it: `GET /data/query/:dataset`. */
export function route(where: string, access: Access, endpoint: Endpoint): Route {
  const [method = '', path = ''] = where.split(' ');
  return { method, path, access, endpoint };
}

interface CompiledRoute extends Route {
  pattern: RegExp;
}

function compile(route: Route): CompiledRoute {
  const source = route.path.replaceAll(/:(\w+)(\*?)/g, (_match, name: string, rest: string) =>
    rest === '*' ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
  );
  return { ...route, pattern: new RegExp(`^${source}$`) };
}

/** A route that fits a request, with the decoded groups of its path. */
export interface RouteMatch {
  route: Route;
  path: Record<string, string>;
}

export class Router {
  private readonly routes: readonly CompiledRoute[];

  constructor(routes: readonly Route[]) {
    this.routes = routes.map(compile);
  }

  /** @throws ApiError 404 for an unknown path, 405 for a known path with another method, 400 for bad encoding */
  match(method: string, pathname: string): RouteMatch {
    const wanted = method === 'HEAD' ? 'GET' : method;
    let known = false;
    for (const route of this.routes) {
      const groups = route.pattern.exec(pathname);
      if (!groups) continue;
      known = true;
      if (route.method === wanted) return { route, path: decoded(groups.groups ?? {}) };
    }
    throw known
      ? plainError(405, `The method ${method} is not allowed here`)
      : plainError(404, `No such endpoint: ${pathname}`);
  }
}

function decoded(groups: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw plainError(400, 'The path is not properly encoded');
  }
}
