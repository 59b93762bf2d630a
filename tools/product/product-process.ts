import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment, portVariables, type SiteEnvironment } from '@lumen-throw/domain/environment';
import { Failure } from './failure.ts';
import { freeLocalPorts } from './ports.ts';
import { ROOT } from './state-folder.ts';

/** A product of a run's own: `npm start` on free ports and in a state folder of its own. */
export interface ProductProcess {
  environment: SiteEnvironment;
  /** The variables it was started with. */
  variables: Record<string, string>;
  pid: number;
  /** Milliseconds from the start of the command until it said that it is up. */
  readyAfter: number;
  output(): string;
  /** What its parts said last, and what it said itself. */
  account(): string;
  /** The same, when it has ended without being told to; null while it runs. */
  lastWords(): string | null;
  /** Sends Ctrl-C and waits until it has ended; @param keepState leaves the folder for another start */
  stop(keepState?: boolean): Promise<void>;
}

/** With these `npm start` ends its list of addresses. */
const LAST_WORDS = 'restores the seed.';

/** Lines of each part's log that say how it ended. */
const LAST_LINES = 40;

/** The ends of a product's logs. */
function endsOfLogs(folder: string): string {
  return globSync('*.log', { cwd: folder })
    .map((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
      return `${name}:\n${lines.slice(-LAST_LINES).join('\n')}`;
    })
    .join('\n');
}

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve();
}

/**
 * Starts the product as a person would, and waits until it is up.
 * @param variables of an earlier product, to start on its ports and its state again
 * @param root of the tree whose product it is; `args` for its command
 * @throws Failure with what the product said
 */
export async function startProductProcess(
  variables?: Record<string, string>,
  { root = ROOT, args = [] }: { root?: string; args?: readonly string[] } = {},
): Promise<ProductProcess> {
  const own = variables ?? {
    ...portVariables(await freeLocalPorts()),
    LUMEN_STATE_DIR: join('.local', `run-${process.pid}-${Date.now()}`),
  };
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/product/start.ts'), ...args], {
    cwd: root,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const isUp = new Promise<boolean>((resolve) => {
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes(LAST_WORDS)) resolve(true);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
  });
  const up = await Promise.race([isUp, ended(child).then(() => false)]);
  if (!up) throw new Failure(`The product did not start:\n${output}`);
  const account = (): string => `${endsOfLogs(join(root, own['LUMEN_STATE_DIR'] ?? '', 'logs'))}\n${output}`;
  return {
    environment: parseEnvironment(own),
    variables: own,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - started,
    output: () => output,
    account,
    lastWords: () => (child.exitCode === null && child.signalCode === null ? null : account()),
    stop: async (keepState = false) => {
      child.kill('SIGINT');
      await ended(child);
      if (!keepState) rmSync(join(root, own['LUMEN_STATE_DIR'] ?? ''), { recursive: true, force: true });
    },
  };
}
