import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { mkdirSync } from 'node:fs';
import { startLake } from '../product/lake-process.ts';
import { stateFolder } from '../product/state-folder.ts';

/** Milliseconds that a lake gets to answer. */
const TIMEOUT = 2000;

async function isAnswering(lakeOrigin: string): Promise<boolean> {
  try {
    await fetch(lakeOrigin, { signal: AbortSignal.timeout(TIMEOUT) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Uses the content lake of a product that runs, or starts one on the product's own content.
 * @returns how to stop the lake that was started; nothing to stop for hosted content
 * @throws Failure with the lake's own sentence
 */
export async function requireLake(environment: SiteEnvironment): Promise<() => Promise<void>> {
  const { content, ports, siteUrl, studioUrl } = environment;
  if (content.lakeOrigin === null || (await isAnswering(content.lakeOrigin))) return async () => {};
  const folder = stateFolder(process.env['LUMEN_STATE_DIR'] || '.local');
  mkdirSync(folder.logs, { recursive: true });
  const lake = await startLake(folder, {
    port: ports.lake,
    origins: [siteUrl, studioUrl, `http://localhost:${ports.dev}`],
    projectId: content.projectId,
    dataset: content.dataset,
    announceTo: null,
    latency: '0',
  });
  console.log(`content lake  ${content.lakeOrigin}`);
  return () => lake.stop();
}
