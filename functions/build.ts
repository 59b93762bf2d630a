import { join } from 'node:path';
import { build, context, type BuildOptions } from 'esbuild';

/** Variables whose values the bundle carries. */
export const BUILT_IN = [
  'LUMEN_BACKEND',
  'LUMEN_FIREBASE_REGION',
  'LUMEN_FIREBASE_PROJECT_ID',
  'LUMEN_APP_CHECK_SITE_KEY',
  'LUMEN_SITE_URL',
  'LUMEN_SANITY_PROJECT_ID',
  'LUMEN_SANITY_DATASET',
  'LUMEN_LAKE_PORT',
  'LUMEN_REBUILD_REPOSITORY',
  'LUMEN_ERROR_REPORTS',
  'LUMEN_MAIL',
];

type Variables = Readonly<Record<string, string | undefined>>;

/** The values that the bundle carries, as text: with others another bundle comes of the same files. */
export function bundleVariant(variables: Variables): string {
  return JSON.stringify(BUILT_IN.map((name) => variables[name] ?? ''));
}

/** File that the emulators load and firebase-tools deploys. */
const BUNDLE = join(import.meta.dirname, 'dist/index.js');

/** One file: the domain is inlined, packages that the deployment installs stay outside. */
function bundleOptions(outfile: string, variables: Variables): BuildOptions {
  return {
    absWorkingDir: import.meta.dirname,
    entryPoints: [join(import.meta.dirname, 'src/index.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    external: ['firebase-admin', 'firebase-functions', '@google-cloud/*', '@sanity/webhook', 'sharp'],
    sourcemap: true,
    // Where they run there are no LUMEN_* variables.
    define: Object.fromEntries(
      BUILT_IN.map((name) => [`process.env.${name}`, JSON.stringify(variables[name] ?? '')]),
    ),
    logLevel: 'warning',
  };
}

/**
 * Bundles the functions into one file. Takes well under a second.
 * @param outfile path of the bundle
 * @param variables where LUMEN_* stand; their values are written into the bundle
 */
export async function bundleFunctions(outfile: string, variables: Variables): Promise<void> {
  await build(bundleOptions(outfile, variables));
}

/** Builds what is deployed, `functions/dist/index.js`, for the configuration of this process. */
export function buildFunctions(): Promise<void> {
  return bundleFunctions(BUNDLE, process.env);
}

/** Builds the same, and again after each change. @returns how to stop watching */
export async function watchFunctions(): Promise<() => Promise<void>> {
  const watched = await context(bundleOptions(BUNDLE, process.env));
  await watched.rebuild();
  await watched.watch();
  return () => watched.dispose();
}

if (import.meta.main) await buildFunctions();
