/**
 * Lets the Hosting emulator answer with the redirects and files of now. It reads its configuration once,
 * at its start; superstatic, which serves for it, also takes a function, and asks it with each request.
 */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { filesIn } from './hosting-files.ts';
import { FIREBASE_JSON } from './repository-paths.ts';

/** Variable that names the file with hosting's part of the configuration, for firebase-tools' process. */
export const HOSTING_FILE_VARIABLE = 'HOSTING_FILE';

type HostingConfig = Record<string, unknown>;

interface ServerOptions {
  config: HostingConfig | (() => Promise<HostingConfig>);
  /** Folder that the configuration's paths start from. */
  cwd?: string;
  provider?: ReturnType<typeof filesIn>;
}

/** The part of superstatic that firebase-tools calls. */
interface Superstatic {
  server: (options: ServerOptions) => unknown;
}

/** The server of files that firebase-tools has in use. */
function superstatic(): Superstatic {
  const require = createRequire(import.meta.url);
  const tools = createRequire(require.resolve('firebase-tools/package.json'));
  return tools('superstatic') as Superstatic;
}

/** Redirects of firebase.json, which go before those of the content. */
function fixedRedirects(): unknown[] {
  const { hosting } = JSON.parse(readFileSync(FIREBASE_JSON, 'utf8')) as { hosting: HostingConfig };
  return (hosting['redirects'] ?? []) as unknown[];
}

/** Reads the redirects of a file; the last ones while it is not there or cannot be read. */
function redirectsOf(file: string): () => unknown[] | null {
  const fixed = fixedRedirects();
  let known = '';
  let redirects: unknown[] | null = null;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    // Two files may be written within one tick of the clock of the file system; they are two files.
    const version = found ? `${found.ino} ${found.mtimeMs} ${found.size}` : known;
    if (version === known) return redirects;
    const { redirects: read } = JSON.parse(readFileSync(file, 'utf8')) as HostingConfig;
    known = version;
    redirects = [...fixed, ...((read ?? []) as unknown[])];
    return redirects;
  };
}

/** Takes redirects and files as they are at each request, from now on and in this process. */
export function refreshHosting(file: string): void {
  const library = superstatic();
  const { server } = library;
  const current = redirectsOf(file);
  library.server = (options) => {
    const { config } = options;
    if (typeof config === 'function') return server(options);
    const now = async () => ({ ...config, redirects: current() ?? config['redirects'] });
    // What superstatic reads at its start, as the folder, it takes from the function's properties.
    const provider = filesIn(resolve(options.cwd ?? '.', String(config['public'])));
    return server({ ...options, provider, config: Object.assign(now, config) });
  };
}
