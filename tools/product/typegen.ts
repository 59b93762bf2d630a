/**
 * Generates the queries' fields from the table of figures, and the types of all GROQ queries from the
 * Studio's schema.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractSchema } from '../../studio/check/extract-schema.ts';
import { Failure, runCommand } from './failure.ts';
import { FIGURE_FIELDS_FILE, figureFieldsModule } from './figure-fields.ts';
import { ROOT } from './state-folder.ts';

const STUDIO = join(ROOT, 'studio');

await runCommand(async () => {
  writeFileSync(FIGURE_FIELDS_FILE, figureFieldsModule());
  writeFileSync(join(STUDIO, 'schema.generated.json'), `${JSON.stringify(extractSchema(), null, 2)}\n`);
  const { status, stdout, stderr } = spawnSync('sanity', ['typegen', 'generate'], {
    cwd: STUDIO,
    encoding: 'utf8',
    env: { ...process.env, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' },
  });
  if (status !== 0) throw new Failure(`sanity typegen generate failed:\n${stdout}${stderr}`);
});
