import type { Snapshot } from './snapshot.ts';

type Follower = (snapshot: Snapshot) => void;

/** The newest snapshot, and those that show it without waiting for React. */
export interface LiveSnapshot {
  get: () => Snapshot;
  set: (snapshot: Snapshot) => void;
  /** Has everybody who follows show the newest snapshot. */
  show: () => void;
  /** @returns what ends it */
  follow: (follower: Follower) => () => void;
}

export function createLiveSnapshot(first: Snapshot): LiveSnapshot {
  let newest = first;
  const followers = new Set<Follower>();
  return {
    get: () => newest,
    set(snapshot) {
      newest = snapshot;
    },
    show() {
      for (const follower of followers) follower(newest);
    },
    follow(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}
