/** The functions as firebase-tools will see them: what Google's own discovery reads from the built bundle. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleFunctions } from '../../functions/build.ts';
import { Failure } from '../product/failure.ts';
import { ROOT } from '../product/state-folder.ts';

/** A function of the manifest, as far as a deployment depends on it. */
export interface DiscoveredFunction {
  id: string;
  /** Generation: `gcfv2` is the second. */
  platform: string;
  regions: readonly string[];
  maxInstances: number | null;
  /** Whether a run that failed is repeated. */
  retries: boolean;
  /** In unix-cron or App Engine syntax; null where nothing is scheduled. */
  schedule: string | null;
  secrets: readonly string[];
  /** Processors of an instance; a fraction takes one request at a time. */
  cpu: number;
  /** Pattern of the documents whose changes start it; null for another kind of function. */
  listensTo: string | null;
}

export interface FunctionsManifest {
  functions: readonly DiscoveredFunction[];
  /** Secrets that a deployment asks for, used or not. */
  secrets: readonly string[];
}

/** firebase-functions' `stackToWire`, which firebase-tools reads (lib/deploy/functions/runtimes/discovery). */
interface WireManifest {
  endpoints: Record<
    string,
    {
      platform: string;
      region?: string[];
      maxInstances?: number | null;
      cpu?: number | 'gcf_gen1' | null;
      eventTrigger?: { retry?: boolean; eventFilterPathPatterns?: { document?: string } };
      scheduleTrigger?: { schedule?: string };
      secretEnvironmentVariables?: { key: string }[];
    }
  >;
  params?: { name: string; type?: string }[];
}

/**
 * Builds the functions for a configuration, away from the build that is deployed, and asks the
 * functions SDK for their manifest, as `firebase deploy` does.
 * @param variables LUMEN_* of the stage
 * @throws Failure when the bundle cannot be loaded
 */
export async function discoverFunctions(
  projectId: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<FunctionsManifest> {
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  // Inside the repository: the bundle finds its packages there.
  const folder = mkdtempSync(join(ROOT, '.local/discovery-'));
  const manifest = join(folder, 'functions.yaml');
  try {
    await bundleFunctions(join(folder, 'index.js'), variables);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', main: 'index.js' }));
    // Its reader takes the folder from the first of two arguments, or the one that it is started in.
    await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/.bin/firebase-functions')], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
        GCLOUD_PROJECT: projectId,
        FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.firebasestorage.app` }),
      },
    });
    return readManifest(JSON.parse(readFileSync(manifest, 'utf8')) as WireManifest);
  } catch (error) {
    throw new Failure(
      `Failed to load the functions: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readManifest({ endpoints, params = [] }: WireManifest): FunctionsManifest {
  return {
    functions: Object.entries(endpoints).map(([id, endpoint]) => ({
      id,
      platform: endpoint.platform,
      regions: endpoint.region ?? [],
      maxInstances: endpoint.maxInstances ?? null,
      retries: endpoint.eventTrigger?.retry ?? false,
      schedule: endpoint.scheduleTrigger?.schedule ?? null,
      secrets: (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key),
      // Every function of a fraction here has 256 MiB, which is a sixth (lib/deploy/functions/backend.js).
      cpu: endpoint.cpu === 'gcf_gen1' ? 1 / 6 : (endpoint.cpu ?? 1),
      listensTo: endpoint.eventTrigger?.eventFilterPathPatterns?.document ?? null,
    })),
    secrets: params.filter(({ type }) => type === 'secret').map(({ name }) => name),
  };
}

/** A function in one line of a terminal. */
export function functionLine(found: DiscoveredFunction): string {
  const { id, platform, regions, maxInstances, retries, schedule, secrets } = found;
  return [
    id,
    platform === 'gcfv2' ? '2nd generation' : platform,
    regions.join(', ') || 'no region of its own',
    maxInstances === null ? 'no bound of instances' : `at most ${maxInstances} at a time`,
    ...(retries ? ['repeated after a failure'] : []),
    ...(schedule === null ? [] : [schedule]),
    ...secrets.map((name) => `secret ${name}`),
  ].join(', ');
}
