import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from './failure.ts';
import { ROOT } from './state-folder.ts';

/**
 * What a tool's calls to Google are counted on: with a person's login firebase-tools names no project, unless
 * this variable does, and some APIs then refuse.
 */
export function quotaProject(
  variables: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const project = variables['LUMEN_FIREBASE_PROJECT_ID'];
  return project ? { GOOGLE_CLOUD_QUOTA_PROJECT: project } : {};
}

/**
 * Runs a command of a tool to its end; what it says appears as it says it.
 * @param folder in the repository
 * @throws Failure when the tool is not there or fails
 */
export function runTool(command: string, args: readonly string[], folder = '.'): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: join(ROOT, folder),
      env: { ...quotaProject(process.env), ...process.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => reject(new Failure(`Failed to run ${command} (${error.message}).`)));
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Failure(`${command} ${args.join(' ')} exited with code ${code}.`)),
    );
  });
}
