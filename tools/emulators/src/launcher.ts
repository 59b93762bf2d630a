import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { findEmulatorRuntime, type AvailableRuntime } from './emulator-runtime.ts';
import {
  emulatorConfig,
  SERVICES,
  type EmulatorPorts,
  type HostingBuild,
  type Service,
} from './firebase-config.ts';
import { HOSTING_FILE_VARIABLE } from './hosting-redirects.ts';
import { freePorts } from './free-ports.ts';
import type { SupervisorCommand, SupervisorOrders, SupervisorReport } from './supervisor-protocol.ts';
import { descendants, endProcesses, isAlive, stillRunning, type RunningProcess } from './process-tree.ts';
import { removeAll } from './remove-all.ts';
import { FUNCTIONS_DIR, ROOT } from './repository-paths.ts';
import { findSavedState } from './saved-state.ts';

export interface EmulatorOptions {
  /** Firebase project id; 'demo-…' ids never reach a real project. */
  projectId: string;
  /** Ports to use; free ones are chosen for those left out. */
  ports?: Partial<EmulatorPorts>;
  /** Ports that others of this run need; none of them is chosen. */
  avoidPorts?: readonly number[];
  /** Services to start; all unless given. 'functions' needs the bundle built, 'hosting' the site. */
  only?: readonly Service[];
  /** Folder that the state is read from at the start and saved to; nothing is kept without it. */
  stateDir?: string | null;
  /** Seconds between two saves while running (60 unless given); a last save is made when stopping. */
  saveEvery?: number;
  hosting?: HostingBuild | null;
  /** Variables for firebase-tools and the functions, over those of this process. */
  env?: Record<string, string>;
  /** File that takes everything the emulators print; what is in it stays. */
  logFile: string;
  /**
   * Done while the functions are still being loaded, as soon as the other services answer: little of
   * what is written then wakes a function.
   */
  beforeFunctions?: () => Promise<void>;
  /** What to run on; found out unless given. */
  runtime?: AvailableRuntime;
  /** Longest wait for readiness in seconds; ten minutes unless given, more when something is downloaded first. */
  timeout?: number;
  /** Told why the state could not be saved, each time. */
  onSaveFailed?: (reason: string) => void;
  /** Ends a start that is under way. */
  signal?: AbortSignal;
}

/** Longest waits for readiness in seconds. A slow machine needs minutes; one that never gets there is told so. */
const READY_TIMEOUT = { usual: 600, downloading: 1500 } as const;

/** Milliseconds between two looks at the processes of a run. */
const WATCH_INTERVAL = 1000;

/** Addresses of the running emulators, without a trailing slash. */
export type EmulatorAddresses = Record<Service | 'hub', string>;

export interface RunningEmulators {
  origins: EmulatorAddresses;
  ports: EmulatorPorts;
  /** Which jars run, in plain words. */
  description: string;
  /** Ids of every process of this run, the supervisor first. */
  pids(): number[];
  /** Saves the state now (as it is saved regularly and at the end). */
  save(): Promise<void>;
  /** Saves, stops, and resolves when no process of the run is left. */
  stop(): Promise<void>;
  /** Resolves when the emulators have ended; `expected` is false when `stop` was not called. */
  ended: Promise<{ expected: boolean }>;
}

/** The emulators did not start or did not do as told; the message is plain and names the log. */
export class EmulatorError extends Error {
  override name = 'EmulatorError';
}

const PORT_NAMES = [
  'auth',
  'firestore',
  'firestoreWebsocket',
  'storage',
  'functions',
  'hosting',
  'hub',
  'logging',
  'eventarc',
  'tasks',
  'ui',
] as const satisfies readonly (keyof EmulatorPorts)[];

/** Ports for a run: the given ones, and free ones above 22000 for the rest. */
async function choosePorts(
  given: Partial<EmulatorPorts> = {},
  avoid: readonly number[] = [],
): Promise<EmulatorPorts> {
  const missing = PORT_NAMES.filter((name) => given[name] === undefined);
  const taken = new Set([...avoid, ...Object.values(given)]);
  const free = await freePorts(missing.length, 22_000 + randomInt(80) * 12, taken);
  const chosen = Object.fromEntries(missing.map((name, index) => [name, free[index] ?? 0]));
  return { ...emptyPorts(), ...chosen, ...given };
}

function emptyPorts(): EmulatorPorts {
  return {
    auth: 0,
    firestore: 0,
    firestoreWebsocket: 0,
    storage: 0,
    functions: 0,
    hosting: 0,
    hub: 0,
    logging: 0,
    eventarc: 0,
    tasks: 0,
    ui: 0,
  };
}

function at(port: number): string {
  return `http://localhost:${port}`;
}

function addresses(ports: EmulatorPorts): EmulatorAddresses {
  return {
    auth: at(ports.auth),
    firestore: at(ports.firestore),
    storage: at(ports.storage),
    functions: at(ports.functions),
    hosting: at(ports.hosting),
    hub: at(ports.hub),
  };
}

const CONFIG_PREFIX = 'firebase.local-';

/**
 * firebase-tools takes every path relative to its configuration and refuses those above it, so the
 * file has to stand in the repository's root; it is git-ignored and named after this process.
 */
function writeConfig(
  ports: EmulatorPorts,
  ui: boolean,
  hosting: HostingBuild | null,
  services: readonly Service[],
): string {
  removeStaleConfigs();
  const file = join(ROOT, `${CONFIG_PREFIX}${process.pid}-${ports.hub}.json`);
  writeFileSync(file, JSON.stringify(emulatorConfig(ports, ui, hosting, services), null, 2));
  return file;
}

/** Removes what runs that were killed together with their supervisor have left. */
function removeStaleConfigs(): void {
  for (const name of readdirSync(ROOT)) {
    const owner = name.startsWith(CONFIG_PREFIX)
      ? Number.parseInt(name.slice(CONFIG_PREFIX.length), 10)
      : null;
    if (owner !== null && !isAlive(owner)) rmSync(join(ROOT, name), { force: true });
  }
}

/** The emulators live for minutes: Java's second compiler and its parallel collector cost more than they give. Java would take a quarter of the memory otherwise. */
const SHORT_LIVED_JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx1536m';

function childEnvironment(
  runtime: AvailableRuntime,
  work: string,
  extra: Record<string, string>,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...runtime.binaries,
    ...extra,
    PATH: [dirname(process.execPath), runtime.java.bin, extra['PATH'] ?? process.env['PATH'] ?? ''].join(
      delimiter,
    ),
    JAVA_HOME: dirname(runtime.java.bin),
    JAVA_TOOL_OPTIONS: [SHORT_LIVED_JAVA, process.env['JAVA_TOOL_OPTIONS'] ?? ''].join(' ').trim(),
    // Uploaded blobs and the hub's locator file go to the temporary folder: one for each run.
    TMPDIR: work,
    XDG_CONFIG_HOME: join(work, 'config'),
    // A function's process starts in half the time when what it loads has been compiled once.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(ROOT, 'node_modules/.cache/compiled'),
    // By a file: a server of the definitions takes three seconds to end, each time they are read.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // Seconds; after ten a busy machine would be left without functions, and the start would wait for them.
    FUNCTIONS_DISCOVERY_TIMEOUT: '180',
    // Each call or event at work has a process of its own, which stays (firebase-tools#8113); 50 by default.
    FUNCTIONS_EMULATOR_PARALLEL: '4',
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_CLI_DISABLE_ANALYTICS: '1',
    NO_COLOR: '1',
  };
}

const require = createRequire(import.meta.url);

class EmulatorRun {
  readonly #supervisor: ChildProcess;
  readonly #logFile: string;
  /** Every process of the run; noted while parents are there, for when the supervisor itself is killed. */
  #family: RunningProcess[] = [];
  #waiting: ((report: SupervisorReport) => void)[] = [];
  readonly #onSaveFailed: (reason: string) => void;
  #expected = false;
  readonly ended: Promise<{ expected: boolean }>;

  constructor(orders: SupervisorOrders, env: NodeJS.ProcessEnv, onSaveFailed: (reason: string) => void) {
    this.#onSaveFailed = onSaveFailed;
    this.#logFile = orders.logFile;
    // In a session of its own: Ctrl-C in the terminal then reaches only the launcher.
    this.#supervisor = spawn(
      process.execPath,
      [join(import.meta.dirname, 'supervisor.ts'), JSON.stringify(orders)],
      {
        cwd: orders.cwd,
        env,
        detached: true,
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    this.#supervisor.stdin?.on('error', () => {});
    if (this.#supervisor.stdout) {
      createInterface({ input: this.#supervisor.stdout }).on('line', (line) => this.#heard(JSON.parse(line)));
    }
    const watch = setInterval(() => {
      const now = this.#supervisor.pid === undefined ? [] : descendants(this.#supervisor.pid);
      const earlier = stillRunning(this.#family).filter(({ pid }) => !now.some((one) => one.pid === pid));
      this.#family = [...now, ...earlier];
    }, WATCH_INTERVAL);
    const exit = once(this.#supervisor, 'exit');
    this.ended = exit.then(async () => {
      clearInterval(watch);
      // The supervisor leaves nothing behind, unless it was killed.
      await endProcesses(this.#family);
      removeAll(orders.removeAtEnd);
      return { expected: this.#expected };
    });
  }

  #heard(report: SupervisorReport): void {
    if (report.event === 'save-failed') this.#onSaveFailed(report.message);
    for (const waiting of this.#waiting) waiting(report);
  }

  tell(command: SupervisorCommand): void {
    this.#supervisor.stdin?.write(`${command}\n`);
  }

  pids(): number[] {
    const { pid, exitCode, signalCode } = this.#supervisor;
    const hasEnded = pid === undefined || exitCode !== null || signalCode !== null;
    return hasEnded ? [] : [pid, ...descendants(pid).map((child) => child.pid)];
  }

  async save(): Promise<void> {
    const outcome = new Promise<SupervisorReport>((resolve) => {
      const waiting = (report: SupervisorReport): void => {
        if (report.event !== 'saved' && report.event !== 'save-failed' && report.event !== 'ended') return;
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        resolve(report);
      };
      this.#waiting.push(waiting);
    });
    this.tell('save');
    const report = await outcome;
    if (report.event === 'save-failed') throw new EmulatorError(report.message);
  }

  async stop(): Promise<void> {
    this.#expected = true;
    this.#supervisor.stdin?.end();
    await this.ended;
  }

  /** What the log says went wrong, in firebase-tools' own words. */
  problem(): string {
    const log = existsSync(this.#logFile) ? readFileSync(this.#logFile, 'utf8') : '';
    const said = log.split('\n').filter((line) => /^\s*(Error|⚠)|Error:/.test(line));
    return said.slice(-5).join('\n');
  }
}

async function answers(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether the functions emulator has loaded the functions' definitions. */
function hasTriggers(answer: unknown): boolean {
  const backends = isRecord(answer) && Array.isArray(answer['backends']) ? answer['backends'] : [];
  return backends.some(
    (backend: unknown) =>
      isRecord(backend) &&
      Array.isArray(backend['functionTriggers']) &&
      backend['functionTriggers'].length > 0,
  );
}

/** Whether something answers, whatever it says. firebase-tools itself listens for a moment while it looks for ports. */
async function listens(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  }
}

/** Whether the hub knows of services and each of them answers. */
async function areAnswering(only: readonly Service[], origins: EmulatorAddresses): Promise<boolean> {
  const running = await answers(`${origins.hub}/emulators`);
  if (!isRecord(running) || !only.every((service) => service in running)) return false;
  // The hub names an emulator as soon as it is being started.
  const answering = await Promise.all(only.map((service) => listens(origins[service])));
  return !answering.includes(false);
}

async function isReady(only: readonly Service[], origins: EmulatorAddresses): Promise<boolean> {
  if (!(await areAnswering(only, origins))) return false;
  return !only.includes('functions') || hasTriggers(await answers(`${origins.functions}/backends`));
}

async function waitUntilReady(
  run: EmulatorRun,
  isThere: () => Promise<boolean>,
  seconds: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  let ended = false;
  void run.ended.then(() => (ended = true));
  while (!(await isThere())) {
    if (ended) throw new EmulatorError(`The Firebase emulators did not start.\n${run.problem()}`);
    if (signal?.aborted || Date.now() > deadline) {
      throw new EmulatorError(
        signal?.aborted
          ? 'The start of the Firebase emulators was canceled.'
          : `The Firebase emulators were not ready in ${seconds} s.\n${run.problem()}`,
      );
    }
    await delay(150);
  }
}

async function runtimeFor({ runtime, env }: EmulatorOptions): Promise<AvailableRuntime> {
  const found = runtime ?? (await findEmulatorRuntime({ ...process.env, ...env }));
  if (found.kind === 'missing') throw new EmulatorError(found.message);
  return found;
}

/**
 * Starts the Firebase emulators and waits until they answer. Whatever becomes of the caller, the
 * state is saved and no process is left: a supervisor process of its own sees to it.
 * @throws EmulatorError when they cannot start, with what firebase-tools said
 */
export async function startEmulators(options: EmulatorOptions): Promise<RunningEmulators> {
  const {
    projectId,
    only = SERVICES,
    stateDir = null,
    saveEvery = 60,
    hosting = null,
    env = {},
    logFile,
  } = options;
  if (only.includes('functions') && !existsSync(join(FUNCTIONS_DIR, 'dist/index.js'))) {
    throw new EmulatorError("The functions are not built: run 'node functions/build.ts' first.");
  }
  if (only.includes('hosting') && !hosting) {
    throw new EmulatorError('The Hosting emulator needs the folder of the built site.');
  }
  const runtime = await runtimeFor(options);
  const ports = await choosePorts(options.ports, options.avoidPorts);
  const origins = addresses(ports);
  const work = mkdtempSync(join(tmpdir(), 'lumen-emulators-'));
  const config = writeConfig(ports, runtime.ui, only.includes('hosting') ? hosting : null, only);
  const importFrom = stateDir === null ? null : findSavedState(stateDir);
  if (stateDir !== null) mkdirSync(dirname(stateDir), { recursive: true });
  mkdirSync(dirname(logFile), { recursive: true });
  const run = new EmulatorRun(
    {
      script: require.resolve('firebase-tools/lib/bin/firebase.js'),
      args: [
        'emulators:start',
        `--project=${projectId}`,
        `--config=${config}`,
        `--only=${only.join(',')}`,
        ...(importFrom === null ? [] : [`--import=${importFrom}`]),
      ],
      cwd: work,
      logFile,
      hub: origins.hub,
      saveTo: stateDir,
      saveEvery,
      removeAtEnd: [work, config],
    },
    childEnvironment(runtime, work, {
      ...(hosting?.config ? { [HOSTING_FILE_VARIABLE]: hosting.config } : {}),
      ...env,
    }),
    options.onSaveFailed ?? (() => {}),
  );
  const timeout = options.timeout ?? READY_TIMEOUT[runtime.downloads ? 'downloading' : 'usual'];
  const wait = (isThere: () => Promise<boolean>): Promise<void> =>
    waitUntilReady(run, isThere, timeout, options.signal);
  const others = only.filter((service) => service !== 'functions' && service !== 'hosting');
  try {
    await wait(() => areAnswering(others, origins));
    await Promise.all([options.beforeFunctions?.(), wait(() => isReady(only, origins))]);
  } catch (error) {
    await run.stop();
    throw error;
  }
  run.tell('ready');
  return {
    origins,
    ports,
    description: runtime.description,
    pids: () => run.pids(),
    save: () => run.save(),
    stop: () => run.stop(),
    ended: run.ended,
  };
}
