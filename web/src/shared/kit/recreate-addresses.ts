/** Addresses that open the calculator and the finder with a setup's numbers. */
import { PATHS } from '@lumen-throw/domain/site-paths';
import type { SetupDetails } from '@lumen-throw/domain/setup-details';
import { CALCULATOR_PARAMETERS, OWN_PARAMETER } from '../projectors/calculator-parameters.ts';
import { FINDER_PARAMETERS, type Place } from '../projectors/finder-places.ts';
import type { KitProjector } from './kit-catalog.ts';
import type { ScreenSurface } from './screen-surface.ts';

/** What of a setup the two pages can take. */
export type RecreatedRoom = Pick<SetupDetails, 'aspect' | 'distance' | 'units' | 'light' | 'place'> & {
  /** Inches. */
  diagonal: number;
  /** Null where none of the catalog is named. */
  projector: Pick<KitProjector, 'model' | 'lens' | 'lumens' | 'ratio'> | null;
  /** Null for matte white. */
  surface: ScreenSurface | null;
};

/** Both are the visitor's own, also where one is what the calculator starts from. */
const BOTH_ARE_OWN = `${CALCULATOR_PARAMETERS.diagonal},${CALCULATOR_PARAMETERS.distance}`;

/** Shelves and ceilings have one place; a table can be moved, and under the screen says where it is. */
const FINDER_PLACES: Readonly<Record<RecreatedRoom['place'], Place>> = {
  '': 'anywhere',
  table: 'anywhere',
  shelf: 'shelf',
  ceiling: 'ceiling',
  under: 'under',
};

function written(path: string, said: readonly (readonly [name: string, value: string])[]): string {
  const query = new URLSearchParams(said.map(([name, value]) => [name, value])).toString();
  return `${path}?${query.replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}

/** What the two pages call the figures of a screen. */
function saidSurface(
  surface: ScreenSurface | null,
  { rejected, gain }: { rejected: string; gain: string },
): (readonly [name: string, value: string])[] {
  if (!surface) return [];
  return [
    ...(surface.rejectedPercent > 0 ? [[rejected, String(surface.rejectedPercent)] as const] : []),
    ...(surface.gain === 1 ? [] : [[gain, String(surface.gain)] as const]),
  ];
}

/** The calculator with a setup's numbers, each as it stands. */
export function recreatedCalculator(room: RecreatedRoom): string {
  const { diagonal, aspect, distance, units, light, place, projector, surface } = room;
  const names = CALCULATOR_PARAMETERS;
  const { model, lens, lumens, ratio } = projector ?? { model: null, lens: null, lumens: null, ratio: null };
  return written(PATHS.throwCalculator, [
    [names.units, units],
    [names.diagonal, String(diagonal)],
    ...(distance === null ? [] : [[names.distance, String(distance)] as const]),
    [names.aspect, aspect],
    // The calculator has the models whose distances are known; of a kind it takes the figures.
    ...(model && lens ? [[names.preset, model.slug] as const] : []),
    ...(ratio
      ? [[names.ratioMin, String(ratio.min)] as const, [names.ratioMax, String(ratio.max)] as const]
      : []),
    ...(lumens !== null && !(model && lens) ? [[names.lumens, String(lumens)] as const] : []),
    ...(light === '' ? [] : [[names.light, light] as const]),
    ...saidSurface(surface, names),
    ...(place === 'ceiling' ? [[names.mounting, 'ceiling'] as const] : []),
    [OWN_PARAMETER, BOTH_ARE_OWN],
  ]);
}

/** The finder with a setup's room; null without a distance, of which the finder would make up one. */
export function recreatedFinder({
  diagonal,
  distance,
  units,
  light,
  place,
  surface,
}: RecreatedRoom): string | null {
  if (distance === null) return null;
  return written(PATHS.projectorFinder, [
    [FINDER_PARAMETERS.place, FINDER_PLACES[place]],
    [FINDER_PARAMETERS.distance, String(distance)],
    [FINDER_PARAMETERS.units, units],
    [FINDER_PARAMETERS.diagonal, String(diagonal)],
    ...(light === '' ? [] : [[FINDER_PARAMETERS.light, light] as const]),
    ...saidSurface(surface, FINDER_PARAMETERS),
  ]);
}
