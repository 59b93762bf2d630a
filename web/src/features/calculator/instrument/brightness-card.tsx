import { LIGHT_CHOICES } from '../../../shared/room-light/light-name.ts';
import { nits } from '@lumen-throw/throw/brightness';
import type { AspectRatio } from '@lumen-throw/throw/image-size';
import type { Place } from '@lumen-throw/throw/placement';
import { roomBrightness } from '@lumen-throw/throw/room-fit';
import { USUAL_NATIVE_CONTRAST, type Light } from '@lumen-throw/throw/room-light';
import styled from 'styled-components';
import { media } from '../../../shared/design/theme.ts';
import { FORMULA_SOURCES } from '../sources-texts.ts';
import { brightnessAdvice } from '../state/advice.ts';
import { footLambertText, lightText, nitsText } from '../state/format.ts';
import { CardFigure, CardRows, CardText, RoomCard } from '../room/room-cards.tsx';
import { lightOf, rejectedOf, type Settings } from '../state/settings.ts';
import { Sources } from './sources.tsx';
import { contrastText } from '../../../shared/room-light/contrast-text.ts';
import { ROOM_TEXTS } from '../room/room-texts.ts';

interface BrightnessCardProps {
  settings: Pick<Settings, 'gain' | 'light' | 'lux' | 'rejected'>;
  place: Place;
  /** Its light in lumens, and its own white ÷ black where somebody measured it. */
  projector: { lumens: number; native: number | null };
  /** Shape of the chip. */
  chip: AspectRatio;
}

function nativeText(native: number | null): string {
  return native === null
    ? ROOM_TEXTS.usualNative(contrastText(USUAL_NATIVE_CONTRAST))
    : ROOM_TEXTS.measuredNative(contrastText(native));
}

/** The sheet is full of figures already; with a comparison it has two sides and no room for more. */
const Note = styled(CardText)`
  ${media.print} {
    display: none;
  }
`;

/** How bright a size gets, and what that is in each place. */
export function BrightnessCard({
  settings,
  place: { diagonal, aspect },
  projector,
  chip,
}: BrightnessCardProps) {
  const { gain, lux } = settings;
  const room = { diagonal, aspect, gain, rejected: rejectedOf(settings) };
  const lights: readonly Light[] = lux === undefined ? LIGHT_CHOICES : [lux, ...LIGHT_CHOICES];
  const places = lights.map((place) => ({
    place,
    found: roomBrightness(projector, chip, { ...room, light: place }),
  }));
  const { white } = roomBrightness(projector, chip, { ...room, light: lightOf(settings) });
  return (
    <RoomCard id="brightness" title={ROOM_TEXTS.brightness}>
      <CardFigure>
        {footLambertText(white)} <small>{nitsText(nits(white))}</small>
      </CardFigure>
      <CardRows>
        {places.map(({ place, found }) => {
          const advice = brightnessAdvice(found);
          return (
            <div key={place}>
              <dt>
                {lightText(place)}
                <small>{contrastText(found.contrast)}</small>
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
      <Note>
        {ROOM_TEXTS.nominal} {settings.rejected ? `${ROOM_TEXTS.rejects(String(settings.rejected))} ` : ''}
        {ROOM_TEXTS.contrastNote(nativeText(projector.native))}
      </Note>
      <Sources about={ROOM_TEXTS.brightness} sources={FORMULA_SOURCES.brightness} />
    </RoomCard>
  );
}
