import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  parseEnvironment,
  portVariables,
  productVariables,
  type SiteEnvironment,
} from '@lumen-throw/domain/environment';
import type { LocalPorts } from '@lumen-throw/domain/environment-defaults';
import { WEBHOOK_FUNCTION } from '@lumen-throw/domain/publish-webhook';
import { bundleSite } from '../../web/prerender/bundle-site.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import { openBuildContent } from '../../web/src/app/build-content.ts';
import { buildFunctionsOnce, buildStudioOnce, STUDIO_DIST } from './builds.ts';
import { Failure } from './failure.ts';
import { findCommunity, seedCommunity, startFirebase } from './firebase-suite.ts';
import { keepRunning } from './keep-running.ts';
import { LAKE_TOKEN, startLake } from './lake-process.ts';
import { requireFreePorts } from './ports.ts';
import { lookForUnannounced } from './publish-look.ts';
import { listenToPublishes, SiteUpdateProcess } from './site-update-process.ts';
import { SiteUpdates } from './site-updates.ts';
import {
  endLeftovers,
  requireInside,
  requireStopped,
  stateFolder,
  takeStateFolder,
  type StateFolder,
} from './state-folder.ts';
import { serveStudio } from './studio-server.ts';

/** Ends of a part within five minutes that are too many; it is given up then. */
const MOST_ENDS = 5;

export interface ProductOptions {
  /** `LUMEN_*` variables; others are ignored. */
  variables: Record<string, string | undefined>;
  /** 'built': the site as it would be deployed; 'dev': Vite's server with hot reload in front. */
  mode: 'built' | 'dev';
  /** Whether pages are made anew after a publish; without, they stay as the start has built them. */
  updates: boolean;
  /** Takes one line for each step that is done. */
  say: (line: string) => void;
}

export interface RunningProduct {
  environment: SiteEnvironment;
  /** Address to open: the site itself or the development server. */
  siteUrl: string;
  /** Why the community is not there; null when it is. */
  communityMissing: string | null;
  /** Stops everything; may be called more than once. */
  stop(): Promise<void>;
  /** Resolves with a sentence when a part was given up, because it ended again and again. */
  givenUp: Promise<string>;
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
  lake: Promise<unknown>,
): Promise<void> {
  const [bundle] = await Promise.all([bundleSite(), lake]);
  const content = openBuildContent(environment.content, LAKE_TOKEN);
  await prerenderSite({ environment, outDir: folder.site, bundle, content });
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
      'LUMEN_BACKEND is hosted: this command runs the embedded product; docs/operations.md explains how to build and deploy a hosted one.',
    );
  }
  const folder = stateFolder(variables['LUMEN_STATE_DIR'] || '.local');
  requireInside(folder);
  requireStopped(folder, 'start it again');
  await endLeftovers(folder, say);
  const release = takeStateFolder(folder, environment.siteUrl);
  const parts = new Parts();
  parts.add('state folder', release);
  try {
    for (const log of globSync('*.log', { cwd: folder.logs }))
      rmSync(join(folder.logs, log), { force: true });
    await requireFreePorts(environment.ports, PORTS[mode]);
    return await startParts(environment, folder, parts, options);
  } catch (error) {
    await parts.stop();
    throw error;
  }
}

async function startParts(
  configured: SiteEnvironment,
  folder: StateFolder,
  parts: Parts,
  { mode, updates, say }: ProductOptions,
): Promise<RunningProduct> {
  mkdirSync(folder.site, { recursive: true });
  const community = await findCommunity(configured);
  // Without functions nobody hears of a publish, and pages need not ask.
  const environment = community.missing === null ? configured : { ...configured, newsInterval: null };
  const { ports, content, firebase } = environment;
  const announceTo =
    firebase.emulators && community.missing === null
      ? `${firebase.emulators.functions}/${firebase.projectId}/${firebase.region}/${WEBHOOK_FUNCTION}`
      : null;
  const devUrl = `http://localhost:${ports.dev}`;
  const lakeStart = keepRunning({
    name: 'the content lake',
    log: join(folder.logs, 'lake.log'),
    say,
    limit: MOST_ENDS,
    start: () =>
      startLake(folder, {
        port: ports.lake,
        origins: [environment.siteUrl, environment.studioUrl, devUrl],
        projectId: content.projectId,
        dataset: content.dataset,
        announceTo,
        latency: process.env['LUMEN_LAKE_LATENCY'] || '0',
      }),
  }).then((part) => {
    parts.add('lake', () => part.stop());
    say('content lake ready');
    return part;
  });
  const updater = new SiteUpdateProcess(environment, folder);
  const site = new SiteUpdates({ update: () => updater.update(), end: () => updater.stop(), say });
  // From before the build on: what is published while it runs is not missed.
  const listening = lakeStart.then(() => {
    if (!updates) return;
    const unlisten = listenToPublishes(environment, () => site.notice());
    parts.add('site updates', async () => {
      unlisten();
      await site.stop();
    });
  });
  const studioBuild = buildStudioOnce().then(async () => {
    const server = await serveStudio(STUDIO_DIST, ports.studio, {
      ...productVariables(process.env),
      ...portVariables(ports),
      // As with the pages: nobody is asked where nobody could tell.
      ...(environment.newsInterval === null ? { LUMEN_EMULATORS: 'off' } : {}),
    });
    parts.add('studio', () => server.stop());
    say('Studio ready');
  });
  const siteBuild = buildSite(environment, folder, listening).then(() => say('site built'));
  const seeding = seedCommunity(environment, community, folder).then((seeded) => {
    if (seeded) say('demo accounts and setups imported');
  });
  // Hosting reads its redirects when it starts, so the site comes first; the Studio need not.
  const suiteStart = Promise.all([siteBuild, buildFunctionsOnce(), seeding]).then(async () => {
    const suite = await keepRunning({
      name: 'the site with the Firebase emulators',
      log: join(folder.logs, 'emulators.log'),
      say,
      limit: MOST_ENDS,
      start: (signal) => startFirebase(environment, community, folder, say, signal),
    });
    parts.add('emulators', () => suite.stop());
    const { communityMissing, emulators } = suite.now;
    if (communityMissing === null) parts.add('look for publishes', lookForUnannounced(firebase));
    say(
      communityMissing === null
        ? `Firebase emulators ready (${emulators.description})`
        : 'site served without the community',
    );
    return suite;
  });
  // Every start-up that has begun is waited for, so that a failure of one leaves none behind.
  await Promise.allSettled([lakeStart, studioBuild, siteBuild, seeding, suiteStart]);
  const [lake, suite] = await Promise.all([lakeStart, suiteStart, studioBuild]);
  if (updates) updater.prepare();
  site.open();
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
    communityMissing: suite.now.communityMissing,
    stop: () => parts.stop(),
    givenUp: Promise.race([lake.givenUp, suite.givenUp]),
  };
}
