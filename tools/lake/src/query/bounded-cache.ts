/** A map that forgets what was used longest ago once it grows over its bound. */

export class BoundedCache<V> {
  private readonly entries = new Map<string, { value: V; weight: number }>();
  private readonly maximum: number;
  private weight = 0;

  /** @param maximum largest sum of weights, in whatever unit `set` is given */
  constructor(maximum: number) {
    this.maximum = maximum;
  }

  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: V, weight = 1): void {
    if (weight > this.maximum) return;
    this.delete(key);
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.maximum) break;
      this.delete(oldest);
    }
  }

  /** Everything kept, in no particular order. */
  values(): V[] {
    return [...this.entries.values()].map((entry) => entry.value);
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.weight -= entry.weight;
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.weight = 0;
  }
}
