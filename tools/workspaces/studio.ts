/**
 * The Studio alone: `npm run dev`, `build` and `preview` in `studio`, on a content lake that runs or one
 * that is started here.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  parseEnvironment,
  portVariables,
  productVariables,
  type SiteEnvironment,
} from '@lumen-throw/domain/environment';
import { forgetBuild } from '../product/build-cache.ts';
import { buildStudio, STUDIO_DIST } from '../product/builds.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';
import { requireFreePorts } from '../product/ports.ts';
import { ROOT } from '../product/state-folder.ts';
import { serveStudio } from '../product/studio-server.ts';
import { requireLake } from './require-lake.ts';
import { untilStopped } from './until-stopped.ts';

async function dev(environment: SiteEnvironment): Promise<void> {
  const { ports } = environment;
  await requireFreePorts(ports, ['studio']);
  const stopLake = await requireLake(environment);
  try {
    const sanity = spawn('sanity', ['dev', '--port', String(ports.studio)], {
      cwd: join(ROOT, 'studio'),
      env: { ...process.env, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const ended = once(sanity, 'exit');
    await Promise.race([untilStopped(), ended]);
    sanity.kill();
    await ended;
  } finally {
    await stopLake();
  }
}

async function preview(environment: SiteEnvironment): Promise<void> {
  const { ports } = environment;
  if (!existsSync(join(STUDIO_DIST, 'index.html')))
    throw new Failure('The Studio is not built: run `npm run build` in studio first.');
  await requireFreePorts(ports, ['studio']);
  const stopLake = await requireLake(environment);
  try {
    const variables = { ...productVariables(process.env), ...portVariables(ports) };
    const server = await serveStudio(STUDIO_DIST, ports.studio, variables);
    console.log(`Studio        ${environment.studioUrl}`);
    await untilStopped();
    await server.stop();
  } finally {
    await stopLake();
  }
}

await runCommand(async () => {
  const { positionals } = readArguments({ allowPositionals: true, options: {} });
  const environment = parseEnvironment(process.env);
  const [command] = positionals;
  if (command === 'dev') await dev(environment);
  else if (command === 'preview') await preview(environment);
  else if (command === 'build') {
    // A hosted Studio carries its configuration; a local start must not take it for its own.
    forgetBuild('studio/dist');
    await buildStudio();
    console.log(`Studio in ${relative(ROOT, STUDIO_DIST)}`);
  } else throw new Failure('Say what to do with the Studio: dev, build or preview.');
  process.exit();
});
