/** Kit and measures of a setup: what stands in `setup_details`, by ids of the catalog. */
import { isObject } from './is-object.ts';
import { DETAIL_LIMITS } from './community-limits.ts';

/** Light that a setup is watched in; the room model's own names. */
export const SETUP_LIGHTS = ['dark', 'living', 'daylight', 'open', 'dusk', 'nightfall', 'night'] as const;
export type SetupLight = (typeof SETUP_LIGHTS)[number];

/** Where the projector stands. */
export const SETUP_PLACES = ['table', 'shelf', 'ceiling', 'under'] as const;
export type SetupPlace = (typeof SETUP_PLACES)[number];

/** Shapes of a screen, as width : height. */
export const SETUP_ASPECTS = ['16:9', '16:10', '4:3', '2.35:1'] as const;
type SetupAspect = (typeof SETUP_ASPECTS)[number];

export const DISTANCE_UNITS_OF_SETUPS = ['ft', 'm'] as const;
type SetupUnits = (typeof DISTANCE_UNITS_OF_SETUPS)[number];

/** Form of a content document's id: no drafts, no versions. */
export const CATALOG_ID = new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]{0,${DETAIL_LIMITS.idMax - 1}}$`);

/** What a member says of a setup's kit and measures. */
export interface SetupDetails {
  /** Id of a model or of a kind of projector; '' for none. */
  projector: string;
  /** Id of a screen; '' for none. */
  screen: string;
  /** Ids of other products, each once. */
  kit: string[];
  /** Diagonal in whole inches where the setup itself has none; null otherwise. */
  diagonal_inches: number | null;
  aspect: SetupAspect;
  /** From lens to screen, in `units`; null where it isn't said. */
  distance: number | null;
  units: SetupUnits;
  light: SetupLight | '';
  place: SetupPlace | '';
}

/** A `setup_details` document as stored, except `updated_at`. */
export interface SetupDetailsFields extends SetupDetails {
  /** User id of the setup's owner. */
  created_by: string;
}

export const NO_DETAILS: SetupDetails = {
  projector: '',
  screen: '',
  kit: [],
  diagonal_inches: null,
  aspect: '16:9',
  distance: null,
  units: 'ft',
  light: '',
  place: '',
};

/** Whether something is said; what says nothing isn't stored. */
export function saysSomething(details: SetupDetails): boolean {
  const { projector, screen, kit, diagonal_inches: diagonal, distance, light, place } = details;
  return (
    [projector, screen, light, place].some(Boolean) ||
    kit.length > 0 ||
    diagonal !== null ||
    distance !== null
  );
}

function isOneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return values.some((known) => known === value);
}

function isIdOrNone(value: unknown): value is string {
  return typeof value === 'string' && (value === '' || CATALOG_ID.test(value));
}

function isNumberOrNull(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && Number.isFinite(value));
}

/** Reads stored details; null for anything else. */
export function setupDetails(value: unknown): SetupDetails | null {
  if (!isObject(value)) return null;
  const { projector, screen, kit, diagonal_inches: diagonal, aspect, distance, units, light, place } = value;
  if (!isIdOrNone(projector) || !isIdOrNone(screen)) return null;
  if (!Array.isArray(kit) || !kit.every((id) => typeof id === 'string' && CATALOG_ID.test(id))) return null;
  if (!isNumberOrNull(diagonal) || !isNumberOrNull(distance)) return null;
  if (!isOneOf(SETUP_ASPECTS, aspect) || !isOneOf(DISTANCE_UNITS_OF_SETUPS, units)) return null;
  if (light !== '' && !isOneOf(SETUP_LIGHTS, light)) return null;
  if (place !== '' && !isOneOf(SETUP_PLACES, place)) return null;
  const ids = kit.map(String);
  return { projector, screen, kit: ids, diagonal_inches: diagonal, aspect, distance, units, light, place };
}

/** Diagonal of the picture in inches: the setup's own, else that of its details; null where neither says it. */
export function diagonalOf(
  setup: { screen_size_inches: number | null },
  details: Pick<SetupDetails, 'diagonal_inches'> | null,
): number | null {
  return setup.screen_size_inches ?? details?.diagonal_inches ?? null;
}
