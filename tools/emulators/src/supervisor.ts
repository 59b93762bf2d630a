/**
 * Owns the emulators on behalf of the launcher: a process of its own, so that they are saved,
 * stopped and cleared away also when the launcher dies without a word. It stops when its standard
 * input ends, for whatever reason.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { SupervisorCommand, SupervisorOrders, SupervisorReport } from './supervisor-protocol.ts';
import { descendants, endProcesses, signalAll, stillRunning, type RunningProcess } from './process-tree.ts';
import { removeAll } from './remove-all.ts';
import { saveState } from './saved-state.ts';

/** Longest wait for firebase-tools' clean shutdown, in milliseconds; what it holds is saved by then. */
const SHUTDOWN_TIMEOUT = 4000;

/** Milliseconds between two looks at the processes that firebase-tools has started. */
const WATCH_INTERVAL = 500;

const GUARD = pathToFileURL(join(import.meta.dirname, 'preload-guard.ts')).href;

function report(message: SupervisorReport): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

class Supervisor {
  readonly #orders: SupervisorOrders;
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  /** All that firebase-tools has started; without it they lose their parent, so they are noted while it lives. */
  #started: RunningProcess[] = [];
  /** Saves run one after the other, never two at once. */
  #saving: Promise<void> = Promise.resolve();
  #ready = false;
  #stopping = false;

  constructor(orders: SupervisorOrders) {
    this.#orders = orders;
    const log = openSync(orders.logFile, 'a');
    this.#child = spawn(process.execPath, [`--import=${GUARD}`, orders.script, ...orders.args], {
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
      setInterval(() => {
        if (!this.#stopping) void this.save();
      }, this.#orders.saveEvery * 1000).unref();
    }
  }

  #watch(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    const before = this.#started;
    const now = descendants(pid);
    this.#started = [
      ...now,
      ...stillRunning(before).filter((old) => !now.some((one) => one.pid === old.pid)),
    ];
    // firebase-tools goes on without an emulator that was killed, and answers for it no more.
    const lost = before.some(
      ({ pid, name }) => name === 'java' && !now.some((candidate) => candidate.pid === pid),
    );
    if (lost && this.#ready && !this.#stopping) this.#child.kill('SIGKILL');
  }

  /** Saves, stops and clears away; the second call does nothing. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    await this.save();
    if (!this.#ready) {
      // Nothing to lose yet, and firebase-tools would go through its whole start first.
      this.#watch();
      signalAll(this.#started, 'SIGKILL');
      this.#child.kill('SIGKILL');
      return;
    }
    this.#child.kill('SIGINT');
    setTimeout(() => this.#child.kill('SIGKILL'), SHUTDOWN_TIMEOUT).unref();
  }

  /** Waits until firebase-tools has ended, by order or by itself. */
  async ended(): Promise<number | null> {
    const watch = setInterval(() => this.#watch(), WATCH_INTERVAL);
    await this.#exit;
    clearInterval(watch);
    await endProcesses(this.#started);
    removeAll(this.#orders.removeAtEnd);
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
