/** What a visitor can ask of the list: a filter is one row, and so is a column to order by. */
import { PRICE_CLASSES, priceRank } from '@lumen-throw/domain/figures';
import { PROJECTOR_KINDS, type ProjectorKind } from '@lumen-throw/domain/projector';
import { INCHES_PER_FOOT } from '@lumen-throw/throw/units';
import { lengthFigure, NEAR } from '../../../shared/format/length-format.ts';
import type { Sharpness } from '../../../shared/projectors/best-figures.ts';
import { nearDigits } from '../../../shared/projectors/reach-texts.ts';
import { isAt60Hz, isOfFullMode, type ListedFacts } from '../../../shared/projectors/listed-facts.ts';
import { USE_TEXTS } from '../../../shared/room/use-texts.ts';
import { SUITS, USE_BOUNDS } from '../uses.ts';
import { LIST_TEXTS } from './texts.ts';

/** A projector of the list. */
export interface ListedProjector {
  kind: ProjectorKind | null;
  facts: ListedFacts;
}

/** Whether a projector answers a question; null where its figure is not known. */
type Answer = boolean | null;

/** What a menu offers; `value` stands in the address. Editors may change titles, so they are read while rendering. */
export interface Choice {
  value: string;
  title: () => string;
}

interface FilterChoice extends Choice {
  fits: (projector: ListedProjector) => Answer;
}

interface FilterBase<Name extends string> {
  name: Name;
  label: () => string;
}

/** A menu of choices. */
interface MenuFilter extends FilterBase<
  'kind' | 'use' | 'price' | 'distance' | 'light' | 'picture' | 'lag' | 'noise' | 'status'
> {
  choices: readonly FilterChoice[];
}

/** A field for words. */
interface WordFilter extends FilterBase<'text'> {
  fits: (projector: ListedProjector, words: string) => Answer;
}

export type Filter = WordFilter | MenuFilter;

/** A name without what people leave out or put in: `LS12000` is also written `LS-12000`. */
function withoutSeparators(name: string): string {
  return name.toLowerCase().replaceAll(/[\s-]+/g, '');
}

/** The nearest distance as the list shows it, in feet. */
function shownFeet({ lens, distances }: ListedFacts): number | null {
  if (!lens || !distances) return null;
  const { min, max } = distances;
  if (max >= NEAR) return Number(lengthFigure(min, 'ft'));
  return Number(min.toFixed(nearDigits(lens))) / INCHES_PER_FOOT;
}

const SHARP_ENOUGH: Readonly<Record<keyof typeof LIST_TEXTS.pictureChoices, readonly Sharpness[]>> = {
  '1080p': ['fullHd', 'shifted4k', 'native4k'],
  // Pixel shifting counts as 4K only where it is said so.
  '4k': ['shifted4k', 'native4k'],
  native4k: ['native4k'],
};

/** The filters in the order of the form. */
export const LIST_FILTERS: readonly Filter[] = [
  {
    name: 'text',
    label: () => LIST_TEXTS.text,
    fits: ({ facts }, words) => {
      const names = withoutSeparators([facts.name, ...facts.otherNames].join(' '));
      return words.split(/\s+/).every((word) => names.includes(withoutSeparators(word)));
    },
  },
  {
    name: 'kind',
    label: () => LIST_TEXTS.kind,
    choices: PROJECTOR_KINDS.map(({ value, title }) => ({
      value,
      title: () => title,
      fits: ({ kind }) => kind === value,
    })),
  },
  {
    name: 'use',
    label: () => LIST_TEXTS.use,
    choices: Object.entries(SUITS).map(([value, suits]) => ({
      value,
      title: () => USE_TEXTS[value as keyof typeof SUITS],
      fits: ({ facts }) => suits(facts),
    })),
  },
  {
    name: 'price',
    label: () => LIST_TEXTS.priceClass,
    choices: PRICE_CLASSES.map(({ value, title }) => ({
      value,
      title: () => title,
      fits: ({ facts }) => facts.priceClass && facts.priceClass === value,
    })),
  },
  {
    name: 'distance',
    label: () => LIST_TEXTS.distance,
    choices: [2, 5, 8, 10, 12].map((feet) => ({
      value: String(feet),
      title: () => LIST_TEXTS.distanceChoice(feet),
      fits: ({ facts }) => {
        const shown = shownFeet(facts);
        return shown === null ? null : shown <= feet;
      },
    })),
  },
  {
    name: 'light',
    label: () => LIST_TEXTS.movieLight,
    choices: [500, 1000, 2000, 3000].map((lumens) => ({
      value: String(lumens),
      title: () => LIST_TEXTS.lightChoice(lumens),
      fits: ({ facts }) => facts.light.movie && facts.light.movie.lumens >= lumens,
    })),
  },
  {
    name: 'picture',
    label: () => LIST_TEXTS.picture,
    choices: Object.entries(SHARP_ENOUGH).map(([value, enough]) => ({
      value,
      title: () => LIST_TEXTS.pictureChoices[value as keyof typeof SHARP_ENOUGH],
      fits: ({ facts }) => facts.sharpness && enough.includes(facts.sharpness),
    })),
  },
  {
    name: 'lag',
    label: () => LIST_TEXTS.inputLag,
    choices: [20, 40].map((milliseconds) => ({
      value: String(milliseconds),
      title: () => LIST_TEXTS.lagChoice(milliseconds),
      fits: ({ facts }) => facts.lag && facts.lag.value <= milliseconds,
    })),
  },
  {
    name: 'noise',
    label: () => LIST_TEXTS.noise,
    choices: [28, 32].map((decibels) => ({
      value: String(decibels),
      title: () => LIST_TEXTS.noiseChoice(decibels),
      fits: ({ facts }) => facts.noise && facts.noise.value <= decibels,
    })),
  },
  {
    name: 'status',
    label: () => LIST_TEXTS.status,
    choices: [
      {
        value: 'current',
        title: () => LIST_TEXTS.currentOnly,
        // Who asks for current models alone wants none of which nobody says it.
        fits: ({ facts }) => facts.status === 'current',
      },
    ],
  },
];

/** A column of the table, which the list can be ordered by. */
interface Column {
  name: 'name' | 'status' | 'light' | 'distance' | 'picture' | 'contrast' | 'lag' | 'noise' | 'price';
  title: () => string;
  /** What it is ordered by; null where nobody says, which comes last in both directions. */
  of: (projector: ListedProjector) => number | string | null;
  /** Whether its figure holds for the same as most; one that doesn't comes after those, in both directions. */
  isAlike?: (facts: ListedFacts) => boolean;
  /** Whether the most comes first at the first press. */
  mostFirst?: true;
}

const BY_SHARPNESS: readonly Sharpness[] = ['less', 'fullHd', 'shifted4k', 'native4k'];

/** The columns in the order of the table. */
export const LIST_COLUMNS: readonly Column[] = [
  { name: 'name', title: () => LIST_TEXTS.name, of: ({ facts }) => facts.name.toLowerCase() },
  { name: 'status', title: () => LIST_TEXTS.status, of: ({ facts }) => facts.status },
  {
    name: 'light',
    title: () => LIST_TEXTS.light,
    of: ({ facts }) => facts.light.movie?.lumens ?? null,
    mostFirst: true,
  },
  { name: 'distance', title: () => LIST_TEXTS.for100, of: ({ facts }) => facts.distances?.min ?? null },
  {
    name: 'picture',
    title: () => LIST_TEXTS.picture,
    of: ({ facts }) => facts.sharpness && BY_SHARPNESS.indexOf(facts.sharpness),
    mostFirst: true,
  },
  {
    name: 'contrast',
    title: () => LIST_TEXTS.contrast,
    of: ({ facts }) => facts.contrast?.value ?? null,
    mostFirst: true,
  },
  {
    name: 'lag',
    title: () => LIST_TEXTS.lag,
    of: ({ facts }) => facts.lag?.value ?? null,
    isAlike: ({ lag }) => isAt60Hz(lag ?? {}),
  },
  {
    name: 'noise',
    title: () => LIST_TEXTS.noise,
    of: ({ facts }) => facts.noise?.value ?? null,
    isAlike: ({ noise }) => isOfFullMode(noise ?? {}),
  },
  {
    name: 'price',
    title: () => LIST_TEXTS.price,
    of: ({ facts }) => facts.priceClass && priceRank(facts.priceClass),
  },
];

/** The order without any column. */
const MOST_COMPLETE = 'complete';

/** Stands before the name of a column whose order is turned around. */
const TURNED = '-';

export const LIST_ORDERS: readonly Choice[] = [
  { value: MOST_COMPLETE, title: () => LIST_TEXTS.mostComplete },
  ...LIST_COLUMNS.map(({ name, title }) => ({ value: name, title })),
];

const SORTS: readonly string[] = [
  MOST_COMPLETE,
  ...LIST_COLUMNS.flatMap(({ name }) => [name, `${TURNED}${name}`]),
];

/** The column that an order goes by; null for the list's own. */
function columnOf(sort: string): { column: Column; isTurned: boolean } | null {
  const isTurned = sort.startsWith(TURNED);
  const name = isTurned ? sort.slice(TURNED.length) : sort;
  const column = LIST_COLUMNS.find((each) => each.name === name);
  return column ? { column, isTurned } : null;
}

/** The order as a menu names it, whatever its direction. */
export function orderOf(sort: string): string {
  return columnOf(sort)?.column.name ?? MOST_COMPLETE;
}

/** What an order goes by, where its name doesn't say all of it. */
export function orderNote(sort: string): string | undefined {
  const notes: Readonly<Partial<Record<string, string>>> = LIST_TEXTS.orderNotes;
  return notes[orderOf(sort)];
}

/** The direction that a column is ordered in, as `aria-sort` has it; undefined where it is not. */
export function directionOf(name: Column['name'], sort: string): 'ascending' | 'descending' | undefined {
  const found = columnOf(sort);
  if (found?.column.name !== name) return undefined;
  return (found.column.mostFirst ?? false) === found.isTurned ? 'ascending' : 'descending';
}

/** The order after a press on a column's head: its own, then turned around, and so on. */
export function sortAfter(name: Column['name'], sort: string): string {
  return sort === name ? `${TURNED}${name}` : name;
}

/** What a use of the filter asks of a model, in words. */
export function wantedOfUse(use: string): string {
  return LIST_TEXTS.useMeans[use as keyof typeof SUITS](USE_BOUNDS);
}

/** What a visitor asks of the list, by the values of choices. Null asks nothing. */
export type ProjectorFilters = Readonly<Record<Filter['name'], string | null> & { sort: string }>;

export const NO_FILTERS: ProjectorFilters = {
  text: null,
  kind: null,
  use: null,
  price: null,
  distance: null,
  light: null,
  picture: null,
  lag: null,
  noise: null,
  status: null,
  sort: MOST_COMPLETE,
};

/** The parameters of an address that hold the filters. */
export const FILTER_NAMES: readonly string[] = Object.keys(NO_FILTERS);

/** Longest text that a name is searched for; longer ones ask nothing. */
export const MOST_TEXT = 60;

/** What a filter is asked in an address; null for what it does not know. */
function askedOf(filter: Filter, text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  if (!('choices' in filter)) return text.length > MOST_TEXT ? null : text;
  return filter.choices.find(({ value }) => value === text)?.value ?? null;
}

/** The filters that an address asks for; what it does not know asks nothing. */
export function filtersFrom(search: string): ProjectorFilters {
  const parameters = new URLSearchParams(search);
  const asked = LIST_FILTERS.map((filter) => [filter.name, askedOf(filter, parameters.get(filter.name))]);
  const sort = SORTS.find((each) => each === parameters.get('sort')) ?? NO_FILTERS.sort;
  return { ...NO_FILTERS, ...Object.fromEntries(asked), sort };
}

/** The query of an address that asks for filters; empty for none. */
export function filtersToSearch({ sort, ...asked }: ProjectorFilters): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== null) parameters.set(name, value);
  if (sort !== NO_FILTERS.sort) parameters.set('sort', sort);
  const query = parameters.toString();
  return query && `?${query}`;
}

/** `unknown`: nothing speaks against it, but a figure that was asked for is missing. */
export type Match = 'yes' | 'no' | 'unknown';

function answerOf(filter: Filter, projector: ListedProjector, asked: string | null): Answer {
  if (!asked) return true;
  if (!('choices' in filter)) return filter.fits(projector, asked.trim());
  return filter.choices.find(({ value }) => value === asked)?.fits(projector) ?? null;
}

/** Whether a projector is what somebody looks for. */
export function matchOf(projector: ListedProjector, filters: ProjectorFilters): Match {
  const answers = new Set(LIST_FILTERS.map((filter) => answerOf(filter, projector, filters[filter.name])));
  if (answers.has(false)) return 'no';
  return answers.has(null) ? 'unknown' : 'yes';
}

/** Least first. */
function ascending(one: number | string, other: number | string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Most models have no source for their status: they may be sold or not. */
const BY_STATUS: readonly ListedFacts['status'][] = ['current', null, 'discontinued'];

/**
 * What a source calls current first, then what no source gives a status of, then what is discontinued; of
 * each, what fills most cells of the table, then the newest.
 */
function mostCompleteFirst<Item extends ListedProjector>(projectors: readonly Item[]): Item[] {
  return projectors
    .map((item) => ({ item, cells: LIST_COLUMNS.filter(({ of }) => of(item) !== null).length }))
    .toSorted(
      ({ item: one, cells }, { item: other, cells: otherCells }) =>
        BY_STATUS.indexOf(one.facts.status) - BY_STATUS.indexOf(other.facts.status) ||
        otherCells - cells ||
        (other.facts.year ?? 0) - (one.facts.year ?? 0),
    )
    .map(({ item }) => item);
}

/** The projectors in an order; those that are equal in it stay in the list's own, then in the editors'. */
export function sorted<Item extends ListedProjector>(
  projectors: readonly Item[],
  sort: ProjectorFilters['sort'],
): readonly Item[] {
  const complete = mostCompleteFirst(projectors);
  const found = columnOf(sort);
  if (!found) return complete;
  const { column, isTurned } = found;
  const sign = (column.mostFirst ?? false) === isTurned ? 1 : -1;
  return complete
    .map((item) => {
      const by = column.of(item);
      return { item, by, group: by === null ? 2 : Number(column.isAlike?.(item.facts) === false) };
    })
    .toSorted((one, other) => {
      if (one.by === null || other.by === null || one.group !== other.group) return one.group - other.group;
      return sign * ascending(one.by, other.by);
    })
    .map(({ item }) => item);
}
