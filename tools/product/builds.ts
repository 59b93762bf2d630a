import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildFunctions, bundleVariant } from '../../functions/build.ts';
import { buildOnce } from './build-cache.ts';
import { Failure } from './failure.ts';
import { ROOT } from './state-folder.ts';

export const STUDIO_DIST = join(ROOT, 'studio/dist');

/**
 * Builds the Studio into `STUDIO_DIST`, with the environment's own configuration where it is hosted.
 * @throws Failure with what the build said
 */
export function buildStudio(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(ROOT, 'node_modules/sanity/bin/sanity'), 'build', '--yes', STUDIO_DIST],
      {
        cwd: join(ROOT, 'studio'),
        env: { ...process.env, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Failure(`Failed to build the Studio:\n${output.trim()}`)),
    );
  });
}

/** Builds the Studio unless it is built already. @returns whether it had to be */
export function buildStudioOnce(): Promise<boolean> {
  // Figures inside texts are written by the site's own code.
  const figures = 'web/src/shared/{content,format,projectors}/*.ts';
  return buildOnce(
    'studio/dist',
    ['studio/src/**/*.ts', 'studio/src/**/*.tsx', 'studio/*.ts', figures],
    buildStudio,
  );
}

/** Bundles the functions unless they are bundled already. @returns whether they had to be */
export function buildFunctionsOnce(): Promise<boolean> {
  return buildOnce(
    'functions/dist',
    ['functions/src/**/*.ts', 'functions/build.ts', 'functions/package.json'],
    buildFunctions,
    bundleVariant(process.env),
  );
}
