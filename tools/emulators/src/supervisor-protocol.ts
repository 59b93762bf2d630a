/** What the launcher tells the supervisor when it starts it, as one JSON argument. */
export interface SupervisorOrders {
  /** Script that the supervisor runs under its own Node. */
  script: string;
  args: string[];
  cwd: string;
  logFile: string;
  /** Origin of the emulator hub. */
  hub: string;
  /** Folder for the saved state, or null to forget everything at the end. */
  saveTo: string | null;
  /** Seconds between two saves. */
  saveEvery: number;
  /** Files and folders to remove at the end. */
  removeAtEnd: string[];
}

/** Lines that the launcher writes to the supervisor; the end of the stream means: stop. */
export type SupervisorCommand = 'save' | 'ready';

/** JSON lines that the supervisor writes to the launcher. */
export type SupervisorReport =
  | { event: 'started'; pid: number }
  | { event: 'saved' }
  | { event: 'save-failed'; message: string }
  | { event: 'ended'; code: number | null };
