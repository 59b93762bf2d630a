import { nits } from '../throw/brightness.ts';
import type { AspectRatio } from '../throw/image-size.ts';
import { roomBrightness } from '../throw/room-fit.ts';
import { screenContrast } from '../throw/room-light.ts';
import { FORMULA_SOURCES } from '../texts/calculator-sources.ts';
import { ROOM_TEXTS } from '../texts/calculator.ts';
import { brightnessAdvice } from './advice.ts';
import { footLambertText, nitsText } from './format.ts';
import { enteredPlace } from './results.ts';
import { CardFigure, CardRows, CardText, RoomCard } from './room-cards.tsx';
import { LIGHTS, type Settings } from './settings.ts';
import { Sources } from './sources.tsx';

interface BrightnessCardProps {
  settings: Settings;
  lumens: number;
  /** Shape of the chip. */
  native: AspectRatio;
}

/** How bright the entered size gets, and what that is in each place. */
export function BrightnessCard({ settings, lumens, native }: BrightnessCardProps) {
  const { gain, light } = settings;
  const room = { ...enteredPlace(settings), gain };
  const places = LIGHTS.map((place) => ({
    place,
    found: roomBrightness(lumens, native, { ...room, light: place }),
  }));
  const { white } = roomBrightness(lumens, native, { ...room, light });
  return (
    <RoomCard id="brightness" title={ROOM_TEXTS.brightness}>
      <CardFigure>
        {footLambertText(white)} <small>{nitsText(nits(white))}</small>
      </CardFigure>
      <CardRows>
        {places.map(({ place, found }) => {
          const advice = brightnessAdvice(found);
          const contrast = screenContrast(found.white, place);
          return (
            <div key={place}>
              <dt>
                {ROOM_TEXTS.lights[place]}
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
