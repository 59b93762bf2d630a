import { footLamberts } from '@lumen-throw/throw/brightness';
import { lightShares } from '@lumen-throw/throw/picture-in-light';
import {
  ambientOnScreen,
  luxOf,
  ROOM_LIGHTS,
  screenContrast,
  type Light,
} from '@lumen-throw/throw/room-light';
import { IN_YOUR_LIGHT_ID } from '@lumen-throw/domain/site-paths';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { contrastText } from '../../../shared/room-light/contrast-text.ts';
import styled from 'styled-components';
import { Field, labelLook, Select } from '../../../shared/controls/field.tsx';
import { Segmented } from '../../../shared/controls/segmented.tsx';
import { Button } from '../../../shared/design/button.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Small } from '../../../shared/design/type.tsx';
import type { LitProjector } from './lit-projector.ts';
import { LitPicture } from './lit-picture.tsx';
import { LIT_ROOMS, type LitRoomName } from './rooms.ts';
import { LIGHT_VIEW_TEXTS } from './texts.ts';
import { MATTE_WHITE, screenChoices, screenValue, type LitScreen } from './lit-screens.ts';
import { useLightPasses, type RoomRequest } from './use-light-passes.ts';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

const Intro = styled.p`
  max-width: 62ch;
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space.m};
  align-items: start;

  ${media.scriptless} {
    display: none;
  }
`;

const Ask = styled.div`
  ${media.scriptless} {
    display: none;
  }
`;

const LightControl = styled.div`
  display: grid;
  gap: 0.4rem;

  label {
    ${labelLook}
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.s};
  }

  output {
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }

  input {
    width: 100%;
    height: ${theme.target};
    margin: 0;
    accent-color: ${theme.color.accent};
  }
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: ${theme.space.m};

  figure {
    display: grid;
    gap: ${theme.space.xs};
    align-content: start;
    max-width: 48rem;
    margin: 0;
  }

  figcaption {
    font-size: ${theme.size.small};
    overflow-wrap: anywhere;
  }
`;

const Still = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${theme.radius.m};
`;

const ROOMS = (Object.keys(LIT_ROOMS) as LitRoomName[]).map((value) => ({
  value,
  get label() {
    return LIGHT_VIEW_TEXTS.rooms[value];
  },
}));
const DIAGONALS = [80, 100, 120, 150] as const;
const LUX = { min: 0, max: ROOM_LIGHTS.open } as const;

interface PictureInLightProps {
  /** One, or some to compare. */
  projectors: readonly LitProjector[];
  /** What to begin with. */
  light?: Light;
  /** Inches, to begin with; one that is not offered is added. */
  diagonal?: number;
  /** What to begin with; one that is not offered is added. */
  screen?: LitScreen;
}

/** Rooms of ours with the pictures of projectors in them, as a room's light leaves them; nothing where no brightness is known. */
export function PictureInLight({
  projectors,
  light = 'living',
  diagonal: first = 100,
  screen: own = MATTE_WHITE,
}: PictureInLightProps) {
  const lightId = useId();
  const hintId = `${lightId}-hint`;
  const headingId = `${lightId}-heading`;
  const [request, setRequest] = useState<RoomRequest | null>(null);
  const [canMix, setCanMix] = useState(true);
  const [roomName, setRoomName] = useState<LitRoomName>('livingRoom');
  const firstLux = luxOf(light);
  const [lux, setLux] = useState(firstLux);
  const [diagonal, setDiagonal] = useState(first);
  const ownValue = screenValue(own);
  const [screenName, setScreenName] = useState(ownValue);
  const [given, setGiven] = useState({ lux: firstLux, diagonal: first, screen: ownValue });
  // What the page asks for changes it here too, and nothing else that was set here.
  if (given.lux !== firstLux || given.diagonal !== first || given.screen !== ownValue) {
    setGiven({ lux: firstLux, diagonal: first, screen: ownValue });
    if (given.screen !== ownValue) setScreenName(ownValue);
    if (given.lux !== firstLux) setLux(firstLux);
    if (given.diagonal !== first) setDiagonal(first);
  }
  const slider = useRef<HTMLInputElement>(null);
  const { passes, failed } = useLightPasses(request);
  const isAsked = request !== null;
  const ask = () => {
    setRequest({ name: roomName });
    // The button goes; the light is what one moves next.
    slider.current?.focus();
  };
  const unable = useCallback(() => setCanMix(false), []);

  // It comes later than the page, which could not lead here yet.
  useEffect(() => {
    if (globalThis.location.hash === `#${IN_YOUR_LIGHT_ID}`)
      document.getElementById(IN_YOUR_LIGHT_ID)?.scrollIntoView();
  }, []);

  const known = projectors.filter(({ lumens }) => lumens !== null);
  if (known.length === 0) return null;
  const screens = screenChoices(own);
  const { gain, rejected } = screens.find(({ value }) => value === screenName) ?? own;
  const surroundings = { light: lux * (1 - rejected / 100), gain };
  const ambient = ambientOnScreen(surroundings.light, gain);
  const projected = known.map(({ lumens, chip, native }) => ({
    white: footLamberts({ lumens: lumens ?? 0, gain, diagonal, aspect: '16:9', native: chip }),
    native,
  }));
  const shares = lightShares(projected, ambient);
  const sizes = [...new Set([...DIAGONALS, first])].toSorted((one, other) => one - other);
  const { width, height, still } = LIT_ROOMS[roomName];
  const isShown = isAsked && passes !== null && canMix;

  return (
    <Section aria-labelledby={headingId}>
      <Heading as="h2" $size="h3" id={headingId}>
        {LIGHT_VIEW_TEXTS.title}
      </Heading>
      <Intro>{LIGHT_VIEW_TEXTS.intro}</Intro>
      <Controls>
        <Segmented
          legend={LIGHT_VIEW_TEXTS.room}
          options={ROOMS}
          value={roomName}
          onChange={(name) => {
            setRoomName(name);
            if (isAsked) setRequest({ name });
          }}
        />
        <Field label={LIGHT_VIEW_TEXTS.size} required>
          {({ required: _required, ...control }) => (
            <Select
              {...control}
              value={diagonal}
              onChange={({ target }) => setDiagonal(Number(target.value))}
            >
              {sizes.map((inches) => (
                <option key={inches} value={inches}>
                  {LIGHT_VIEW_TEXTS.diagonal(inches)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={LIGHT_VIEW_TEXTS.screen} required>
          {({ required: _required, ...control }) => (
            <Select {...control} value={screenName} onChange={({ target }) => setScreenName(target.value)}>
              {screens.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <LightControl>
          <label htmlFor={lightId}>
            {LIGHT_VIEW_TEXTS.light}
            <output htmlFor={lightId}>{LIGHT_VIEW_TEXTS.lux(lux)}</output>
          </label>
          <input
            ref={slider}
            id={lightId}
            type="range"
            min={LUX.min}
            max={Math.max(LUX.max, firstLux)}
            value={lux}
            aria-valuetext={LIGHT_VIEW_TEXTS.lux(lux)}
            aria-describedby={hintId}
            onChange={({ target }) => setLux(Number(target.value))}
          />
          <Small id={hintId}>{LIGHT_VIEW_TEXTS.lightHint}</Small>
        </LightControl>
      </Controls>
      {isAsked ? null : (
        <Ask>
          <Button onClick={ask}>{LIGHT_VIEW_TEXTS.show}</Button>
        </Ask>
      )}
      <div role="status">
        {isAsked && !passes && !failed ? <Small>{LIGHT_VIEW_TEXTS.loading}</Small> : null}
        {canMix ? null : <Small>{LIGHT_VIEW_TEXTS.noWebGl}</Small>}
      </div>
      {failed ? (
        <div role="alert">
          <p>{LIGHT_VIEW_TEXTS.failed}</p>
          <Button $kind="quiet" $small onClick={ask}>
            {LIGHT_VIEW_TEXTS.tryAgain}
          </Button>
        </div>
      ) : null}
      {isShown ? null : (
        <Pictures>
          <figure>
            <Still src={still} alt={LIGHT_VIEW_TEXTS.still} width={width} height={height} loading="lazy" />
          </figure>
        </Pictures>
      )}
      <Pictures>
        {known.map(({ name }, index) => {
          const { white, native } = projected[index] ?? { white: 0, native: null };
          const contrast = LIGHT_VIEW_TEXTS.contrast(
            contrastText(screenContrast(white, { ...surroundings, native })),
          );
          const share = shares[index];
          return (
            <figure key={name}>
              {isShown && share ? (
                <LitPicture
                  passes={passes}
                  shares={share}
                  label={LIGHT_VIEW_TEXTS.picture(name, contrast)}
                  onUnable={unable}
                />
              ) : null}
              <figcaption>
                <strong>{name}</strong>: {LIGHT_VIEW_TEXTS.white(white)}, {contrast}
              </figcaption>
            </figure>
          );
        })}
      </Pictures>
      {projectors
        .filter(({ lumens }) => lumens === null)
        .map(({ name }) => (
          <Small key={name}>{LIGHT_VIEW_TEXTS.unknown(name)}</Small>
        ))}
      <Small>{LIGHT_VIEW_TEXTS.note}</Small>
    </Section>
  );
}
