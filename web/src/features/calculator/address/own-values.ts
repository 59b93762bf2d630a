/** Values in the address that the specification does not name and that hardly ever stand there. */
import { CALCULATOR_PARAMETERS, OWN_PARAMETER } from '../../../shared/projectors/calculator-parameters.ts';
import { COMMON_CHIP } from '../state/lens.ts';
import { isDefault, PLACE_FIELDS, type PlaceField } from '../state/own-place.ts';
import { isAspectRatio, type Settings } from '../state/settings.ts';

const NAMES = { chip: 'chip', own: OWN_PARAMETER } as const;

/** How addresses name size and distance. */
const FIELD_NAMES: Readonly<Record<PlaceField, string>> = {
  diagonal: CALCULATOR_PARAMETERS.diagonal,
  distance: CALCULATOR_PARAMETERS.distance,
};

/**
 * The chip of a custom projector where it is not 16:9, and which of size and distance the visitor has
 * set to the very default: any other value speaks for itself.
 * @param settings as read so far
 */
export function readOwnValues(query: URLSearchParams, settings: Settings): Pick<Settings, 'chip' | 'own'> {
  const chip = settings.preset === null ? query.get(NAMES.chip) : null;
  const named = (query.get(NAMES.own) ?? '').split(',');
  const own = PLACE_FIELDS.filter(
    (field) => named.includes(FIELD_NAMES[field]) && isDefault(settings, field),
  );
  return {
    ...(isAspectRatio(chip) && chip !== COMMON_CHIP ? { chip } : {}),
    ...(own.length > 0 ? { own } : {}),
  };
}

/** Puts the same into a query. */
export function writeOwnValues(query: URLSearchParams, settings: Settings): void {
  const { preset, chip, own = [] } = settings;
  if (preset === null && chip !== undefined && chip !== COMMON_CHIP) query.set(NAMES.chip, chip);
  const fields = PLACE_FIELDS.filter((field) => own.includes(field) && isDefault(settings, field));
  if (fields.length > 0) query.set(NAMES.own, fields.map((field) => FIELD_NAMES[field]).join(','));
}
