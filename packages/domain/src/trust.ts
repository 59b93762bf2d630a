/**
 * How far a member is trusted, and what a member may do in a day: the rules (firestore.rules, `trust`), the
 * functions and the forms agree on it.
 */
import { isObject } from './is-object.ts';

/**
 * 'new' for the first days, and without a confirmed address; 'trusted' is who has been here for long and
 * shared a setup that stayed.
 */
export type Trust = 'new' | 'known' | 'trusted';

/** Days after joining from which a member is known, or trusted. */
export const TRUST_DAYS = { known: 3, trusted: 30 } as const;

/** Days that a setup has to be published to count as one that stayed. */
export const STAYED_DAYS = 14;

interface TrustLimits {
  /** Setups shared within 24 hours. */
  setups: number;
  /** Likes given within 24 hours; taking one back is free. */
  likes: number;
  /** Setups reported within 24 hours. */
  reports: number;
  /** Web addresses in the description of a setup. */
  links: number;
}

export const TRUST_LIMITS: Readonly<Record<Trust, TrustLimits>> = {
  new: { setups: 5, likes: 40, reports: 5, links: 0 },
  known: { setups: 10, likes: 200, reports: 10, links: 1 },
  trusted: { setups: 20, likes: 200, reports: 20, links: 3 },
};

/** What a report of a member weighs, times the weight of its reason. */
export const REPORT_TRUST: Readonly<Record<Trust, number>> = { new: 1, known: 2, trusted: 3 };

const DAY = 24 * 60 * 60 * 1000;

function timeOf(value: unknown): number | null {
  if (value instanceof Date) return value.getTime();
  return isObject(value) && typeof value['toDate'] === 'function'
    ? (value['toDate']() as Date).getTime()
    : null;
}

/**
 * How far a member is trusted.
 * @param member the stored document, or nothing where there is none yet
 */
export function trustOf(member: Readonly<Record<string, unknown>> | undefined, now: Date): Trust {
  const since = timeOf(member?.['since']);
  if (since === null || member?.['confirmed'] !== true) return 'new';
  const days = (now.getTime() - since) / DAY;
  if (days < TRUST_DAYS.known) return 'new';
  return member['stayed'] === true && days >= TRUST_DAYS.trusted ? 'trusted' : 'known';
}

/**
 * A web or mail address, as a pattern that JavaScript and the rules read alike. Letters that only look like an
 * address, and invisible ones within it, pass: nothing that members write becomes a link.
 */
export const LINK_PATTERN =
  '(?:[A-Za-z]+:)?//[^\\s,;]*|[wW]{3}[.][^\\s,;]*|[mM][aA][iI][lL][tT][oO]:|[A-Za-z0-9-]+[.][A-Za-z]{2,}/[^\\s,;]*';

/** How many web addresses a text has. */
export function linksIn(text: string): number {
  return text.split(new RegExp(LINK_PATTERN)).length - 1;
}

const VERBS = { setups: 'share', likes: 'like', reports: 'report' } as const;

/** What is limited by the day. */
export type DayLimit = keyof typeof VERBS;

/** What a member reads who has used up a day's limit. */
export function dayLimitReason(what: DayLimit, trust: Trust): string {
  const number = TRUST_LIMITS[trust][what];
  const verb = VERBS[what];
  return trust === 'new'
    ? `New members can ${verb} ${number} setups a day. ${TRUST_DAYS.known} days after you joined, with a confirmed email address, it's ${TRUST_LIMITS.known[what]}.`
    : `You can ${verb} ${number} setups a day. Please come back tomorrow.`;
}
