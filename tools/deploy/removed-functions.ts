import { openGoogleApi } from '../hosted/google-api.ts';
import { Failure } from '../product/failure.ts';

/** A deployed function, as Cloud Functions lists it. */
interface DeployedFunction {
  name: string;
  labels?: Record<string, string>;
}

/** Labels that firebase-tools gives what it deploys; it deletes nothing else. */
const TOOL_LABEL = 'deployment-tool';
const CODEBASE_LABEL = 'firebase-functions-codebase';

/** All functions of a project. */
export async function deployedFunctions(projectId: string): Promise<readonly DeployedFunction[]> {
  const api = await openGoogleApi(projectId);
  const { functions = [] } = await api.ask<{ functions?: DeployedFunction[] }>(
    'GET',
    `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions`,
  );
  return functions;
}

/**
 * What `firebase deploy --force` would delete without asking: functions that firebase-tools has
 * deployed and that are built no more. One that moves to another region is among them.
 * @param built as `region/name` @returns as `region/name`
 */
export function removedFunctions(
  deployed: readonly DeployedFunction[],
  built: ReadonlySet<string>,
): string[] {
  return deployed
    .filter(({ labels = {} }) => labels[TOOL_LABEL]?.startsWith('cli-firebase'))
    .filter(({ labels = {} }) => (labels[CODEBASE_LABEL] ?? 'default') === 'default')
    .map(({ name }) => `${name.split('/')[3]}/${name.split('/')[5]}`)
    .filter((place) => !built.has(place))
    .toSorted();
}

/** @throws Failure naming what would be deleted, unless that was asked for */
export function refuseRemoval(removed: readonly string[], allowed: boolean): void {
  if (removed.length === 0 || allowed) return;
  throw new Failure(
    `These functions are deployed and no longer built; the deployment would delete them:\n${removed.map((place) => `  - ${place}`).join('\n')}\nTo delete them, run it with --delete-functions.`,
  );
}
