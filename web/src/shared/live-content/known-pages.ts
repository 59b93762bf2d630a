import type { MadeFrom } from '@lumen-throw/domain/published-changes';
import type { BuiltFrom } from './page-data.ts';

/** The same of a page or the settings, as they are shown now. */
export interface KnownUpTo {
  /** Moment up to which everything that was published is known, in milliseconds since 1970. */
  at: number;
  /** Its documents; null where anything may change it. */
  from: MadeFrom | null;
}

const pages = new Map<string, KnownUpTo>();

/** What is known of the settings; one for all pages. */
export const settings: KnownUpTo = { at: 0, from: null };

/** Notes what a page was built from; what this tab learned later goes before it. */
export function noteBuilt(path: string, { at, page }: BuiltFrom): void {
  const known = pages.get(path);
  if (!known || known.at < at) pages.set(path, { at, from: page });
}

/** Notes what the settings were built from. */
export function noteSettings(at: number, from: MadeFrom): void {
  settings.at = at;
  settings.from = from;
}

/** What is known of a page; nothing of one that nobody noted. */
export function knownOf(path: string): KnownUpTo {
  const known = pages.get(path) ?? { at: 0, from: null };
  pages.set(path, known);
  return known;
}
