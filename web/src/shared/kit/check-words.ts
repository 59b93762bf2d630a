import { pictureDistances } from '@lumen-throw/throw/lens';
import type { AspectRatio } from '@lumen-throw/throw/image-size';
import { checkSetup, type SetupCheck } from '@lumen-throw/throw/setup-check';
import type { RoomLight } from '@lumen-throw/throw/room-light';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { toInches, type Units } from '@lumen-throw/throw/units';
import { coverageText } from '../projectors/coverage-texts.ts';
import { reachAfterFrom } from '../projectors/reach-texts.ts';
import type { KitProjector } from './kit-catalog.ts';
import { surfaceFactors, type ScreenSurface } from './screen-surface.ts';
import { KIT_TEXTS } from './texts.ts';

/** A setup's numbers as its owner says them. */
export interface SaidNumbers {
  /** Inches. */
  diagonal: number;
  aspect: AspectRatio;
  /** In `units`; null where it isn't said. */
  distance: number | null;
  units: Units;
  light: RoomLight | '';
  /** Null for matte white, and where no source says what the screen makes of light. */
  surface: ScreenSurface | null;
}

/** What a check takes of a projector. */
export type CheckedProjector = Pick<KitProjector, 'lens' | 'lumens' | 'native'> & {
  model: { brand: string } | null;
};

/** What the room model makes of a setup. */
function checkOf(
  projector: CheckedProjector,
  { distance, units, light, surface, ...picture }: SaidNumbers,
): SetupCheck {
  return checkSetup(projector, {
    ...picture,
    ...surfaceFactors(surface),
    light: light === '' ? null : light,
    distance: distance === null ? null : toInches(distance, units),
  });
}

function ratioText({ min, max }: Range): string {
  const [from, to] = [min.toFixed(2), max.toFixed(2)];
  return from === to ? from : `${from} – ${to}`;
}

/** A distance with the digits that its owner gave it. */
export function distanceText(distance: number, units: Units): string {
  return `${Number(distance.toFixed(2))} ${units}`;
}

/** For which sizes a source gives distances of a projector; empty where nothing bounds them. */
function coverageWords({ lens, model }: CheckedProjector): string {
  return (lens && coverageText(model?.brand ?? '', lens)) ?? '';
}

function verdictWords(
  { fit, distances }: NonNullable<SetupCheck['place']>,
  projector: CheckedProjector,
  said: SaidNumbers,
): string {
  switch (fit) {
    case 'misses':
      return distances && projector.lens
        ? KIT_TEXTS.place.misses(
            KIT_TEXTS.inches(said.diagonal),
            reachAfterFrom(projector.lens, distances, said.units),
          )
        : '';
    case 'unprinted':
      return KIT_TEXTS.place.unprinted(coverageWords(projector).replace(/\.$/, ''));
    default:
      return KIT_TEXTS.place[fit];
  }
}

function placeWords(check: SetupCheck, projector: CheckedProjector, said: SaidNumbers): string | null {
  const { place } = check;
  if (!place || said.distance === null) return null;
  const size = KIT_TEXTS.inches(said.diagonal);
  const made = KIT_TEXTS.place.made(size, distanceText(said.distance, said.units), place.ratio.toFixed(2));
  const verdict = verdictWords(place, projector, said);
  const lens = place.lens ? `${KIT_TEXTS.place.lens(ratioText(place.lens))}: ` : '';
  return `${made}; ${lens}${verdict}`;
}

function lightWords({ light }: SetupCheck, said: SaidNumbers): string | null {
  if (!light) return null;
  const white = KIT_TEXTS.footLamberts(light.white.toFixed(0));
  if (said.light === '' || light.verdict === null) return white;
  return `${white}, ${KIT_TEXTS.verdicts[light.verdict](KIT_TEXTS.rooms[said.light])}`;
}

/** White on the screen and how it looks in the setup's light, in words; null where nobody gives lumens. */
export function brightnessWords(projector: CheckedProjector, said: SaidNumbers): string | null {
  return lightWords(checkOf(projector, said), said);
}

/** What the room model says of a setup, in one sentence; empty where nothing can be told. */
export function checkWords(projector: CheckedProjector, said: SaidNumbers): string {
  const check = checkOf(projector, said);
  const parts = [placeWords(check, projector, said), lightWords(check, said)].filter(
    (words) => words !== null,
  );
  const sentence = parts.length > 0 ? `${parts.join('; ')}.` : '';
  if (said.distance !== null || !projector.lens) return sentence;
  const distances = pictureDistances(projector.lens, said);
  const reach = distances
    ? KIT_TEXTS.reach(KIT_TEXTS.inches(said.diagonal), reachAfterFrom(projector.lens, distances, said.units))
    : coverageWords(projector);
  return [reach, sentence].filter(Boolean).join(' ');
}
