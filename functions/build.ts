import { join } from 'node:path';
import { build } from 'esbuild';

/** Variables whose values the bundle carries. */
export const BUILT_IN = [
  'LUMEN_BACKEND',
  'LUMEN_FIREBASE_REGION',
  'LUMEN_APP_CHECK_SITE_KEY',
  'LUMEN_SITE_URL',
  'LUMEN_REBUILD_REPOSITORY',
  'LUMEN_ERROR_REPORTS',
  'LUMEN_MAIL',
];

/**
 * Bundles the functions into one file: the domain is inlined, packages that the deployment installs
 * stay outside. Takes well under a second.
 * @param outfile path of the bundle
 * @param variables where LUMEN_* stand; their values are written into the bundle
 */
export async function bundleFunctions(
  outfile: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  await build({
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
  });
}

/** Builds what is deployed, `functions/dist/index.js`, for the configuration of this process. */
export function buildFunctions(): Promise<void> {
  return bundleFunctions(join(import.meta.dirname, 'dist/index.js'), process.env);
}

if (import.meta.main) await buildFunctions();
