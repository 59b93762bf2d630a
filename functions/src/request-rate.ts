const MINUTE = 60_000;

/** Addresses counted at once; more of them in a minute count together. */
const ADDRESSES_MAX = 1000;

interface RateLimits {
  /** Requests of one address in a minute. */
  address: number;
  /** Requests of all in a minute. */
  all: number;
  /** Requests beyond these limits that are taken as a sample in a minute. */
  sampled: number;
}

/** Beyond the limits one in so many is still taken, so that a small flood doesn't silence everybody else. */
const SAMPLE = 20;

/**
 * Counts requests in the memory of one instance; with a bounded number of instances this bounds them
 * all. Beyond the limits it takes a sample, which is bounded, too. Nothing about an address outlives its minute.
 * @returns whether a request of an address at a time (milliseconds) may be taken
 */
export function requestRate({
  address: perAddress,
  all,
  sampled,
}: RateLimits): (address: string, now: number) => boolean {
  let minute = -1;
  let total = 0;
  let samples = 0;
  const counts = new Map<string, number>();
  return (address, now) => {
    const current = Math.floor(now / MINUTE);
    if (current !== minute) {
      minute = current;
      total = 0;
      samples = 0;
      counts.clear();
    }
    const key = counts.has(address) || counts.size < ADDRESSES_MAX ? address : '';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    total += 1;
    if (count <= perAddress && total <= all) return true;
    if (total % SAMPLE !== 0 || samples >= sampled) return false;
    samples += 1;
    return true;
  };
}
