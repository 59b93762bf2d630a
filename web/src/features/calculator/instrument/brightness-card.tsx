import { nits } from '@lumen-throw/throw/brightness';
import type { AspectRatio } from '@lumen-throw/throw/image-size';
import type { Place } from '@lumen-throw/throw/placement';
import { roomBrightness } from '@lumen-throw/throw/room-fit';
import { screenContrast, type Light } from '@lumen-throw/throw/room-light';
import { FORMULA_SOURCES } from '../sources-texts.ts';
import { brightnessAdvice } from '../state/advice.ts';
import { footLambertText, lightText, nitsText } from '../state/format.ts';
import { CardFigure, CardRows, CardText, RoomCard } from '../room/room-cards.tsx';
import { lightOf, LIGHTS, type Settings } from '../state/settings.ts';
import { Sources } from './sources.tsx';
import { ROOM_TEXTS } from '../room/room-texts.ts';

interface BrightnessCardProps {
  settings: Pick<Settings, 'gain' | 'light' | 'lux'>;
  place: Place;
  lumens: number;
  /** Shape of the chip. */
  native: AspectRatio;
}

/** How bright a size gets, and what that is in each place. */
export function BrightnessCard({
  settings,
  place: { diagonal, aspect },
  lumens,
  native,
}: BrightnessCardProps) {
  const { gain, lux } = settings;
  const room = { diagonal, aspect, gain };
  const lights: readonly Light[] = lux === undefined ? LIGHTS : [lux, ...LIGHTS];
  const places = lights.map((place) => ({
    place,
    found: roomBrightness(lumens, native, { ...room, light: place }),
  }));
  const { white } = roomBrightness(lumens, native, { ...room, light: lightOf(settings) });
  return (
    <RoomCard id="brightness" title={ROOM_TEXTS.brightness}>
      <CardFigure>
        {footLambertText(white)} <small>{nitsText(nits(white))}</small>
      </CardFigure>
      <CardRows>
        {places.map(({ place, found }) => {
          const advice = brightnessAdvice(found);
          const contrast = screenContrast(found.white, place, gain);
          return (
            <div key={place}>
              <dt>
                {lightText(place)}
                {contrast === null ? null : <small>{ROOM_TEXTS.contrast(contrast.toFixed(0))}</small>}
              </dt>
              <dd>
                <CardText as="span" $tone={advice === null ? 'good' : 'bad'}>
                  {ROOM_TEXTS.verdicts[found.verdict]}
                </CardText>
                {advice === null ? null : <small>{advice}</small>}
              </dd>
            </div>
          );
        })}
      </CardRows>
      <CardText>{ROOM_TEXTS.nominal}</CardText>
      <Sources about={ROOM_TEXTS.brightness} sources={FORMULA_SOURCES.brightness} />
    </RoomCard>
  );
}
