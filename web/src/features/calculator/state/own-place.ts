/**
 * Size and distance are one question at a time: the calculator asks for one of them and finds the
 * other. What stands below the calculator takes what it found, until the visitor has set that too.
 */
import { DEFAULTS } from '@lumen-throw/throw/limits';
import { defaultDistance, type Settings } from './settings.ts';

/** The two that a place is made of. */
export const PLACE_FIELDS = ['diagonal', 'distance'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

function isPlaceField(field: string): field is PlaceField {
  return PLACE_FIELDS.some((one) => one === field);
}

/** Whether a size or distance is what a calculation starts from. */
export function isDefault(
  { diagonal, distance, units }: Pick<Settings, PlaceField | 'units'>,
  field: PlaceField,
): boolean {
  return field === 'diagonal' ? diagonal === DEFAULTS.diagonal : distance === defaultDistance(units);
}

/** The one of the two that is found, not asked for. */
export function otherField({ mode }: Pick<Settings, 'mode'>): PlaceField {
  return mode === 'size-to-distance' ? 'distance' : 'diagonal';
}

/** Whether a visitor has set a size or distance: it is no default, or was set to just that. */
export function isOwn(settings: Settings, field: PlaceField): boolean {
  return !isDefault(settings, field) || (settings.own ?? []).includes(field);
}

/** The settings, with a note of a size or distance that a visitor has set to the default itself. */
export function withOwn(settings: Settings, field: string): Settings {
  if (!isPlaceField(field)) return settings;
  const { own = [], ...rest } = settings;
  const others = own.filter((one) => one !== field);
  const kept = isDefault(settings, field) ? [...others, field] : others;
  return kept.length > 0 ? { ...rest, own: kept } : rest;
}

/** The settings with a size or distance back at the default, as if nobody had set it. */
export function withoutOwn(settings: Settings, field: PlaceField): Settings {
  const { own = [], ...rest } = settings;
  const kept = own.filter((one) => one !== field);
  const value = field === 'diagonal' ? DEFAULTS.diagonal : defaultDistance(settings.units);
  const without = { ...rest, [field]: value };
  return kept.length > 0 ? { ...without, own: kept } : without;
}
