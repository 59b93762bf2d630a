/**
 * `npm run tool -- restore <folder>`: brings back what `npm run tool -- backup` saved. The embedded product is
 * restored here; for a hosted one the commands are printed, for the operator to run one by one.
 */
import { basename, relative, resolve } from 'node:path';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { STAGE_OPTION, workOnStage } from '../../environments/stage.ts';
import { hostedRestore } from './hosted-commands.ts';
import { restoreLocal } from './local-restore.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';
import { ROOT, stateFolder } from '../product/state-folder.ts';

await runCommand(async () => {
  const { values, positionals } = readArguments({ options: STAGE_OPTION, allowPositionals: true });
  workOnStage(values.stage);
  const [given] = positionals;
  if (!given || positionals.length > 1)
    throw new Failure('Usage: npm run tool -- restore <backup folder> [--stage <name>]');
  const environment = parseEnvironment(process.env);
  const dir = resolve(ROOT, given);
  if (environment.backend === 'hosted') {
    console.log('Run these commands in order (docs/operations.md, "Back up and restore"):\n');
    for (const { what, command, args } of hostedRestore(environment, basename(dir), dir)) {
      console.log(`# ${what}\n${command} ${args.join(' ')}\n`);
    }
    return;
  }
  const folder = stateFolder(process.env['LUMEN_STATE_DIR'] || '.local');
  const { documents, kept } = await restoreLocal(environment, folder, dir);
  console.log(`${documents} documents restored. Run \`npm start\` to see them.`);
  for (const path of kept) console.log(`Moved the previous data to ${relative(ROOT, path)}.`);
});
