const MINUTE = 60_000;

/** Addresses counted at once; more of them in a minute count together. */
const ADDRESSES_MAX = 1000;

interface RateLimits {
  /** Requests of one address in a minute. */
  address: number;
  /** Requests of all in a minute. */
  all: number;
}

/** Beyond the limits one in so many is still taken, so that a flood cannot silence everybody else. */
const SAMPLE = 20;

/**
 * Counts requests in the memory of one instance; with a bounded number of instances this bounds them
 * all; what is beyond the bounds is sampled. Nothing about an address outlives its minute.
 * @returns whether a request of an address at a time (milliseconds) may be taken
 */
export function requestRate({
  address: perAddress,
  all,
}: RateLimits): (address: string, now: number) => boolean {
  let minute = -1;
  let total = 0;
  const counts = new Map<string, number>();
  return (address, now) => {
    const current = Math.floor(now / MINUTE);
    if (current !== minute) {
      minute = current;
      total = 0;
      counts.clear();
    }
    const key = counts.has(address) || counts.size < ADDRESSES_MAX ? address : '';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    total += 1;
    return (count <= perAddress && total <= all) || total % SAMPLE === 0;
  };
}
