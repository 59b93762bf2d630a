import { imageSize } from '@lumen-throw/throw/image-size';
import { rowSpan, seatDistance, VIEWING_ANGLES, type ViewingStandard } from '@lumen-throw/throw/seating';
import { FORMULA_SOURCES } from '../sources-texts.ts';
import { lengthText, rangeText } from '../../../shared/format/length-format.ts';
import { diagonalText } from '../state/format.ts';
import { CardFigure, CardRows, CardText, RoomCard } from '../room/room-cards.tsx';
import type { Place } from '@lumen-throw/throw/placement';
import type { Units } from '@lumen-throw/throw/units';
import { Sources } from './sources.tsx';
import { ROOM_TEXTS } from '../room/room-texts.ts';

const STANDARDS = Object.keys(VIEWING_ANGLES) as ViewingStandard[];

/** Where to sit in front of a size. */
export function SeatsCard({ place: { diagonal, aspect }, units }: { place: Place; units: Units }) {
  const { width } = imageSize(diagonal, aspect);
  const { nearest, farthest } = rowSpan(width);
  const seat = (standard: ViewingStandard) => seatDistance(width, VIEWING_ANGLES[standard]);
  return (
    <RoomCard id="seats" title={ROOM_TEXTS.seats}>
      <CardFigure>{rangeText({ min: nearest, max: farthest }, units)}</CardFigure>
      <CardRows>
        {STANDARDS.map((standard) => (
          <div key={standard}>
            <dt>
              {ROOM_TEXTS.standards[standard]}, {ROOM_TEXTS.angle(VIEWING_ANGLES[standard])}
            </dt>
            <dd>{lengthText(seat(standard), units)}</dd>
          </div>
        ))}
      </CardRows>
      <CardText>{ROOM_TEXTS.seatsFor(diagonalText(diagonal))}</CardText>
      <Sources about={ROOM_TEXTS.seats} sources={FORMULA_SOURCES.seats} />
    </RoomCard>
  );
}
