/** One request with its response, as endpoints see it. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonObject } from '../documents/document.ts';
import { hasDeepBrackets } from '../documents/json-depth.ts';
import type { Dataset } from '../store/dataset.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import type { RenditionCache } from '../assets/rendition-cache.ts';
import { insufficientPermissions, plainError, unauthorized } from './api-error.ts';
import { JSON_DEPTH_MAX, tooDeep } from './request-body.ts';
import { identityOf, mayWrite, type Caller, type LocalUser } from './callers.ts';
import type { ShardDirectory } from './stream-ports.ts';
import type { KeyValueStore } from '../store/key-value-store.ts';

/** The running lake, as endpoints see it. */
export interface LakeServices {
  projectId: string;
  /** Exact origins whose pages may call, like `http://localhost:3333`. */
  allowedOrigins: readonly string[];
  dataset: Dataset;
  assets: AssetStore;
  renditions: RenditionCache;
  shards: ShardDirectory;
  keyValues: KeyValueStore;
  log: (line: string) => void;
}

const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Sanity-Shard': 'lake',
};

export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly lake: LakeServices;
  readonly caller: Caller;
  /** `1`, `X` or a date; empty outside versioned paths. */
  readonly apiVersion: string;
  /** Decoded groups of the route's pattern. */
  readonly path: Readonly<Record<string, string>>;

  constructor(init: {
    request: IncomingMessage;
    response: ServerResponse;
    url: URL;
    lake: LakeServices;
    caller: Caller;
    apiVersion: string;
    path: Readonly<Record<string, string>>;
  }) {
    this.request = init.request;
    this.response = init.response;
    this.url = init.url;
    this.lake = init.lake;
    this.caller = init.caller;
    this.apiVersion = init.apiVersion;
    this.path = init.path;
  }

  /** A group of the route's pattern; empty when the route has none of that name. */
  part(name: string): string {
    return this.path[name] ?? '';
  }

  /** The comma-separated values of a group. */
  parts(name: string): string[] {
    return this.part(name)
      .split(',')
      .filter((value) => value !== '');
  }

  option(name: string): string | null {
    return this.url.searchParams.get(name);
  }

  /** A query-string switch. */
  flag(name: string, fallback = false): boolean {
    const value = this.option(name);
    return value === null ? fallback : value === 'true' || value === '';
  }

  /** The dataset that the path names. @throws ApiError 404 */
  get dataset(): Dataset {
    const { dataset } = this.lake;
    if (this.part('dataset') === dataset.name) return dataset;
    throw plainError(404, `Dataset "${this.part('dataset')}" not found`);
  }

  /** `identity()` of the caller. */
  get identity(): string {
    return identityOf(this.caller);
  }

  /** The user who calls. @throws ApiError 401 for anonymous callers */
  user(): LocalUser {
    if (this.caller.kind !== 'user') throw unauthorized('Unauthorized - Session not found');
    return this.caller.user;
  }

  /** The user who calls, if the role lets it write. @throws ApiError 401 for anonymous callers, 403 for viewers */
  editor(): LocalUser {
    const user = this.user();
    if (!mayWrite(user)) throw insufficientPermissions('update');
    return user;
  }

  /** GROQ parameters of the query string (`$name=<JSON>`). @throws ApiError 400 */
  queryParams(): JsonObject {
    const params: JsonObject = {};
    for (const [name, value] of this.url.searchParams) {
      if (!name.startsWith('$')) continue;
      if (hasDeepBrackets(value, JSON_DEPTH_MAX)) throw tooDeep();
      try {
        params[name.slice(1)] = JSON.parse(value);
      } catch {
        throw plainError(400, `Invalid parameter ${name}: it is not JSON`);
      }
    }
    return params;
  }

  /** Answers with JSON. */
  json(body: unknown, status = 200): void {
    this.response.writeHead(status, JSON_HEADERS);
    this.response.end(JSON.stringify(body));
  }

  /** Answers with a JSON object of which most members are in UTF-8 already. */
  jsonMembers(before: string, members: Uint8Array, after: string): void {
    const parts = [Buffer.from(`{${before}`), members, Buffer.from(`${after}}`)];
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    this.response.writeHead(200, { ...JSON_HEADERS, 'Content-Length': length });
    for (const part of parts) this.response.write(part);
    this.response.end();
  }
}
