import { mkdirSync } from 'node:fs';
import {
  parseEnvironment,
  portVariables,
  productVariables,
  type SiteEnvironment,
} from '@lumen-throw/domain/environment';
import type { LocalPorts } from '@lumen-throw/domain/environment-defaults';
import { bundleSite } from '../../web/prerender/bundle-site.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import { buildFunctionsOnce, buildStudioOnce, STUDIO_DIST } from './builds.ts';
import { Failure } from './failure.ts';
import { startFirebase } from './firebase-suite.ts';
import { startLake, type RunningPart } from './lake-process.ts';
import { requireFreePorts } from './ports.ts';
import { stateFolder, takeStateFolder, type StateFolder } from './state-folder.ts';
import { serveStudio } from './studio-server.ts';

export interface ProductOptions {
  /** `LUMEN_*` variables; others are ignored. */
  variables: Record<string, string | undefined>;
  /** 'built': the site as it would be deployed; 'dev': Vite's server with hot reload in front. */
  mode: 'built' | 'dev';
  /** Takes one line for each step that is done. */
  say: (line: string) => void;
}

export interface RunningProduct {
  environment: SiteEnvironment;
  /** Address to open: the site itself or the development server. */
  siteUrl: string;
  /** Why the community is not there; null when it is. */
  communityMissing: string | null;
  /** Process ids of all parts, this process left out. */
  pids(): number[];
  /** Stops everything; may be called more than once. */
  stop(): Promise<void>;
  /** Resolves with the name of the part that ended by itself, or with null after `stop`. */
  ended: Promise<string | null>;
}

/** Ports that a mode listens on. */
const PORTS: Record<ProductOptions['mode'], readonly (keyof LocalPorts)[]> = {
  built: ['site', 'studio', 'lake', 'auth', 'firestore', 'storage', 'functions'],
  dev: ['site', 'studio', 'lake', 'auth', 'firestore', 'storage', 'functions', 'dev'],
};

/** Stops parts in the reverse of the order in which they were started. */
class Parts {
  readonly #stops: { name: string; stop: () => Promise<void> | void }[] = [];
  #stopping: Promise<void> | null = null;

  add(name: string, stop: () => Promise<void> | void): void {
    this.#stops.push({ name, stop });
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    for (const { stop } of this.#stops.toReversed()) await stop();
  }
}

async function buildSite(
  environment: SiteEnvironment,
  folder: StateFolder,
  lake: Promise<RunningPart>,
): Promise<void> {
  const [bundle] = await Promise.all([bundleSite(), lake]);
  await prerenderSite({ environment, outDir: folder.site, bundle });
}

/**
 * Brings the whole product up on this machine: lake, Studio, emulators with demo data, site.
 * @throws Failure (or EnvironmentError, EmulatorError) with one plain sentence; nothing is left running
 */
export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const { variables, mode, say } = options;
  const environment = parseEnvironment(variables);
  if (environment.backend === 'hosted') {
    throw new Failure(
      'LUMEN_BACKEND is hosted: this command runs the embedded product; the README says how to build and deploy a hosted one.',
    );
  }
  const folder = stateFolder(variables['LUMEN_STATE_DIR'] || '.local');
  const release = takeStateFolder(folder, environment.siteUrl);
  const parts = new Parts();
  parts.add('state folder', release);
  try {
    await requireFreePorts(environment.ports, PORTS[mode]);
    return await startParts(environment, folder, mode, parts, say);
  } catch (error) {
    await parts.stop();
    throw error;
  }
}

async function startParts(
  environment: SiteEnvironment,
  folder: StateFolder,
  mode: ProductOptions['mode'],
  parts: Parts,
  say: (line: string) => void,
): Promise<RunningProduct> {
  mkdirSync(folder.site, { recursive: true });
  const { ports, content } = environment;
  const devUrl = `http://localhost:${ports.dev}`;
  const lakeStart = startLake(folder, {
    port: ports.lake,
    origins: [environment.siteUrl, environment.studioUrl, devUrl],
    projectId: content.projectId,
    dataset: content.dataset,
  }).then((part) => {
    parts.add('lake', () => part.stop());
    say('content lake ready');
    return part;
  });
  const studioBuild = buildStudioOnce().then(async () => {
    const server = await serveStudio(STUDIO_DIST, ports.studio, {
      ...productVariables(process.env),
      ...portVariables(ports),
    });
    parts.add('studio', () => server.stop());
    say('Studio ready');
  });
  const siteBuild = buildSite(environment, folder, lakeStart).then(() => say('site built'));
  // Hosting reads its redirects when it starts, so the site comes first; the Studio need not.
  const suiteStart = Promise.all([siteBuild, buildFunctionsOnce()]).then(async () => {
    const suite = await startFirebase(environment, folder);
    parts.add('emulators', () => suite.emulators.stop());
    say(
      suite.communityMissing === null
        ? `Firebase emulators ready (${suite.emulators.description})`
        : 'site served without the community',
    );
    return suite;
  });
  // Every start-up that has begun is waited for, so that a failure of one leaves none behind.
  await Promise.allSettled([lakeStart, studioBuild, suiteStart]);
  const [lake, { emulators, communityMissing }] = await Promise.all([lakeStart, suiteStart, studioBuild]);
  let siteUrl = environment.siteUrl;
  if (mode === 'dev') {
    const { startDevServer } = await import('../../web/prerender/dev-server.ts');
    const server = await startDevServer({ environment, port: ports.dev });
    parts.add('dev server', () => server.stop());
    siteUrl = devUrl;
  }
  return {
    environment,
    siteUrl,
    communityMissing,
    pids: () => [lake.pid, ...emulators.pids()],
    stop: () => parts.stop(),
    ended: Promise.race([
      lake.ended.then(() => 'the content lake'),
      emulators.ended.then(({ expected }) => (expected ? null : 'the emulators')),
    ]),
  };
}
