/** What the launcher tells the keeper when it starts it, as one JSON argument. */
export interface KeeperOrders {
  /** Script that the keeper runs under its own Node. */
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

/** Lines that the launcher writes to the keeper; the end of the stream means: stop. */
export type KeeperCommand = 'save' | 'ready';

/** JSON lines that the keeper writes to the launcher. */
export type KeeperReport =
  | { event: 'started'; pid: number }
  | { event: 'saved' }
  | { event: 'save-failed'; message: string }
  | { event: 'ended'; code: number | null };
