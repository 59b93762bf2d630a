/** What waits, by whom it is for: everybody has a turn before anybody has a second one. */

export class FairQueue<T> {
  /** Callers in the order of their turns. */
  private readonly waiting = new Map<string, T[]>();

  /** How many of a caller's wait. */
  waitingOf(caller: string): number {
    return this.waiting.get(caller)?.length ?? 0;
  }

  add(caller: string, item: T): void {
    const list = this.waiting.get(caller);
    if (list) list.push(item);
    else this.waiting.set(caller, [item]);
  }

  /** Takes the next one out. */
  next(): T | undefined {
    const [turn] = this.waiting;
    if (!turn) return undefined;
    const [caller, list] = turn;
    this.waiting.delete(caller);
    const item = list.shift();
    if (list.length > 0) this.waiting.set(caller, list);
    return item;
  }
}
