import { frameAround } from '@lumen-throw/throw/frame';
import type { Lens } from '@lumen-throw/throw/lens';
import { lensHeights, mostSideways, type LensShift, type Mounting } from '@lumen-throw/throw/lens-shift';
import { placement, type Placement } from '@lumen-throw/throw/placement';
import type { Units } from '@lumen-throw/throw/units';
import { FORMULA_SOURCES } from '../sources-texts.ts';
import { isBetweenModels, placementAdvice, placementWords, zoomText } from '../state/advice.ts';
import { fineRangeText, lengthText, rangeText } from '../../../shared/format/length-format.ts';
import { diagonalText } from '../state/format.ts';
import { coverageText } from '../../../shared/projectors/coverage-texts.ts';
import { reachAfterFrom } from '../../../shared/projectors/reach-texts.ts';
import { RangeBar } from '../../../shared/projectors/range-bar.tsx';
import type { AskedPlace } from '../state/results.ts';
import { CardFigure, CardText, RoomCard } from '../room/room-cards.tsx';
import { Sources } from './sources.tsx';
import { ROOM_TEXTS } from '../room/room-texts.ts';

interface PlacementCardProps {
  place: AskedPlace;
  lens: Lens;
  /** Who makes the projector. */
  brand: string;
  units: Units;
  /** Where its lens can put the picture; null where nobody says. */
  shift: LensShift | null;
  /** Whether somebody asked for the height of a lens. */
  asksForHeight: boolean;
  mounting: Mounting;
  /** Of the picture's bottom edge above the floor, in inches. */
  bottom: number;
  /** Of the lens from the middle of the picture, in inches. */
  side: number;
}

/** How high the lens may be for a picture where it should hang, without keystone correction. */
function LensHeight({
  place: { diagonal, aspect },
  lens,
  units,
  shift,
  mounting,
  bottom,
  side,
}: Omit<PlacementCardProps, 'brand' | 'asksForHeight'> & { shift: LensShift }) {
  // Percents count the chip's frame, in whose middle a picture of another shape is.
  const { width, height, barsAboveAndBelow } = frameAround({ diagonal, aspect }, lens.chip);
  const hung = { bottom: bottom - barsAboveAndBelow, height };
  const heights = lensHeights(shift, mounting, hung, (side / width) * 100);
  if (!heights) {
    const most = (mostSideways(shift) / 100) * width;
    return (
      <CardText $tone="bad">{ROOM_TEXTS.tooFarAside(most > 0 ? lengthText(most, units) : null)}</CardText>
    );
  }
  return (
    <CardText>
      {heights.max < 0
        ? ROOM_TEXTS.lensBelowFloor
        : ROOM_TEXTS.lensHeight(
            rangeText({ min: Math.max(0, heights.min), max: heights.max }, units),
            lengthText(bottom, units),
          )}
    </CardText>
  );
}

const TONE = {
  fits: 'good',
  tight: 'tight',
  near: 'bad',
  misses: 'bad',
  unknown: 'bad',
  unprinted: 'bad',
} as const satisfies Record<Placement['fit'], 'good' | 'tight' | 'bad'>;

/** Where the zoom stands for a distance and a size, or what to change. */
export function PlacementCard({
  place,
  lens,
  brand,
  units,
  shift,
  asksForHeight,
  mounting,
  bottom,
  side,
}: PlacementCardProps) {
  const { diagonal, distance, recommended } = place;
  const found = placement(lens, place);
  const words = placementWords(found);
  const isInside = found.fit === 'fits' || found.fit === 'tight';
  const covered = coverageText(brand, lens);
  const asked = found.distances
    ? ROOM_TEXTS.placeAsked(
        diagonalText(diagonal),
        reachAfterFrom(lens, found.distances, units),
        lengthText(distance, units),
      )
    : (covered ?? '');
  return (
    <RoomCard id="placement" title={ROOM_TEXTS.place}>
      <CardFigure>
        {zoomText(found)} {found.zoom === null ? null : <small>{ROOM_TEXTS.zoom.toLowerCase()}</small>}
      </CardFigure>
      {found.distances ? (
        <RangeBar
          range={found.distances}
          value={distance}
          whole={Math.max(found.distances.max, distance) * 1.15}
        />
      ) : null}
      <CardText>
        {recommended === null ? asked : `${asked} ${ROOM_TEXTS.placeRecommended[recommended]}`}
      </CardText>
      {words ? <CardText $tone={TONE[found.fit]}>{words}</CardText> : null}
      {isInside ? null : (
        <CardText {...(isBetweenModels(found) ? {} : { $tone: 'bad' })}>
          {placementAdvice(found, diagonal, units)}
        </CardText>
      )}
      {lens.measuredFrom === 'back' && found.distances ? (
        <CardText>{ROOM_TEXTS.cabinet(fineRangeText({ min: distance, max: distance }, units))}</CardText>
      ) : null}
      {shift ? <LensHeight {...{ place, lens, units, shift, mounting, bottom, side }} /> : null}
      {!shift && asksForHeight ? <CardText $tone="bad">{ROOM_TEXTS.shiftMissing}</CardText> : null}
      <Sources about={ROOM_TEXTS.place} sources={FORMULA_SOURCES.placement} />
    </RoomCard>
  );
}
