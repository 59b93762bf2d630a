import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from './failure.ts';
import { ROOT } from './state-folder.ts';

/**
 * Runs a command of a tool to its end; what it says appears as it says it.
 * @param folder in the repository
 * @throws Failure when the tool is not there or fails
 */
export function runTool(command: string, args: readonly string[], folder = '.'): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: join(ROOT, folder),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => reject(new Failure(`Failed to run ${command} (${error.message}).`)));
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Failure(`${command} ${args.join(' ')} exited with code ${code}.`)),
    );
  });
}
