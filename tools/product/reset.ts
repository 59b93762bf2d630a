/** `npm run reset`: forgets everything that was changed locally; the next start begins with the seed. */
import { rmSync } from 'node:fs';
import { readArguments } from './command-line.ts';
import { runCommand } from './failure.ts';
import { requireStopped, stateFolder } from './state-folder.ts';

await runCommand(async () => {
  readArguments({});
  const folder = stateFolder(process.env['LUMEN_STATE_DIR'] || '.local');
  requireStopped(folder, 'reset it');
  for (const part of [folder.lake, folder.emulators, folder.site, folder.logs])
    rmSync(part, { recursive: true, force: true });
  console.log('Removed the local content, accounts and setups. `npm start` begins with the seed.');
});
