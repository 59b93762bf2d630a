/** Limits of kit and of moderation; `limits.ts` has those of forms that any visitor loads. */

/** Kit and measures that stand beside a setup. */
export const DETAIL_LIMITS = {
  /** Products besides projector and screen. */
  kitMax: 8,
  /** How often one member may write kit and measures within 24 hours, those of new setups included. */
  changesPerDay: 60,
  /** Characters of a catalog id. */
  idMax: 100,
  /** From lens to screen, each in its own unit: an ultra short throw on its console, a stadium's last row. */
  distance: { ft: { min: 0.1, max: 150 }, m: { min: 0.03, max: 45 } },
} as const;

/** A member's private lists. */
export const SAVED_LIMITS = {
  /** Setups on a list of setups; of recreated ones the latest. */
  setupsMax: 100,
  /** Projectors on the list of projectors. */
  modelsMax: 100,
} as const;

/** A member's lists that a function counts. */
export const COUNTED_LIMITS = {
  /** Projectors that a member owns. */
  ownedMax: 20,
  /** How often one member may change one of them within 24 hours: each change starts a function. */
  changesPerDay: 60,
} as const;

/** Reports, decisions and answers. */
export const MODERATION_LIMITS = {
  /** Characters of a report's own words, and of an admin's note to the owner. */
  reportTextMax: 500,
  /** Characters of a member's answer to a decision. */
  answerMax: 1000,
  /** For how long an act can be undone from the record, in milliseconds. */
  undoWithin: 24 * 60 * 60 * 1000,
} as const;
