/** The lake's command line as a child process. */

import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** A lake with tiny segments and frequent snapshots, for kills in the middle of both. */
const RESTLESS = fileURLToPath(new URL('restless-lake.ts', import.meta.url));

export interface ChildLake {
  process: ChildProcess;
  port: number;
  origin: string;
  /** What it has said on stderr so far. */
  stderr: () => string;
}

export interface EndedRun {
  code: number | null;
  stderr: string;
  stdout: string;
}

function run(args: readonly string[], main = MAIN): ChildProcess {
  return spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Resolves once the child is gone. */
export function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
}

/** Arguments of a lake on a free port. */
export function lakeArguments(folder: string, ...more: string[]): string[] {
  return ['--data', folder, '--port', '0', '--project', 'lumen', '--shards', '0', ...more];
}

/** Starts the lake of `restless-lake.ts`. */
export function startRestless(folder: string): Promise<ChildLake> {
  return startChild([folder], RESTLESS);
}

/** Starts a lake and waits for its line. */
export function startChild(args: readonly string[], main = MAIN): Promise<ChildLake> {
  const child = run(args, main);
  return new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (!stdout.includes('\n')) return;
      const { port }: { port: number } = JSON.parse(stdout);
      resolve({ process: child, port, origin: `http://localhost:${port}`, stderr: () => stderr });
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('exit', (code) => reject(new Error(`The lake ended with ${code}: ${stderr}`)));
  });
}

/** Runs a lake that is expected not to start. */
export const failToStart = runToEnd;

/** Runs a command of the lake that ends by itself. */
export async function runToEnd(args: readonly string[]): Promise<EndedRun> {
  const child = run(args);
  let stderr = '';
  let stdout = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  const code = await exited(child);
  return { code, stderr, stdout };
}
