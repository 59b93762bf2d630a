import { spawn } from 'node:child_process';
import { ROOT } from '../product/state-folder.ts';

/** Runs a command at the root of the project, or of a copy of it; resolves with its exit code and all that it printed. */
export function run(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  root = ROOT,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true', FORCE_COLOR: '0', ...variables },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
