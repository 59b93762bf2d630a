/** The lake's command line as a child process. */

import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** A lake that moves its write-ahead log to the database often, so that kills happen in the middle of it. */
const CHECKPOINTING_LAKE = fileURLToPath(new URL('checkpointing-lake.ts', import.meta.url));

export interface ChildLake {
  process: ChildProcess;
  port: number;
  origin: string;
  /** Its stderr so far. */
  stderr: () => string;
}

export interface EndedRun {
  code: number | null;
  stderr: string;
  stdout: string;
}

function run(command: readonly [string, ...string[]]): ChildProcess {
  const [program, ...args] = command;
  return spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
}

function lakeCommand(args: readonly string[], main = MAIN): [string, ...string[]] {
  return [process.execPath, main, ...args];
}

/** Resolves once the child has exited. */
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

/** Starts the lake of `checkpointing-lake.ts`. */
export function startCheckpointingLake(folder: string): Promise<ChildLake> {
  return ready(run(lakeCommand([folder], CHECKPOINTING_LAKE)));
}

/** Starts a lake whose files may not grow over a size. @param blocks of 512 bytes, or of 1024 in some shells */
export function startLimitedChild(args: readonly string[], blocks: number): Promise<ChildLake> {
  return ready(run(['sh', '-c', `ulimit -f ${blocks} && exec "$@"`, 'sh', ...lakeCommand(args)]));
}

/** Starts a lake and waits until it is ready. */
export function startChild(args: readonly string[]): Promise<ChildLake> {
  return ready(run(lakeCommand(args)));
}

function ready(child: ChildProcess): Promise<ChildLake> {
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

/** Runs a command of the lake that ends by itself. */
export async function runToEnd(args: readonly string[]): Promise<EndedRun> {
  const child = run(lakeCommand(args));
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
