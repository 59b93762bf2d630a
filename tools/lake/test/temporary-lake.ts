/** A lake on free ports with a folder of its own, and clients for it. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type ClientConfig, type SanityClient } from '@sanity/client';
import { startLake, type Lake, type LakeOptions } from '../src/server.ts';

export const API_VERSION = '2025-02-19';
export const STUDIO_ORIGIN = 'http://localhost:3333';
export const TOKEN = 'local-editor';

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'lake-'));
}

/** A client without a token unless `config` has one. */
export function clientOf(lake: { origin: string }, config: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: 'lumen',
    dataset: 'production',
    apiVersion: API_VERSION,
    apiHost: lake.origin,
    useProjectHostname: false,
    useCdn: false,
    ...config,
  });
}

export class TemporaryLake {
  readonly lake: Lake;
  readonly folder: string;
  readonly editor: SanityClient;
  readonly anonymous: SanityClient;

  private constructor(lake: Lake, folder: string) {
    this.lake = lake;
    this.folder = folder;
    this.editor = clientOf(lake, { token: TOKEN, perspective: 'raw' });
    this.anonymous = clientOf(lake);
  }

  static async start(options: Partial<LakeOptions> = {}): Promise<TemporaryLake> {
    const folder = options.dataDir ?? (await temporaryFolder());
    const lake = await startLake({
      port: 0,
      shards: 2,
      dataDir: folder,
      allowedOrigins: [STUDIO_ORIGIN],
      projectId: 'lumen',
      ...options,
    });
    return new TemporaryLake(lake, folder);
  }

  /** A request below the API version; with the editor's token unless `init` says otherwise. */
  request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${TOKEN}`);
    return fetch(`${this.lake.origin}/v${API_VERSION}${path}`, { ...init, headers });
  }

  /** Sends a JSON body. */
  post(path: string, body: unknown): Promise<Response> {
    return this.request(path, { method: 'POST', body: JSON.stringify(body) });
  }

  async stop(): Promise<void> {
    await this.lake.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Waits until a condition holds, and fails after ten seconds. */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
}
