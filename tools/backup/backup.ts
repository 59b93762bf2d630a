/**
 * `npm run tool -- backup`: content and community of the embedded product, or of a stage. Options after `--`:
 * `--stage <name>`; `--out <folder>` (a folder under `.backups` unless given); hosted: `--dry-run` prints the
 * commands. `.github/workflows/backup.yml` runs it every night.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { LATEST_BACKUP_FILE, type LatestBackup } from '@lumen-throw/domain/backup';
import { parseEnvironment, type SiteEnvironment } from '@lumen-throw/domain/environment';
import { STAGE_OPTION, workOnStage } from '../../environments/stage.ts';
import { countDocuments } from './backup-parts.ts';
import { hostedBackup, keepBackup, type ToolCommand } from './hosted-commands.ts';
import { backUpLocal } from './local-backup.ts';
import { readArguments } from '../product/command-line.ts';
import { runCommand } from '../product/failure.ts';
import { ROOT, stateFolder } from '../product/state-folder.ts';
import { runTool } from '../product/tool-command.ts';

async function runAll(commands: readonly ToolCommand[], dryRun: boolean): Promise<void> {
  for (const { what, command, args } of commands) {
    console.log(`▸ ${what}\n  ${command} ${args.join(' ')}`);
    if (!dryRun) await runTool(command, args, command === 'sanity' ? 'studio' : '.');
  }
}

/** Makes every part, looks into what was made here, and says last in the bucket that it is whole. */
async function backUpHosted(
  environment: SiteEnvironment,
  stamp: string,
  dir: string,
  dryRun: boolean,
): Promise<void> {
  if (!dryRun) mkdirSync(dir, { recursive: true });
  await runAll(hostedBackup(environment, stamp, dir), dryRun);
  if (!dryRun) {
    console.log(`${countDocuments(dir)} documents.`);
    const latest: LatestBackup = { stamp, complete: new Date().toISOString() };
    writeFileSync(join(dir, LATEST_BACKUP_FILE), `${JSON.stringify(latest)}\n`);
  }
  await runAll(keepBackup(environment, stamp, dir), dryRun);
}

await runCommand(async () => {
  const { values } = readArguments({
    options: {
      out: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      ...STAGE_OPTION,
    },
  });
  workOnStage(values.stage);
  const environment = parseEnvironment(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const dir = resolve(ROOT, values.out ?? join('.backups', stamp));
  if (environment.backend === 'hosted') {
    await backUpHosted(environment, stamp, dir, values['dry-run']);
    return;
  }
  const folder = stateFolder(process.env['LUMEN_STATE_DIR'] || '.local');
  const { documents, assets, communitySavedAt } = await backUpLocal(environment, folder, dir);
  console.log(`${documents} documents with ${assets} pictures and files are in ${relative(ROOT, dir)}.`);
  console.log(
    communitySavedAt === null
      ? 'There is no community to back up yet.'
      : `The community is as it was saved at ${communitySavedAt.toISOString()}.`,
  );
});
