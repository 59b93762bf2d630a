/**
 * The site alone: `npm run dev`, `build` and `preview` in `web`. The content comes from a content lake
 * that runs, from one that is started here, or from Sanity where LUMEN_BACKEND is hosted.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseEnvironment, type SiteEnvironment } from '@lumen-throw/domain/environment';
import { startDevServer } from '../../web/prerender/dev-server.ts';
import { HOSTING_FILE, prerenderSite } from '../../web/prerender/prerender-site.ts';
import { HOSTING_RUNTIME } from '../emulators/src/emulator-runtime.ts';
import { startEmulators } from '../emulators/src/launcher.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';
import { requireFreePorts } from '../product/ports.ts';
import { ROOT } from '../product/state-folder.ts';
import { requireLake } from './require-lake.ts';
import { untilStopped } from './until-stopped.ts';

/** Folder with the built site; firebase.json serves it. */
const SITE = join(ROOT, 'web/dist/site');

async function dev(environment: SiteEnvironment): Promise<void> {
  const { ports } = environment;
  await requireFreePorts(ports, ['dev']);
  const stopLake = await requireLake(environment);
  try {
    const server = await startDevServer({ environment, port: ports.dev });
    console.log(`site          ${server.url}`);
    console.log('Accounts, the gallery and the search need `npm run dev` at the top of the repository.');
    await untilStopped();
    await server.stop();
  } finally {
    await stopLake();
  }
}

async function build(environment: SiteEnvironment): Promise<void> {
  const contentToken = environment.backend === 'hosted' ? process.env['SANITY_READ_TOKEN'] : undefined;
  const stopLake = await requireLake(environment);
  try {
    const site = await prerenderSite({
      environment,
      outDir: SITE,
      ...(contentToken ? { contentToken } : {}),
    });
    console.log(`${site.pages} pages, ${site.redirects} redirects in ${relative(ROOT, SITE)}`);
  } finally {
    await stopLake();
  }
}

async function preview({ ports, firebase }: SiteEnvironment): Promise<void> {
  if (!existsSync(join(SITE, 'index.html')))
    throw new Failure('The site is not built: run `npm run build` in web first.');
  await requireFreePorts(ports, ['site']);
  const hosting = await startEmulators({
    projectId: firebase.projectId,
    ports: { hosting: ports.site },
    only: ['hosting'],
    runtime: HOSTING_RUNTIME,
    hosting: { dir: SITE, config: join(SITE, '..', HOSTING_FILE), region: firebase.region },
    logFile: join(ROOT, '.local/logs/preview.log'),
  });
  console.log(`site          ${hosting.origins.hosting}`);
  await Promise.race([untilStopped(), hosting.ended]);
  await hosting.stop();
}

await runCommand(async () => {
  const { positionals, values } = readArguments({
    allowPositionals: true,
    options: { hosted: { type: 'boolean', default: false } },
  });
  const environment = parseEnvironment(process.env);
  if (values.hosted && environment.backend !== 'hosted')
    throw new Failure(
      'LUMEN_BACKEND is not hosted, so this site would not be for visitors: `npm run deploy -- --stage <name>` deploys a stage.',
    );
  const [command] = positionals;
  if (command === 'dev') await dev(environment);
  else if (command === 'build') await build(environment);
  else if (command === 'preview') await preview(environment);
  else throw new Failure('Say what to do with the site: dev, build or preview.');
  process.exit();
});
