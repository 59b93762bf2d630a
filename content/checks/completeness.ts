/** How complete the catalogue is: what is known of each projector, by figure and by source. */
import { byEvidence, isDoubted } from '@lumen-throw/domain/evidence';
import { FIGURE_FIELDS, LEAST_FIGURES, type FigureField } from '@lumen-throw/domain/figures';
import { hostOf, kindOfPage } from './hosts.ts';
import { ofType, type Check, type Seed } from './seed.ts';

type Content = Readonly<Record<string, unknown>>;

interface Figure {
  value?: unknown;
  mode?: unknown;
  evidence?: { kind?: string; doubted?: boolean; address?: string; seen?: string };
}

/** What the catalogue must not fall below: models for the finder, recent ones among them, and models with many figures. */
export const FLOORS = { usable: 60, recent: 40, full: 25 } as const;

/** Year from which a model counts as recent. */
const RECENT = 2022;

/** Different figures from which a model counts as full. */
const FULL = 12;

function figuresOf(projector: Content, field: FigureField): Figure[] {
  const figures = projector[field];
  return Array.isArray(figures) ? byEvidence<Figure>(figures) : [];
}

/** What one projector has. */
export interface ModelCompleteness {
  name: string;
  /** Different figures with evidence. */
  figures: number;
  /** The finder can judge it: there is a distance and a light that nobody doubts. */
  isUsable: boolean;
  year: number | null;
}

/** What one projector has. An ultra short throw's ratio tells no distance: the gap to the wall is missing. */
export function modelCompleteness(projector: Content): ModelCompleteness {
  const has = (field: FigureField) => figuresOf(projector, field).length > 0;
  const hasDistance = has('distance') || (has('throwRatio') && projector['kind'] !== 'ultraShortThrow');
  const hasLight = figuresOf(projector, 'brightness').some((light) => !isDoubted(light));
  const [year] = figuresOf(projector, 'year');
  const figures = FIGURE_FIELDS.filter(has).length;
  return {
    name: `${String(projector['brand'])} ${String(projector['model'])}`,
    figures,
    // A model with fewer figures stands in the archive, which the finder does not know.
    isUsable: hasDistance && hasLight && figures >= LEAST_FIGURES,
    year: typeof year?.value === 'number' ? year.value : null,
  };
}

/** How many projectors have each figure, most first. */
export function figureCounts(seed: Seed): { field: FigureField; count: number }[] {
  const projectors = ofType(seed, 'projector');
  return FIGURE_FIELDS.map((field) => ({
    field,
    count: projectors.filter((projector) => figuresOf(projector, field).length > 0).length,
  })).toSorted((one, other) => other.count - one.count);
}

/** How many figures each kind of host and each host is cited for, most first, and the days on which they were read. */
export function sourceCounts(seed: Seed): {
  kinds: { kind: string; hosts: number; count: number }[];
  hosts: { host: string; kind: string; count: number }[];
  unread: number;
  oldest: string | null;
} {
  const evidence = ofType(seed, 'projector').flatMap((projector) =>
    FIGURE_FIELDS.flatMap((field) => figuresOf(projector, field).map((figure) => figure.evidence)),
  );
  const cited = Map.groupBy(
    evidence.map((each) => each?.address ?? ''),
    (address) => hostOf(address) || address,
  );
  const hosts = [...cited]
    .map(([host, [first = '', ...others]]) => ({ host, kind: kindOfPage(first), count: 1 + others.length }))
    .toSorted((one, other) => other.count - one.count || (one.host < other.host ? -1 : 1));
  const kinds = [...Map.groupBy(hosts, ({ kind }) => kind)]
    .map(([kind, of]) => ({ kind, hosts: of.length, count: of.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((one, other) => other.count - one.count);
  const days = evidence.flatMap((each) => each?.seen ?? []).toSorted();
  return {
    kinds,
    hosts,
    unread: evidence.length - days.length,
    oldest: days[0] ?? null,
  };
}

/** What the catalogue has less of than shoppers need. */
export const completenessProblems: Check = (seed) => {
  const models = ofType(seed, 'projector').map(modelCompleteness);
  const usable = models.filter(({ isUsable }) => isUsable);
  const has = {
    usable: usable.length,
    recent: usable.filter(({ year }) => year !== null && year >= RECENT).length,
    full: models.filter(({ figures }) => figures >= FULL).length,
  };
  const words = {
    usable: 'that the finder can judge',
    recent: `of them from ${RECENT} on, with a source for the year`,
    full: `with ${FULL} figures or more`,
  };
  return (['usable', 'recent', 'full'] as const).flatMap((goal) =>
    has[goal] < FLOORS[goal]
      ? [`${has[goal]} models ${words[goal]}; at least ${FLOORS[goal]} are wanted`]
      : [],
  );
};
