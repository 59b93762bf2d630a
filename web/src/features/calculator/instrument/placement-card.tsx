import { placement } from '@lumen-throw/throw/placement';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { FORMULA_SOURCES } from '../sources-texts.ts';
import { placementAdvice, placementWords, zoomText } from '../state/advice.ts';
import { diagonalText, lengthText, rangeText } from '../state/format.ts';
import { RangeBar } from './range-bar.tsx';
import { enteredPlace } from '../state/results.ts';
import { CardFigure, CardText, RoomCard } from '../room/room-cards.tsx';
import type { Settings } from '../state/settings.ts';
import { Sources } from './sources.tsx';
import { ROOM_TEXTS } from '../room/room-texts.ts';

/** Where the zoom stands for the entered distance and size, or what to change. */
export function PlacementCard({ settings, ratio }: { settings: Settings; ratio: Range }) {
  const { units, diagonal } = settings;
  const place = enteredPlace(settings);
  const found = placement(ratio, place);
  const words = placementWords(found);
  const isBeside = found.fit !== 'fits';
  return (
    <RoomCard id="placement" title={ROOM_TEXTS.place}>
      <CardFigure>
        {zoomText(found)} {found.zoom === null ? null : <small>{ROOM_TEXTS.zoom.toLowerCase()}</small>}
      </CardFigure>
      <RangeBar
        range={found.distances}
        value={place.distance}
        whole={Math.max(found.distances.max, place.distance) * 1.15}
      />
      <CardText>
        {ROOM_TEXTS.placeAsked(
          diagonalText(diagonal),
          rangeText(found.distances, units),
          lengthText(place.distance, units),
        )}
      </CardText>
      {words ? <CardText $tone={isBeside ? 'bad' : 'good'}>{words}</CardText> : null}
      {isBeside ? <CardText $tone="bad">{placementAdvice(found, diagonal, units)}</CardText> : null}
      <Sources about={ROOM_TEXTS.place} sources={FORMULA_SOURCES.placement} />
    </RoomCard>
  );
}
