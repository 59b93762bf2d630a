/**
 * Generates the queries' fields from the table of figures, and the types of all GROQ queries from the
 * Studio's schema.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runCommand } from './failure.ts';
import { FIGURE_FIELDS_FILE, figureFieldsModule } from './figure-fields.ts';
import { ROOT } from './state-folder.ts';

const STUDIO = join(ROOT, 'studio');

function sanity(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('sanity', args, {
    cwd: STUDIO,
    encoding: 'utf8',
    env: { ...process.env, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' },
  });
  if (status !== 0) throw new Failure(`sanity ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

await runCommand(async () => {
  writeFileSync(FIGURE_FIELDS_FILE, figureFieldsModule());
  sanity('schema', 'extract', '--enforce-required-fields', '--force', '--path', 'schema.generated.json');
  sanity('typegen', 'generate');
});
