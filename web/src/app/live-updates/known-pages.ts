import type { MadeFrom } from '@lumen-throw/domain/published-changes';
import { readPageData, type BuiltFrom } from '../../shared/live-content/page-data.ts';

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

/** Moment up to which the build of this document knows everything, in milliseconds since 1970. */
export function builtAt(): number {
  return readPageData()?.built?.at ?? 0;
}

/** Notes what a page was built from; what this tab learned later goes before it. */
export function noteBuilt(path: string, { at, page }: BuiltFrom): void {
  const known = pages.get(path);
  if (!known || known.at < at) pages.set(path, { at, from: page });
}

/** What is known of a page; nothing of one that nobody noted. */
export function knownOf(path: string): KnownUpTo {
  const known = pages.get(path) ?? { at: 0, from: null };
  pages.set(path, known);
  return known;
}

/** Begins with what the document carries. */
function noteDocument(): void {
  const carried = readPageData();
  if (!carried?.built) return;
  const { at, site, path } = carried.built;
  settings.at = at;
  settings.from = site;
  if (carried.kind !== null) noteBuilt(path, carried.built);
}

noteDocument();
