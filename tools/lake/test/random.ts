/** Pseudo-random values from a seed, so that a failing case can be repeated. */

export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** A whole number from 0 to `below` - 1. */
  whole(below: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * below);
  }

  chance(probability: number): boolean {
    return this.whole(1000) < probability * 1000;
  }

  of<T>(items: readonly [T, ...T[]]): T {
    return items[this.whole(items.length)] ?? items[0];
  }
}
