import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { startLake } from '../lake/src/server.ts';
import { LakeDatabase } from '../lake/src/store/lake-database.ts';
import { markSeeded } from '../lake/src/transfer/seed.ts';
import { Failure } from '../product/failure.ts';
import { SEED } from '../product/lake-process.ts';
import { requireStopped, type StateFolder } from '../product/state-folder.ts';
import { backupPlaces } from './local-backup.ts';

/** Puts a new folder where another may be, and keeps that one. @returns where the old one is, if there was one */
function replaceFolder(made: string, place: string, stamp: string): string | null {
  const kept = existsSync(place) ? `${place}.before-${stamp}` : null;
  if (kept !== null) renameSync(place, kept);
  mkdirSync(dirname(place), { recursive: true });
  renameSync(made, place);
  return kept;
}

async function restoreContent(
  environment: SiteEnvironment,
  content: string,
  target: string,
): Promise<number> {
  const { projectId, dataset } = environment.content;
  const lake = await startLake({
    port: 0,
    shards: 0,
    dataDir: target,
    allowedOrigins: [],
    projectId,
    dataset,
    seed: join(content, 'data.ndjson'),
  });
  const { seeded } = lake;
  await lake.close();
  // What the backup does not have was deleted: the next start must not take it from the seed.
  using database = LakeDatabase.open(target, console.error);
  await markSeeded(SEED, database, dataset);
  return seeded?.documents ?? 0;
}

/**
 * Restores a backup of the embedded product. What was there is kept beside it.
 * @param dir a folder that `backUpLocal` made
 * @returns the number of documents, and the folders with what was there before
 * @throws Failure when the product runs or the folder is no backup; nothing is changed then
 */
export async function restoreLocal(
  environment: SiteEnvironment,
  folder: StateFolder,
  dir: string,
): Promise<{ documents: number; kept: string[] }> {
  requireStopped(folder, 'restore a backup');
  const places = backupPlaces(dir);
  if (!existsSync(places.about) || !existsSync(join(places.content, 'data.ndjson'))) {
    throw new Failure(`${dir} is not a backup of this product: it has no valid backup.json.`);
  }
  mkdirSync(folder.dir, { recursive: true });
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const lake = `${folder.lake}.restoring`;
  const emulators = `${folder.emulators}.restoring`;
  for (const unfinished of [lake, emulators]) rmSync(unfinished, { recursive: true, force: true });
  const documents = await restoreContent(environment, places.content, lake);
  const kept = [replaceFolder(lake, folder.lake, stamp)];
  if (existsSync(places.community)) {
    cpSync(places.community, emulators, { recursive: true });
    kept.push(replaceFolder(emulators, folder.emulators, stamp));
  }
  return { documents, kept: kept.filter((path) => path !== null) };
}
