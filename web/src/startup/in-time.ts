/** Milliseconds after which a script that does not come counts as one that did not load. */
const TIMEOUT = 15_000;

/** What a script brings. @throws when it does not load, or not in time */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A script did not come.')), TIMEOUT);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
