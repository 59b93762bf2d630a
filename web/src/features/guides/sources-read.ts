import { dayRange } from '../../shared/format/long-date.ts';
import { GUIDE_TEXTS } from './texts.ts';

interface Source {
  /** Day on which somebody read it, like '2026-11-23'. */
  seen?: string | null | undefined;
}

/** From when to when the sources of a guide were read; null where no day is known. */
export function sourcesReadText(sources: readonly Source[]): string | null {
  const days = sources
    .map(({ seen }) => Date.parse(`${seen?.slice(0, 10)}T00:00:00Z`))
    .filter((day) => !Number.isNaN(day));
  if (days.length === 0) return null;
  return GUIDE_TEXTS.sourcesRead(dayRange(new Date(Math.min(...days)), new Date(Math.max(...days))));
}
