/** The wrapper of each command, which first installs what is missing, once. */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './state-folder.ts';

let project: string;

/** A fake npm that takes half a second and records each call. */
const NPM = `#!/bin/sh
echo "$@" >> "$PROJECT/npm-calls"
rm -rf "$PROJECT/node_modules"
sleep 0.5
mkdir -p "$PROJECT/node_modules/node/bin"
ln -s "$NODE" "$PROJECT/node_modules/node/bin/node"
`;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lumen-install-'));
  for (const folder of ['tools', 'bin']) mkdirSync(join(project, folder));
  copyFileSync(join(ROOT, 'tools/with-node24.mjs'), join(project, 'tools/with-node24.mjs'));
  writeFileSync(join(project, 'package-lock.json'), '{}');
  writeFileSync(join(project, 'said.mjs'), "console.log('it ran');");
  writeFileSync(join(project, 'bin/npm'), NPM);
  chmodSync(join(project, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function command(): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(project, 'tools/with-node24.mjs'), 'said.mjs'], {
      env: {
        ...process.env,
        PATH: `${join(project, 'bin')}${delimiter}${process.env['PATH']}`,
        PROJECT: project,
        NODE: process.execPath,
      },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('exit', (code) => resolve({ code, output }));
  });
}

const calls = (): string[] => readFileSync(join(project, 'npm-calls'), 'utf8').trim().split('\n');

test('three simultaneous commands install once, and each of them runs', async () => {
  const ended = await Promise.all([command(), command(), command()]);
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
  for (const { output } of ended) expect(output).toContain('it ran');
  expect(ended.filter(({ output }) => output.includes('Another command installs'))).toHaveLength(2);
  expect(calls()).toHaveLength(1);
  expect((await command()).output).toBe('it ran\n');
  expect(calls()).toHaveLength(1);
});

test('ignores the lock of a command that was killed while installing', async () => {
  mkdirSync(join(project, '.local'));
  // Above the system's largest id.
  writeFileSync(join(project, '.local/installing'), '4194305');
  const { code, output } = await command();
  expect(code).toBe(0);
  expect(output).toContain('it ran');
});
