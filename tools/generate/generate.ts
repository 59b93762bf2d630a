/**
 * Writes the committed files that follow from others: limits in the rules, site texts, content types, the
 * seed, the coverage of the specification. With names (`-- types seed`) only those. With `--check` it
 * changes nothing and fails for files that are not current.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';
import { ROOT } from '../product/state-folder.ts';
import { runTool } from '../product/tool-command.ts';
import { chooseGenerators } from './generators.ts';

const read = (file: string): string =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';

await runCommand(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const stale: string[] = [];
  for (const { script, files } of chooseGenerators(positionals)) {
    const before = files.map((file) => [file, read(file)] as const);
    await runTool(process.execPath, [script]);
    for (const [file, text] of before) {
      if (read(file) === text) continue;
      stale.push(file);
      if (values.check) writeFileSync(join(ROOT, file), text);
    }
  }
  if (values.check && stale.length > 0)
    throw new Failure(`Out of date: ${stale.join(', ')}. Run 'npm run generate' and commit the result.`);
  console.log(stale.length === 0 ? 'All generated files are up to date.' : `Written: ${stale.join(', ')}`);
});
