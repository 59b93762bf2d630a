/** Where a published document stands: with readers of open pages, and with those who ask for a page anew. */
import type { PublishedChanges } from './published-changes.ts';

/** File of the site that says up to which change its pages were made. */
export const MADE_UP_TO_PATH = '/made-up-to.json';

/** A published change is in the built pages after so long, or something is wrong (milliseconds). */
export const LIVE_WAIT = 30 * 60_000;

/** What the file says. */
export interface MadeUpTo {
  /** The latest `_updatedAt` among the documents that the pages were made from (ISO 8601); '' without any. */
  updatedAt: string;
}

/**
 * `waiting`: nobody sees the change yet. `readers`: open pages show it, a plain request gets the page from
 * before. `search-engines`: whoever asks for the page gets it with the change.
 */
export type PublishedState = 'waiting' | 'readers' | 'search-engines';

/** The part of a published document that tells its version. */
interface PublishedVersion {
  id: string;
  /** Its `_updatedAt` (ISO 8601). */
  updatedAt: string;
}

/** Reads the file; null for anything else. */
export function madeUpTo(value: unknown): MadeUpTo | null {
  if (typeof value !== 'object' || value === null || !('updatedAt' in value)) return null;
  const { updatedAt } = value;
  return typeof updatedAt === 'string' ? { updatedAt } : null;
}

function isUpTo(moment: string | null | undefined, version: PublishedVersion): boolean {
  return Boolean(moment) && Date.parse(moment ?? '') >= Date.parse(version.updatedAt);
}

/**
 * Where a published version stands.
 * @param told what `/api/version` answers; null where nobody is told, as with a private dataset
 * @param made what the site's file says; null where it has none
 */
export function publishedState(
  version: PublishedVersion,
  told: PublishedChanges | null,
  made: MadeUpTo | null,
): PublishedState {
  if (isUpTo(made?.updatedAt, version)) return 'search-engines';
  const announced = told?.changes.find(({ id }) => id === version.id);
  return isUpTo(announced?.updatedAt, version) ? 'readers' : 'waiting';
}
