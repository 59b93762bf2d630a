import type { RoomLight } from '@lumen-throw/throw/room-light';
import { toInches, type Units } from '@lumen-throw/throw/units';
import { useState } from 'react';
import styled from 'styled-components';
import { Field, Select, TextInput } from '../../../shared/controls/field.tsx';
import { Segmented } from '../../../shared/controls/segmented.tsx';
import { Card } from '../../../shared/design/card.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { lengthFigure } from '../../../shared/format/length-format.ts';
import { ROOM_LIGHT_TEXTS } from '../../../shared/room-light/texts.ts';
import { readLength } from '../../../shared/typed-numbers/read-length.ts';
import { readNumber } from '../../../shared/typed-numbers/read-number.ts';
import { PLACES } from '../../../shared/projectors/finder-places.ts';
import { FINDER_TEXTS } from './texts.ts';
import {
  COMMON_LIGHT,
  DIAGONALS,
  DISTANCE_RANGE,
  isLux,
  LIGHTS,
  USES,
  usualDistance,
  type Wishes,
} from './wishes.ts';

const Form = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m} ${theme.space.l};
  padding: clamp(${theme.space.m}, 3vw, ${theme.space.l});

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.scriptless} {
    display: none;
  }
`;

const Whole = styled.div`
  ${media.medium} {
    grid-column: 1 / -1;
  }
`;

const Length = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  align-items: start;

  ${media.small} {
    grid-template-columns: minmax(0, 1fr) 7.75rem;
  }
`;

/** A length as one would type it: without zeros at its end. */
function lengthIn(inches: number, units: Units): string {
  return String(Number(lengthFigure(inches, units)));
}

/** What is wrong with a typed length; null for nothing. @param inches null where it is none */
function problemOf(inches: number | null, units: Units): string | null {
  if (inches === null) return FINDER_TEXTS.distanceUnclear(units);
  const { min, max } = DISTANCE_RANGE;
  return inches < min || inches > max ? FINDER_TEXTS.distanceOutside(units) : null;
}

interface FinderFormProps {
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
}

/** The distance as it is typed; a text that is no length stays where it is, with what to write instead. */
function DistanceField({ wishes, onChange }: FinderFormProps) {
  const { place, distance, units } = wishes;
  const [draft, setDraft] = useState<string | null>(null);
  const [isSettled, setIsSettled] = useState(false);
  const typed = (text: string): number | null => {
    const { value } = readLength(text, units);
    return value === null ? null : toInches(value, units);
  };
  const problem = draft === null ? null : problemOf(typed(draft), units);
  return (
    <Length>
      <Field
        label={FINDER_TEXTS.distance[place]}
        hint={FINDER_TEXTS.distanceHint}
        error={isSettled ? problem : null}
        required
      >
        {({ required: _, ...control }) => (
          <TextInput
            {...control}
            inputMode="text"
            autoComplete="off"
            value={draft ?? lengthIn(distance, units)}
            onChange={(event) => {
              const text = event.target.value;
              const inches = typed(text);
              setDraft(text);
              setIsSettled(false);
              if (inches !== null && problemOf(inches, units) === null)
                onChange({ ...wishes, distance: inches });
            }}
            onBlur={() => {
              setIsSettled(true);
              if (problem === null) setDraft(null);
            }}
          />
        )}
      </Field>
      <Field label={FINDER_TEXTS.units} required>
        {({ required: _, ...control }) => (
          <Select
            {...control}
            value={units}
            onChange={(event) => {
              setDraft(null);
              onChange({ ...wishes, units: event.target.value === 'm' ? 'm' : 'ft' });
            }}
          >
            {(['ft', 'm'] as const).map((unit) => (
              <option key={unit} value={unit}>
                {FINDER_TEXTS.unitNames[unit]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Length>
  );
}

/** Whole lux as people type them, like `35` or `1,500 lux`; null for anything else. */
function luxIn(text: string): number | null {
  const { value } = readNumber(text, /(?:lx|lux)$/, true);
  return value !== null && isLux(value) ? value : null;
}

/** The light as a meter reads it, which counts instead of a place's; a text that is none stays. */
function LuxField({ wishes, onChange }: FinderFormProps) {
  const { light } = wishes;
  const [draft, setDraft] = useState<string | null>(null);
  const [isSettled, setIsSettled] = useState(false);
  const lux = draft === null ? null : luxIn(draft);
  // The light to go back to when the reading is taken out.
  const [place, setPlace] = useState<RoomLight>(typeof light === 'number' ? COMMON_LIGHT : light);
  if (typeof light !== 'number' && light !== place) setPlace(light);
  // A place that is chosen afterwards takes the reading's part.
  const isReplaced = lux !== null && typeof light !== 'number';
  const typed = isReplaced ? null : draft;
  const isProblem = typed !== null && typed.trim() !== '' && lux === null;
  return (
    <Field
      label={FINDER_TEXTS.lux}
      hint={FINDER_TEXTS.luxHint}
      error={isSettled && isProblem ? FINDER_TEXTS.luxUnclear : null}
    >
      {({ required: _, ...control }) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? (typeof light === 'number' ? String(light) : '')}
          onChange={(event) => {
            const text = event.target.value;
            setDraft(text);
            setIsSettled(false);
            const read = luxIn(text);
            if (read !== null) onChange({ ...wishes, light: read });
            else if (text.trim() === '') onChange({ ...wishes, light: place });
          }}
          onBlur={() => {
            setIsSettled(true);
            if (!isProblem) setDraft(null);
          }}
        />
      )}
    </Field>
  );
}

const PLACE_OPTIONS = PLACES.map((value) => ({
  value,
  get label() {
    return FINDER_TEXTS.places[value];
  },
}));
const LIGHT_OPTIONS = LIGHTS.map((value) => ({
  value,
  get label() {
    return ROOM_LIGHT_TEXTS.lights[value];
  },
}));

/** What somebody wants, one question beside the other; each answer counts at once. */
export function FinderForm({ wishes, onChange }: FinderFormProps) {
  return (
    <Form
      as="form"
      aria-label={FINDER_TEXTS.form}
      onSubmit={(event: { preventDefault: () => void }) => event.preventDefault()}
    >
      <Whole>
        <Segmented
          legend={FINDER_TEXTS.place}
          options={PLACE_OPTIONS}
          value={wishes.place}
          pairs
          onChange={(place) =>
            onChange({
              ...wishes,
              place,
              // Two feet below a screen and twelve across a room are different questions.
              distance:
                (place === 'under') === (wishes.place === 'under') ? wishes.distance : usualDistance(place),
            })
          }
        />
      </Whole>
      <DistanceField
        key={wishes.place === 'under' ? 'depth' : 'distance'}
        wishes={wishes}
        onChange={onChange}
      />
      <Field
        label={FINDER_TEXTS.size}
        hint={wishes.diagonal === null ? FINDER_TEXTS.largestHint : null}
        required
      >
        {({ required: _, ...control }) => (
          <Select
            {...control}
            value={wishes.diagonal ?? ''}
            onChange={(event) =>
              onChange({ ...wishes, diagonal: event.target.value === '' ? null : Number(event.target.value) })
            }
          >
            <option value="">{FINDER_TEXTS.largest}</option>
            {[...new Set([...DIAGONALS, ...(wishes.diagonal === null ? [] : [wishes.diagonal])])]
              .toSorted((one, other) => one - other)
              .map((diagonal) => (
                <option key={diagonal} value={diagonal}>
                  {FINDER_TEXTS.diagonal(diagonal)}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Whole>
        <Segmented
          legend={FINDER_TEXTS.light}
          options={LIGHT_OPTIONS}
          value={typeof wishes.light === 'number' ? null : wishes.light}
          pairs
          onChange={(light) => onChange({ ...wishes, light })}
        />
      </Whole>
      <LuxField wishes={wishes} onChange={onChange} />
      <Field label={FINDER_TEXTS.use} required>
        {({ required: _, ...control }) => (
          <Select
            {...control}
            value={wishes.use ?? ''}
            onChange={(event) =>
              onChange({ ...wishes, use: USES.find((use) => use === event.target.value) ?? null })
            }
          >
            <option value="">{FINDER_TEXTS.anyUse}</option>
            {USES.map((use) => (
              <option key={use} value={use}>
                {FINDER_TEXTS.uses[use]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Form>
  );
}
