import { imageSize } from '@lumen-throw/throw/image-size';
import { ROW_SPACING } from '@lumen-throw/throw/limits';
import {
  rowSpan,
  seatDistance,
  seatRows,
  VIEWING_ANGLES,
  widthForLastRow,
  type ViewingStandard,
} from '@lumen-throw/throw/seating';
import { FORMULA_SOURCES } from '../sources-texts.ts';
import { lengthText, rangeText } from '../../../shared/format/length-format.ts';
import { diagonalText } from '../state/format.ts';
import { CardFigure, CardRows, CardText, RoomCard } from '../room/room-cards.tsx';
import type { Place } from '@lumen-throw/throw/placement';
import type { Units } from '@lumen-throw/throw/units';
import { Sources } from './sources.tsx';
import { ROOM_TEXTS } from '../room/room-texts.ts';

const STANDARDS = Object.keys(VIEWING_ANGLES) as ViewingStandard[];

interface RowsOfSeatsProps {
  /** Of the picture, in inches, like its width. */
  diagonal: number;
  width: number;
  count: number;
  units: Units;
}

/** Each row behind THX's best seat, and what size the last one would need. */
function RowsOfSeats({ diagonal, width, count, units }: RowsOfSeatsProps) {
  const rows = { first: rowSpan(width).nearest, spacing: ROW_SPACING, count };
  const needed = widthForLastRow(rows);
  return (
    <>
      <CardRows>
        {seatRows(width, rows).map(({ distance, angle }, place) => (
          <div key={distance}>
            <dt>{ROOM_TEXTS.row(place + 1, ROOM_TEXTS.angle(Math.round(angle)))}</dt>
            <dd>{lengthText(distance, units)}</dd>
          </div>
        ))}
      </CardRows>
      <CardText>{ROOM_TEXTS.rowsNote(lengthText(ROW_SPACING, units))}</CardText>
      {needed > width ? (
        <CardText $tone="bad">
          {ROOM_TEXTS.rowTooFar(diagonalText(Math.ceil(diagonal * (needed / width))))}
        </CardText>
      ) : null}
    </>
  );
}

/** Where to sit in front of a size. */
export function SeatsCard({
  place: { diagonal, aspect },
  units,
  rows,
}: {
  place: Place;
  units: Units;
  /** Rows of seats; 1 says where a seat may be. */
  rows: number;
}) {
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
      {rows > 1 ? <RowsOfSeats diagonal={diagonal} width={width} count={rows} units={units} /> : null}
      <CardText>{ROOM_TEXTS.seatsFor(diagonalText(diagonal))}</CardText>
      <Sources about={ROOM_TEXTS.seats} sources={FORMULA_SOURCES.seats} />
    </RoomCard>
  );
}
