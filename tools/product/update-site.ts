/**
 * Brings the site of a product that runs up to what is published, each time it is told to by a line; the
 * `LUMEN_*` variables name the product. It ends when nobody can tell it anything any more.
 */
import { createInterface } from 'node:readline';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { PageRenderer } from '../../web/prerender/page-renderer.ts';
import { readRendered } from '../../web/prerender/rendered-site.ts';
import { openBuildContent } from '../../web/src/app/build-content.ts';
import { updateSite } from '../../web/prerender/update-site.ts';
import { LAKE_TOKEN } from './lake-process.ts';
import { stateFolder } from './state-folder.ts';
import type { UpdateReport } from './site-update-process.ts';

const environment = parseEnvironment(process.env);
const content = openBuildContent(environment.content, LAKE_TOKEN);
const { site: outDir } = stateFolder(process.env['LUMEN_STATE_DIR'] || '.local');

async function update(
  build: string | undefined,
  renderer: Promise<PageRenderer> | undefined,
): Promise<UpdateReport> {
  // Another build has other code than this process has loaded.
  if ((await readRendered(outDir))?.build !== build) return { kind: 'other-build' };
  const done = await updateSite({
    environment,
    outDir,
    content,
    ...(renderer ? { renderer: await renderer } : {}),
  });
  const { documents, rendered, removed, failed, milliseconds } = done;
  console.error(
    `${new Date().toISOString()} ${documents} documents: ${rendered.length} pages rebuilt in ${milliseconds} ms (${rendered.join(' ')})${removed.length > 0 ? `, gone: ${removed.join(' ')}` : ''}`,
  );
  const [first] = failed;
  if (!first) return { kind: 'done' };
  const others = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
  return { kind: 'failed', reason: `${first.path}${others}: ${first.reason}` };
}

const built = await readRendered(outDir);
// Loaded before it is needed: that takes longer than most updates.
const renderer = built ? PageRenderer.open(environment, built.bundle) : undefined;
// Whoever needs it is told.
renderer?.catch(() => {});

for await (const _order of createInterface({ input: process.stdin })) {
  const report = await update(built?.build, renderer).catch((error: unknown): UpdateReport => ({
    kind: 'failed',
    reason: error instanceof Error ? error.message : String(error),
  }));
  process.stdout.write(`${JSON.stringify(report)}\n`);
}
process.exit();
