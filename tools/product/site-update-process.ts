import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from '@sanity/client';
import { portVariables, type SiteEnvironment } from '@lumen-throw/domain/environment';
import { ROOT, type StateFolder } from './state-folder.ts';

/** What the process says of an update, as a line of JSON. */
export type UpdateReport =
  | { kind: 'done' }
  | { kind: 'failed'; reason: string }
  /** The site was built anew since the process began. */
  | { kind: 'other-build' };

/** Documents that readers see: without a token the lake tells of no others. */
const EVERYTHING = '*[!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]';

/**
 * Listens to what is published; the stream comes back by itself when the lake does.
 * @param notice called at each publish, and when publishes may have been missed
 * @returns ends it
 */
export function listenToPublishes({ content }: SiteEnvironment, notice: () => void): () => void {
  const client = createClient({
    projectId: content.projectId,
    dataset: content.dataset,
    apiVersion: content.apiVersion,
    useCdn: false,
    ...(content.lakeOrigin ? { apiHost: content.lakeOrigin, useProjectHostname: false } : {}),
  });
  let isFirst = true;
  const stream = client
    .listen(EVERYTHING, {}, { includeResult: false, events: ['welcome', 'mutation'] })
    .subscribe({
      next: ({ type }) => {
        if (type !== 'welcome' || !isFirst) notice();
        isFirst = false;
      },
      error: () => {},
    });
  return () => stream.unsubscribe();
}

/**
 * Updates the site in a process of its own: rendering keeps a core busy, and whatever becomes of it ends
 * nothing else. It waits with everything loaded.
 */
export class SiteUpdateProcess {
  readonly #variables: NodeJS.ProcessEnv;
  readonly #logFile: string;
  #child: ChildProcess | null = null;
  #isStopped = false;

  constructor(environment: SiteEnvironment, folder: StateFolder) {
    this.#logFile = join(folder.logs, 'site.log');
    this.#variables = {
      ...process.env,
      ...portVariables(environment.ports),
      LUMEN_STATE_DIR: folder.dir,
      // Pages ask nobody where nobody could tell them.
      ...(environment.newsInterval === null ? { LUMEN_EMULATORS: 'off' } : {}),
    };
  }

  /** Starts it, so that it is ready when there is something to do. */
  prepare(): void {
    this.#child ??= this.#start();
  }

  /** Updates the site. @returns null, or why not everything could be made */
  async update(): Promise<string | null> {
    const report = await this.#ask();
    if (report.kind !== 'other-build') return report.kind === 'failed' ? report.reason : null;
    this.#child?.kill('SIGTERM');
    this.#child = null;
    const again = await this.#ask();
    return again.kind === 'failed' ? again.reason : null;
  }

  /** Ends it, whatever it does: the next start builds the site whole. */
  stop(): void {
    this.#isStopped = true;
    this.#child?.kill('SIGTERM');
  }

  #start(): ChildProcess {
    const child = spawn(process.execPath, [join(ROOT, 'tools/product/update-site.ts')], {
      cwd: ROOT,
      env: this.#variables,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const log = createWriteStream(this.#logFile, { flags: 'a' });
    child.stderr.pipe(log);
    child.stdin.on('error', () => {});
    child.once('close', () => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }

  #ask(): Promise<UpdateReport> {
    if (this.#isStopped) return Promise.resolve({ kind: 'done' });
    this.prepare();
    const child = this.#child;
    return new Promise((resolve) => {
      const ended = () => resolve({ kind: 'failed', reason: 'the update ended before it was done' });
      child?.once('error', (error) => resolve({ kind: 'failed', reason: error.message }));
      child?.once('close', ended);
      if (child?.stdout) {
        const lines = createInterface({ input: child.stdout });
        lines.once('line', (line) => {
          lines.close();
          child.off('close', ended);
          resolve(JSON.parse(line) as UpdateReport);
        });
      }
      child?.stdin?.write('update\n');
    });
  }
}
