/** Steps of a deployment that no tool does. */
import { setTimeout as delay } from 'node:timers/promises';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { pendingIndexes } from './pending-indexes.ts';
import { Failure } from '../product/failure.ts';
import { discoverFunctions } from './discovered-functions.ts';
import { inspectBuilt } from './inspect-built.ts';
import { deployedFunctions, refuseRemoval, removedFunctions } from './removed-functions.ts';

/** Longest wait for Firestore to build its indexes, in milliseconds. */
const INDEXES_WAIT = 30 * 60_000;

export interface StepContext {
  environment: SiteEnvironment;
  vars: Readonly<Record<string, string | undefined>>;
  say: (line: string) => void;
  /** Whether functions that are built no more may be deleted. */
  deleteFunctions: boolean;
}

/** Looks through what was built. @throws Failure naming what must not be public */
export function inspect({ environment, vars }: StepContext, folders: Readonly<Record<string, string>>): void {
  const hosted = environment.backend === 'hosted';
  const found = Object.entries(folders).flatMap(([name, dir]) =>
    inspectBuilt({ dir, vars, hosted }).map(({ file, what }) => `${name} ${file}: ${what}`),
  );
  if (found.length > 0)
    throw new Failure(`The build contains files or text that must not be public:\n${found.join('\n')}`);
}

/** Firestore answers queries with an error while it builds their index. */
export async function waitForIndexes({ environment, say }: StepContext): Promise<void> {
  for (let waited = 0; ; waited += 10_000) {
    const { length } = await pendingIndexes(environment.firebase.projectId);
    if (length === 0) return;
    if (waited >= INDEXES_WAIT)
      throw new Failure(`${length} indexes are still building; deploy again when they are ready.`);
    say(`${length} indexes are building …`);
    await delay(10_000);
  }
}

/** Nothing is deleted that nobody named: the step that deploys the functions does not ask. */
export async function lookForRemovedFunctions({
  environment,
  vars,
  say,
  deleteFunctions,
}: StepContext): Promise<void> {
  const { projectId } = environment.firebase;
  const { functions } = await discoverFunctions(projectId, vars);
  const built = functions.flatMap(({ id, regions }) => regions.map((region) => `${region}/${id}`));
  const removed = removedFunctions(await deployedFunctions(projectId), new Set(built));
  refuseRemoval(removed, deleteFunctions);
  say(removed.length === 0 ? 'none' : `deleted with the next step: ${removed.join(', ')}`);
}
