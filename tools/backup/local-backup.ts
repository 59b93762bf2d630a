import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { findSavedState } from '../emulators/src/saved-state.ts';
import { startLake } from '../lake/src/server.ts';
import { exportFolder } from '../lake/src/transfer/export-folder.ts';
import { Failure } from '../product/failure.ts';
import { releaseName } from '../product/release.ts';
import { isInUse, type StateFolder } from '../product/state-folder.ts';

/** Of a local editor; it opens nothing but a lake on this machine. */
const LAKE_TOKEN = 'local-editor';
const COPY_ATTEMPTS = 5;

/** The places inside a backup. */
export function backupPlaces(dir: string): { about: string; content: string; community: string } {
  return {
    about: join(dir, 'backup.json'),
    content: join(dir, 'content'),
    community: join(dir, 'community'),
  };
}

export interface BackupOutcome {
  documents: number;
  assets: number;
  /** When the community's data were saved; null when there were none yet. */
  communitySavedAt: Date | null;
}

/** Exports from the running lake, or from one that runs for this alone. */
async function backUpContent(environment: SiteEnvironment, folder: StateFolder, target: string) {
  const { projectId, dataset, lakeOrigin } = environment.content;
  if (lakeOrigin !== null && isInUse(folder)) {
    return exportFolder({ origin: lakeOrigin, dataset, token: LAKE_TOKEN, folder: target });
  }
  const lake = await startLake({
    port: 0,
    shards: 0,
    dataDir: folder.lake,
    allowedOrigins: [],
    projectId,
    dataset,
  });
  try {
    return await exportFolder({ origin: lake.origin, dataset, token: LAKE_TOKEN, folder: target });
  } finally {
    await lake.close();
  }
}

/** Copies the newest complete save; the emulators may put a newer one in its place meanwhile. */
function backUpCommunity(folder: StateFolder, target: string): Date | null {
  for (let attempt = 0; attempt < COPY_ATTEMPTS; attempt++) {
    const saved = findSavedState(folder.emulators);
    if (saved === null) return null;
    const before = statSync(saved);
    rmSync(target, { recursive: true, force: true });
    try {
      cpSync(saved, target, { recursive: true });
    } catch {
      continue;
    }
    if (existsSync(saved) && statSync(saved).ino === before.ino) return before.mtime;
  }
  throw new Failure("The community's state keeps changing: stop the product and try again.");
}

/**
 * Backs up the embedded product, running or not. The backup's folder appears whole or not at all.
 * @param dir must not exist yet
 * @throws Failure when it exists or there is nothing to back up
 */
export async function backUpLocal(
  environment: SiteEnvironment,
  folder: StateFolder,
  dir: string,
): Promise<BackupOutcome> {
  if (existsSync(dir)) throw new Failure(`${dir} already exists: choose another folder with --out.`);
  if (!existsSync(folder.lake)) {
    throw new Failure(`There is nothing to back up in ${folder.dir}: the product has never run with it.`);
  }
  const unfinished = `${dir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const places = backupPlaces(unfinished);
  const { documents, assets } = await backUpContent(environment, folder, places.content);
  const communitySavedAt = backUpCommunity(folder, places.community);
  const about = { made: new Date().toISOString(), release: releaseName(), documents, assets };
  writeFileSync(places.about, `${JSON.stringify({ ...about, communitySavedAt }, null, 2)}\n`);
  renameSync(unfinished, dir);
  return { documents, assets, communitySavedAt };
}
