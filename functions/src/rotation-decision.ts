/** Which setup becomes the Setup of the Month; decided here without any service or clock. */
import type { MonthKey } from '@lumen-throw/domain/site-calendar';

/** A published setup that might be featured. */
export interface Candidate {
  id: string;
  /** The likes that count: of members who confirmed their address, and not the owner's own. */
  likes: number;
  created: Date;
}

export interface RotationState {
  /** The site's month that begins. */
  month: MonthKey;
  /** Setups that carry the flag now, with the month it was set for. */
  flagged: readonly { id: string; month: MonthKey | null }[];
  /** Every setup that had a month before, by month. */
  history: ReadonlyMap<MonthKey, string>;
  candidates: readonly Candidate[];
  /** Whether an admin took the month's setup away last: then the month has none. */
  withdrawn: boolean;
}

export interface RotationDecision {
  /** Setups whose flag ends; the month they had stays with them. */
  expire: string[];
  /** Setup to feature for the month, or null. */
  feature: string | null;
  outcome: 'featured' | 'already-featured' | 'none-by-admin' | 'none-eligible' | 'out-of-date';
}

/** More likes first; among equals the older, and among those of one moment the lower id. */
export function byRank(a: Candidate, b: Candidate): number {
  return b.likes - a.likes || a.created.getTime() - b.created.getTime() || (a.id < b.id ? -1 : 1);
}

/**
 * Decides the rotation. Deciding again on what an earlier run has left changes nothing, and a run
 * that comes so late that a later month has one leaves that month alone.
 */
export function decideRotation({
  month,
  flagged,
  history,
  candidates,
  withdrawn,
}: RotationState): RotationDecision {
  const expire = flagged.filter((setup) => setup.month === null || setup.month < month).map(({ id }) => id);
  if (flagged.some((setup) => setup.month === month)) {
    return { expire, feature: null, outcome: 'already-featured' };
  }
  const laterMonth = [...history.keys()].some((key) => key > month);
  if (laterMonth || flagged.some((setup) => setup.month !== null && setup.month > month)) {
    return { expire, feature: null, outcome: 'out-of-date' };
  }
  if (withdrawn) return { expire, feature: null, outcome: 'none-by-admin' };
  const had = new Set([...history.values(), ...flagged.map(({ id }) => id)]);
  const [winner] = candidates.filter(({ id }) => !had.has(id)).toSorted(byRank);
  return winner
    ? { expire, feature: winner.id, outcome: 'featured' }
    : { expire, feature: null, outcome: 'none-eligible' };
}
