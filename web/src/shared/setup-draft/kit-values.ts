import { DETAIL_LIMITS } from '@lumen-throw/domain/community-limits';
import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import {
  DISTANCE_UNITS_OF_SETUPS,
  SETUP_ASPECTS,
  SETUP_LIGHTS,
  SETUP_PLACES,
  type SetupDetails,
} from '@lumen-throw/domain/setup-details';
import { readLength } from '../typed-numbers/read-length.ts';
import { SUBMISSION_ERRORS } from './error-texts.ts';

/** Kit and measures as the form holds them: ids, and lengths as typed. */
export interface KitValues {
  kitProjector: string;
  kitScreen: string;
  /** Ids with commas between them. */
  kitOthers: string;
  /** Whole inches, where the setup itself has no screen size. */
  diagonal: string;
  distance: string;
  units: SetupDetails['units'];
  aspect: SetupDetails['aspect'];
  light: SetupDetails['light'];
  place: SetupDetails['place'];
}

export const EMPTY_KIT: KitValues = {
  kitProjector: '',
  kitScreen: '',
  kitOthers: '',
  diagonal: '',
  distance: '',
  units: 'ft',
  aspect: '16:9',
  light: '',
  place: '',
};

export type KitErrors = Partial<Record<keyof KitValues, string>>;

/** Digits with which a distance is kept, as the calculator keeps it. */
const KEPT_DECIMALS = 4;

/** The ids of other kit, in the order in which they were picked. */
export function kitIds({ kitOthers }: Pick<KitValues, 'kitOthers'>): string[] {
  return kitOthers.split(',').filter(Boolean);
}

/** A distance in the units of the form; null where nothing is typed, undefined for what is none. */
export function typedDistance({
  distance,
  units,
}: Pick<KitValues, 'distance' | 'units'>): number | null | undefined {
  if (distance.trim() === '') return null;
  const { value } = readLength(distance, units);
  const { min, max } = DETAIL_LIMITS.distance[units];
  if (value === null || value < min || value > max) return undefined;
  return Number(value.toFixed(KEPT_DECIMALS));
}

/** Whole inches; null where nothing is typed, undefined for what is none. */
export function typedDiagonal(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const { screenSizeInchesMin: min, screenSizeInchesMax: max } = SETUP_LIMITS;
  const number = /^\d+$/.test(text.trim()) ? Number.parseInt(text, 10) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

/** What is wrong with the kit, by field; empty when it may be stored. */
export function kitErrors(values: KitValues): KitErrors {
  const { screenSizeInchesMin, screenSizeInchesMax } = SETUP_LIMITS;
  const { min, max } = DETAIL_LIMITS.distance[values.units];
  return {
    ...(typedDistance(values) === undefined
      ? { distance: SUBMISSION_ERRORS.distance(min, max, values.units) }
      : {}),
    ...(typedDiagonal(values.diagonal) === undefined
      ? { diagonal: SUBMISSION_ERRORS.screenSize(screenSizeInchesMin, screenSizeInchesMax) }
      : {}),
  };
}

/** The kit in the community's terms; call it once there are no errors. */
export function detailsOf(values: KitValues): SetupDetails {
  const { kitProjector, kitScreen, units, aspect, light, place } = values;
  return {
    projector: kitProjector,
    screen: kitScreen,
    kit: kitIds(values),
    diagonal_inches: typedDiagonal(values.diagonal) ?? null,
    aspect,
    distance: typedDistance(values) ?? null,
    units,
    light,
    place,
  };
}

/** What was stored, as the form holds it. */
export function kitValuesOf(details: SetupDetails): KitValues {
  const {
    projector,
    screen,
    kit,
    diagonal_inches: diagonal,
    distance,
    units,
    aspect,
    light,
    place,
  } = details;
  return {
    kitProjector: projector,
    kitScreen: screen,
    kitOthers: kit.join(','),
    diagonal: diagonal === null ? '' : String(diagonal),
    distance: distance === null ? '' : String(distance),
    units,
    aspect,
    light,
    place,
  };
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return values.some((known) => known === value);
}

/** Whether the choices of a stored form are among those that there are. */
export function isKit({ units, aspect, light, place }: Readonly<Record<string, unknown>>): boolean {
  return (
    isOneOf(DISTANCE_UNITS_OF_SETUPS, units) &&
    isOneOf(SETUP_ASPECTS, aspect) &&
    isOneOf(['', ...SETUP_LIGHTS], light) &&
    isOneOf(['', ...SETUP_PLACES], place)
  );
}
