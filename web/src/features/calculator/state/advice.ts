import { DIAGONAL_BOUNDS } from '@lumen-throw/throw/limits';
import { nearestDiagonal, type Placement } from '@lumen-throw/throw/placement';
import type { RoomBrightness } from '@lumen-throw/throw/room-fit';
import { looksGood } from '@lumen-throw/throw/room-light';
import type { Units } from '@lumen-throw/throw/units';
import { diagonalText, moveText, neededLumensText, percentText } from './format.ts';
import { ROOM_TEXTS } from '../room/room-texts.ts';
import { FIT_TEXTS } from '../room/fit-texts.ts';

/** Whether a place is one that some models of a spread have and others do not. */
export function isBetweenModels({ kind, side }: Placement): boolean {
  return kind === 'spread' && side === null;
}

/** What to change where a lens does not reach: "Move 9 in back, or choose 91 in." */
export function placementAdvice(found: Placement, wanted: number, units: Units): string {
  if (isBetweenModels(found)) return ROOM_TEXTS.spread;
  if (found.fit === 'unknown') return ROOM_TEXTS.farEndUnknown;
  if (found.fit === 'unprinted') return ROOM_TEXTS.unprinted;
  const way = moveText(Math.abs(found.move), units);
  const move = found.side === 'too-close' ? ROOM_TEXTS.back(way) : ROOM_TEXTS.closer(way);
  const diagonal = found.diagonals && nearestDiagonal(found.diagonals, wanted, DIAGONAL_BOUNDS);
  return diagonal === null
    ? ROOM_TEXTS.only(move)
    : ROOM_TEXTS.or(move, ROOM_TEXTS.choose(diagonalText(diagonal)));
}

/** How a lens and a place go together, in one sentence. */
export function placementWords(found: Placement): string | null {
  if (isBetweenModels(found)) return null;
  switch (found.fit) {
    case 'near':
      return ROOM_TEXTS.near;
    case 'tight':
      return ROOM_TEXTS.tight;
    case 'fits':
      return found.zoom === null ? ROOM_TEXTS.fitsFixed : ROOM_TEXTS.fits;
    default:
      return null;
  }
}

/** As far outside as this, in zooms, a figure says less than words. */
const FAR_OUTSIDE = 1;

/**
 * A zoom position, also one that the zoom does not have. Of a zoom there may be none to say: no source gives
 * both ends for every size.
 */
export function zoomText({ zoom, kind }: Placement): string {
  if (kind === 'spread') return ROOM_TEXTS.spreadZoom;
  if (kind === 'fixed') return ROOM_TEXTS.fixed;
  if (zoom === null) return ROOM_TEXTS.openZoom;
  return zoom < -FAR_OUTSIDE || zoom > 1 + FAR_OUTSIDE ? ROOM_TEXTS.outOfReach : percentText(zoom);
}

/** What is too dim about a picture, and what would be bright enough; null where it is. */
export function brightnessAdvice({ verdict, lumens, diagonal }: RoomBrightness): string | null {
  if (looksGood(verdict)) return null;
  const size = Math.floor(diagonal);
  return ROOM_TEXTS.brighter(
    neededLumensText(lumens),
    size >= DIAGONAL_BOUNDS.min ? diagonalText(size) : null,
  );
}

/** What is to be said about the place of a projector of a list. */
export function fitPlaceWords(found: Placement, wanted: number, units: Units): string {
  if (isBetweenModels(found)) return FIT_TEXTS.spread;
  if (found.fit !== 'fits' && found.fit !== 'tight') return placementAdvice(found, wanted, units);
  if (found.zoom === null) return found.kind === 'fixed' ? FIT_TEXTS.fixed : FIT_TEXTS.oneDistance;
  const zoom = percentText(found.zoom);
  return found.fit === 'tight' ? FIT_TEXTS.zoomAtEnd(zoom) : FIT_TEXTS.zoomAt(zoom);
}

/** The same about its brightness; null where there is nothing to say. */
export function fitLightWords(brightness: RoomBrightness | null): string | null {
  if (brightness === null) return FIT_TEXTS.lumensUnknown;
  const needed = neededLumensText(brightness.lumens);
  return looksGood(brightness.verdict) ? null : FIT_TEXTS.light[brightness.verdict](needed);
}
