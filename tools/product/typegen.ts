/**
 * Generates the types of all GROQ queries from the Studio's schema. With `--check` it changes
 * nothing and fails when the committed types are not what the schema and the queries make.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './command-line.ts';
import { Failure, runCommand } from './failure.ts';
import { ROOT } from './state-folder.ts';

const STUDIO = join(ROOT, 'studio');
const TYPES = join(ROOT, 'web/src/shared/content-api/content-types.generated.ts');

function sanity(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('sanity', args, {
    cwd: STUDIO,
    encoding: 'utf8',
    env: { ...process.env, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' },
  });
  if (status !== 0) throw new Failure(`sanity ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

await runCommand(async () => {
  const { values } = readArguments({ options: { check: { type: 'boolean', default: false } } });
  const before = readFileSync(TYPES, 'utf8');
  sanity('schema', 'extract', '--enforce-required-fields', '--force', '--path', 'schema.generated.json');
  sanity('typegen', 'generate');
  if (!values.check) return;
  const after = readFileSync(TYPES, 'utf8');
  if (after === before) return;
  writeFileSync(TYPES, before);
  throw new Failure(
    "The committed content types are not what the schema and the queries make: run 'npm run typegen' and commit the result.",
  );
});
