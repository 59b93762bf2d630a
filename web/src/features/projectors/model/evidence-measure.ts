import { fieldsUsedFor } from '@lumen-throw/domain/figures';
import { dayRange } from '../../../shared/format/long-date.ts';
import type { FigureField, FigureRow } from './figure-rows.ts';
import type { ProjectorContent } from './projector-query.ts';

/** Figures that shoppers compare or look for. */
const ASKED_FOR: ReadonlySet<FigureField> = new Set([
  ...fieldsUsedFor('comparison'),
  ...fieldsUsedFor('expected'),
]);

/** How complete and how old the evidence for a model is. */
export interface EvidenceMeasure {
  /** How many of the figures that shoppers ask for are entered. */
  known: number;
  /** How many shoppers ask for, of this kind of projector. */
  all: number;
  /** Titles of those that nobody has entered yet. */
  missing: string[];
  /** Days on which the sources were read, like "Nov 23 to Nov 27, 2026"; null where no day is known. */
  days: string | null;
  /** Figures whose evidence has no day. */
  undated: number;
}

/** Only a portable has a battery, and only an ultra short throw stands below its picture. */
function isAskedFor(field: FigureField, kind: ProjectorContent['kind']): boolean {
  if (field === 'battery') return kind === 'portable';
  if (field === 'rise') return kind === 'ultraShortThrow';
  return ASKED_FOR.has(field);
}

function dayOf(seen: string | null): number {
  return Date.parse(`${(seen ?? '').slice(0, 10)}T00:00:00Z`);
}

/** Measures the evidence in a model's rows. A battery that somebody entered counts for any kind. */
export function evidenceMeasure(rows: readonly FigureRow[], kind: ProjectorContent['kind']): EvidenceMeasure {
  const entered = new Set(rows.filter(({ figures }) => figures.length > 0).map(({ field }) => field));
  // A throw ratio tells the distance as well, less exactly.
  const isByRatio = entered.has('throwRatio') && !entered.has('distance');
  const asked = rows.filter(({ field }) => {
    if (field === 'distance' || field === 'throwRatio') return isByRatio === (field === 'throwRatio');
    return isAskedFor(field, kind) || (field === 'battery' && entered.has(field));
  });
  const missing = asked.filter(({ figures }) => figures.length === 0).map(({ title }) => title);
  const read = rows.flatMap(({ figures }) => figures.map(({ evidence }) => dayOf(evidence.seen)));
  const days = read.filter((day) => !Number.isNaN(day));
  return {
    known: asked.length - missing.length,
    all: asked.length,
    missing,
    days: days.length > 0 ? dayRange(new Date(Math.min(...days)), new Date(Math.max(...days))) : null,
    undated: read.length - days.length,
  };
}
