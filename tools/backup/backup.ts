/**
 * `npm run backup`: content and community of the embedded product, or of a stage. Options after `--`:
 * `--stage <name>`; `--out <folder>` (a folder under `.backups` unless given); hosted: `--dry-run` prints the
 * commands, `--schedule` sets up the daily back-ups instead of making one.
 */
import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { STAGE_OPTION, workOnStage } from '../../environments/stage.ts';
import { backupSchedule, hostedBackup, type ToolCommand } from './hosted-commands.ts';
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

await runCommand(async () => {
  const { values } = readArguments({
    options: {
      out: { type: 'string' },
      schedule: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      ...STAGE_OPTION,
    },
  });
  workOnStage(values.stage);
  const environment = parseEnvironment(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const dir = resolve(ROOT, values.out ?? join('.backups', stamp));
  if (environment.backend === 'hosted') {
    if (!values['dry-run']) mkdirSync(dir, { recursive: true });
    const commands = values.schedule ? backupSchedule(environment) : hostedBackup(environment, stamp, dir);
    await runAll(commands, values['dry-run']);
    return;
  }
  const folder = stateFolder(process.env['LUMEN_STATE_DIR'] || '.local');
  const { documents, assets, communitySavedAt } = await backUpLocal(environment, folder, dir);
  console.log(`${documents} documents with ${assets} pictures and files are in ${relative(ROOT, dir)}.`);
  console.log(
    communitySavedAt === null
      ? 'There was no community to back up yet.'
      : `The community is as it was saved at ${communitySavedAt.toISOString()}.`,
  );
});
