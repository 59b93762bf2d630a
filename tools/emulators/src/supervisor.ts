/**
 * Owns the emulators on behalf of the launcher: a process of its own, so that they are saved,
 * stopped and cleared away also when the launcher dies without a word. It stops when its standard
 * input ends, for whatever reason.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { SupervisorCommand, SupervisorOrders, SupervisorReport } from './supervisor-protocol.ts';
import { descendants, stillRunning, type RunningProcess } from './process-tree.ts';
import { saveState } from './saved-state.ts';

/** Longest wait for firebase-tools' clean shutdown, in milliseconds. */
const SHUTDOWN_TIMEOUT = 20_000;

function report(message: SupervisorReport): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

async function endLeftovers(processes: readonly RunningProcess[]): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const { pid } of stillRunning(processes)) {
      try {
        process.kill(pid, signal);
      } catch {
        // It ended by itself in between.
      }
    }
    for (let waited = 0; waited < 3000 && stillRunning(processes).length > 0; waited += 100) await delay(100);
  }
}

class Supervisor {
  readonly #orders: SupervisorOrders;
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  /** Saves run one after the other, never two at once. */
  #saving: Promise<void> = Promise.resolve();
  #ready = false;
  #stopping = false;

  constructor(orders: SupervisorOrders) {
    this.#orders = orders;
    const log = openSync(orders.logFile, 'a');
    // A request that firebase-tools fails at without an answer, a picture deleted while it is read say,
    // would otherwise end all emulators: Express 4 leaves what its asynchronous handlers throw to Node.
    const args = ['--unhandled-rejections=warn', orders.script, ...orders.args];
    this.#child = spawn(process.execPath, args, {
      cwd: orders.cwd,
      stdio: ['ignore', log, log],
    });
    this.#exit = once(this.#child, 'exit');
    if (this.#child.pid !== undefined) report({ event: 'started', pid: this.#child.pid });
  }

  save(): Promise<void> {
    this.#saving = this.#saveAfter(this.#saving);
    return this.#saving;
  }

  async #saveAfter(earlier: Promise<void>): Promise<void> {
    await earlier;
    try {
      if (this.#orders.saveTo !== null && this.#ready) await saveState(this.#orders.hub, this.#orders.saveTo);
      report({ event: 'saved' });
    } catch (error) {
      report({ event: 'save-failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  command(line: SupervisorCommand): void {
    if (line === 'save') void this.save();
    if (line === 'ready' && !this.#ready) {
      this.#ready = true;
      setInterval(() => void this.save(), this.#orders.saveEvery * 1000).unref();
    }
  }

  /** Saves, stops and clears away; the second call does nothing. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    await this.save();
    const started = this.#child.pid === undefined ? [] : descendants(this.#child.pid);
    this.#child.kill('SIGINT');
    const late = setTimeout(() => this.#child.kill('SIGKILL'), SHUTDOWN_TIMEOUT);
    await this.#exit;
    clearTimeout(late);
    await endLeftovers(started);
  }

  /** Waits until firebase-tools has ended, by order or by itself. */
  async ended(): Promise<number | null> {
    let seen: RunningProcess[] = [];
    const watch = setInterval(() => {
      // Children of a process that crashed lose their parent, so they are noted while it lives.
      if (this.#child.pid !== undefined && !this.#stopping) seen = descendants(this.#child.pid);
    }, 1000);
    await this.#exit;
    clearInterval(watch);
    await endLeftovers(seen);
    for (const path of this.#orders.removeAtEnd) rmSync(path, { recursive: true, force: true });
    return this.#child.exitCode;
  }
}

/** The launcher may be gone already; then nobody reads the reports. */
process.stdout.on('error', () => {});

const orders: SupervisorOrders = JSON.parse(process.argv[2] ?? '');
const supervisor = new Supervisor(orders);
const commands = createInterface({ input: process.stdin });
commands.on('line', (line) => {
  if (line === 'save' || line === 'ready') supervisor.command(line);
});
commands.on('close', () => void supervisor.stop());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void supervisor.stop());
}
const code = await supervisor.ended();
report({ event: 'ended', code });
process.stdin.destroy();
