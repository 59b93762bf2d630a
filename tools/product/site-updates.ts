/** Makes the pages of a running product anew after each publish: one update at a time, one for a burst. */

interface Updating {
  /** Makes what changed anew. @returns null, or why it could not be made, in a few words */
  update: () => Promise<string | null>;
  /** Ends an update that is under way. */
  end: () => void;
  /** Takes a sentence for the terminal. */
  say: (line: string) => void;
  /** Milliseconds without a publish after which an update begins. */
  quiet?: number;
  /** Milliseconds after the first publish in which one begins at the latest. */
  longest?: number;
  /** Milliseconds before an update that failed is tried again. */
  again?: number;
}

/** Runs updates after publishes. */
export class SiteUpdates {
  readonly #updating: Required<Updating>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first publish that waits came; null without any. */
  #waitingSince: number | null = null;
  #isOpen = false;
  #isEnded = false;
  #running: Promise<void> | null = null;
  #said: string | null = null;

  constructor(updating: Updating) {
    this.#updating = { quiet: 100, longest: 2000, again: 10_000, ...updating };
  }

  /** From here on there is a site to update; publishes before are made up for. */
  open(): void {
    this.#isOpen = true;
    if (this.#waitingSince !== null) this.#plan();
  }

  /** Something was published, or may have been. */
  notice(): void {
    this.#waitingSince ??= Date.now();
    this.#plan();
  }

  /** Ends an update that is under way; the next start builds the site whole. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isEnded = true;
    this.#updating.end();
    await this.#running;
  }

  #plan(wait?: number): void {
    if (!this.#isOpen || this.#running || this.#isEnded) return;
    clearTimeout(this.#timer);
    const { quiet, longest } = this.#updating;
    const left = (this.#waitingSince ?? Date.now()) + longest - Date.now();
    this.#timer = setTimeout(() => this.#begin(), wait ?? Math.max(0, Math.min(quiet, left)));
  }

  #begin(): void {
    this.#waitingSince = null;
    this.#running = this.#update().then((isMade) => {
      this.#running = null;
      if (this.#waitingSince !== null) this.#plan();
      else if (!isMade) {
        this.#waitingSince = Date.now();
        this.#plan(this.#updating.again);
      }
    });
  }

  /** @returns whether everything was made */
  async #update(): Promise<boolean> {
    const { update, say } = this.#updating;
    const problem = await update().catch((error: unknown) => String(error));
    if (this.#isEnded) return true;
    // The same problem is said once, however often it is tried.
    if (problem !== null && problem !== this.#said)
      say(`some pages do not show the latest publish yet (${problem})`);
    else if (problem === null && this.#said !== null) say('all pages show the latest publish again');
    this.#said = problem;
    return problem === null;
  }
}
