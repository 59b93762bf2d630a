import type { RoomLight } from '@lumen-throw/throw/room-light';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { toInches, type Units } from '@lumen-throw/throw/units';
import { memo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Field, Select } from '../../../shared/controls/field.tsx';
import { Segmented } from '../../../shared/controls/segmented.tsx';
import { Card } from '../../../shared/design/card.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { lengthFigure } from '../../../shared/format/length-format.ts';
import { LIGHT_CHOICES, lightName } from '../../../shared/room-light/light-name.ts';
import { readLength } from '../../../shared/typed-numbers/read-length.ts';
import { readNumber } from '../../../shared/typed-numbers/read-number.ts';
import { atPlace } from './asked-room.ts';
import { FINDER_FORM_ID, PLACES } from '../../../shared/projectors/finder-places.ts';
import { leavesCabinet, SHALLOWEST_CABINET } from '../../../shared/room/model-fit.ts';
import { shortLengthText } from '../../../shared/room/short-length.ts';
import { FINDER_TEXTS, gapText } from './texts.ts';
import { ScreenFields } from './screen-fields.tsx';
import { TypedField, type TypedValue } from './typed-field.tsx';
import {
  COMMON_LIGHT,
  DIAGONALS,
  DISTANCE_RANGE,
  isGap,
  isLux,
  PRICE_LIMITS,
  USES,
  type ChangeWishes,
  type Wishes,
} from '../../../shared/room/wishes.ts';

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

/** What a question reads of the wishes. Rendered again only when one of them changes. */
type Question<Key extends keyof Wishes> = Pick<Wishes, Key> & { onChange: ChangeWishes };

/** Reads a length as inches. */
function readInches(text: string, units: Units, { min, max }: Range): TypedValue<number> {
  const reading = readLength(text, units);
  if (reading.problem) return reading;
  const inches = toInches(reading.value, units);
  return inches < min || inches > max
    ? { value: null, problem: 'outside' }
    : { value: inches, problem: null };
}

/** The distance as it is typed, with its unit beside it. */
const DistanceField = memo(function DistanceField({
  place,
  distance,
  units,
  onChange,
}: Question<'place' | 'distance' | 'units'>) {
  return (
    <Length>
      <TypedField
        label={FINDER_TEXTS.distance[place]}
        hint={FINDER_TEXTS.distanceHint[units]}
        required
        inputMode="text"
        value={distance}
        shown={lengthIn(distance, units)}
        read={(text) => readInches(text, units, DISTANCE_RANGE)}
        problemText={(problem) =>
          FINDER_TEXTS.staysAt(
            problem === 'outside' ? FINDER_TEXTS.distanceOutside(units) : FINDER_TEXTS.distanceUnclear(units),
            `${lengthIn(distance, units)} ${units}`,
          )
        }
        onValue={(inches) => onChange({ distance: inches }, 'distance')}
      />
      <Field label={FINDER_TEXTS.units} required>
        {({ required: _, ...control }) => (
          <Select
            {...control}
            value={units}
            onChange={(event) => onChange({ units: event.target.value === 'm' ? 'm' : 'ft' })}
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
});

/** Reads a gap as inches; a number alone is inches, or centimeters beside meters. */
function readGap(text: string, units: Units): TypedValue<number | null> {
  if (text.trim() === '') return { value: null, problem: null };
  const withUnit = /[a-z'"’”]/i.test(text) ? text : `${text} ${units === 'ft' ? 'in' : 'cm'}`;
  const reading = readLength(withUnit, 'in');
  if (reading.problem) return reading;
  return isGap(reading.value) ? { value: reading.value, problem: null } : { value: null, problem: 'outside' };
}

/** The gap that is left behind a cabinet, for models whose cabinet's depth nobody gives. */
const GapField = memo(function GapField({
  gap,
  units,
  distance,
  onChange,
}: Question<'gap' | 'units' | 'distance'>) {
  return (
    <TypedField
      label={FINDER_TEXTS.gap}
      hint={FINDER_TEXTS.gapHint(units)}
      inputMode="text"
      value={gap}
      shown={gap === null ? '' : gapText(gap, units)}
      read={(text) => readGap(text, units)}
      problemText={() => FINDER_TEXTS.gapUnclear(units)}
      conflict={
        gap !== null && !leavesCabinet(distance, gap)
          ? FINDER_TEXTS.gapTooLarge(shortLengthText(SHALLOWEST_CABINET, units))
          : null
      }
      onValue={(inches) => onChange({ gap: inches }, 'gap')}
    />
  );
});

/** Reads whole lux as people type them, like `35` or `1,500 lux`. */
function readLux(text: string): TypedValue<number | null> {
  if (text.trim() === '') return { value: null, problem: null };
  const reading = readNumber(text, /(?:lx|lux)$/, true);
  if (reading.problem) return reading;
  return isLux(reading.value) ? { value: reading.value, problem: null } : { value: null, problem: 'outside' };
}

/** The light as a meter reads it, which counts instead of a place's. */
function LuxField({ light, onChange }: Question<'light'>) {
  // The light to go back to when the reading is taken out.
  const [place, setPlace] = useState<RoomLight>(typeof light === 'number' ? COMMON_LIGHT : light);
  if (typeof light !== 'number' && light !== place) setPlace(light);
  const lux = typeof light === 'number' ? light : null;
  return (
    <TypedField
      label={FINDER_TEXTS.lux}
      hint={FINDER_TEXTS.luxHint}
      inputMode="numeric"
      value={lux}
      shown={lux === null ? '' : String(lux)}
      read={readLux}
      problemText={() => FINDER_TEXTS.luxUnclear}
      onValue={(read) => onChange({ light: read ?? place }, 'lux')}
    />
  );
}

const PLACE_OPTIONS = PLACES.map((value) => ({
  value,
  get label() {
    return FINDER_TEXTS.places[value];
  },
}));
const LIGHT_OPTIONS = LIGHT_CHOICES.map((value) => ({
  value,
  get label() {
    return lightName(value);
  },
}));

/** Where the projector stands. */
const PlaceField = memo(function PlaceField({
  place: now,
  distance,
  gap,
  onChange,
}: Question<'place' | 'distance' | 'gap'>) {
  return (
    <Segmented
      legend={FINDER_TEXTS.place}
      options={PLACE_OPTIONS}
      value={now}
      pairs
      onChange={(place) => onChange(atPlace({ place: now, distance, gap }, place))}
    />
  );
});

/** The light by a room's name, and as a meter reads it. */
const LightFields = memo(function LightFields({ light, onChange }: Question<'light'>) {
  return (
    <>
      <Whole>
        <Segmented
          legend={FINDER_TEXTS.light}
          options={LIGHT_OPTIONS}
          value={typeof light === 'number' ? null : light}
          pairs
          onChange={(named) => onChange({ light: named })}
        />
      </Whole>
      <LuxField light={light} onChange={onChange} />
    </>
  );
});

interface ListFieldProps<Value> {
  label: string;
  hint?: ReactNode;
  choices: readonly Value[];
  choiceText: (value: Value) => string;
  /** The choice of nothing in particular. */
  noneText: string;
  value: Value | null;
  onValue: (value: Value | null) => void;
}

/** A list of choices, with one for nothing in particular. */
function ListField<Value extends string | number>({
  label,
  hint,
  choices,
  choiceText,
  noneText,
  value,
  onValue,
}: ListFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} required>
      {({ required: _, ...control }) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) =>
            onValue(choices.find((choice) => String(choice) === target.value) ?? null)
          }
        >
          <option value="">{noneText}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choiceText(choice)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The size of the picture; one that no list has comes from a link. */
const SizeField = memo(function SizeField({ diagonal, onChange }: Question<'diagonal'>) {
  return (
    <ListField
      label={FINDER_TEXTS.size}
      hint={FINDER_TEXTS.sizeHint}
      choices={[...new Set([...DIAGONALS, ...(diagonal === null ? [] : [diagonal])])].toSorted(
        (one, other) => one - other,
      )}
      choiceText={FINDER_TEXTS.diagonal}
      noneText={FINDER_TEXTS.largest}
      value={diagonal}
      onValue={(chosen) => onChange({ diagonal: chosen })}
    />
  );
});

const UseField = memo(function UseField({ use, onChange }: Question<'use'>) {
  return (
    <ListField
      label={FINDER_TEXTS.use}
      choices={USES}
      choiceText={(choice) => FINDER_TEXTS.uses[choice]}
      noneText={FINDER_TEXTS.anyUse}
      value={use}
      onValue={(chosen) => onChange({ use: chosen })}
    />
  );
});

const PriceField = memo(function PriceField({ price, onChange }: Question<'price'>) {
  return (
    <ListField
      label={FINDER_TEXTS.price}
      choices={PRICE_LIMITS}
      choiceText={(choice) => FINDER_TEXTS.prices[choice]}
      noneText={FINDER_TEXTS.anyPrice}
      value={price}
      onValue={(chosen) => onChange({ price: chosen })}
    />
  );
});

interface FinderFormProps {
  wishes: Wishes;
  /** The same function in each render, so that an answer renders its own question alone. */
  onChange: ChangeWishes;
}

/** What somebody wants, one question beside the other; each answer counts at once. */
export function FinderForm({ wishes, onChange }: FinderFormProps) {
  const { place, distance, gap, units, diagonal, light, use, price, rejected, gain } = wishes;
  return (
    <Form
      as="form"
      id={FINDER_FORM_ID}
      aria-label={FINDER_TEXTS.form}
      onSubmit={(event: { preventDefault: () => void }) => event.preventDefault()}
    >
      <Whole>
        <PlaceField place={place} distance={distance} gap={gap} onChange={onChange} />
      </Whole>
      <DistanceField
        key={place === 'under' ? 'depth' : 'distance'}
        place={place}
        distance={distance}
        units={units}
        onChange={onChange}
      />
      {place === 'under' ? (
        <GapField gap={gap} units={units} distance={distance} onChange={onChange} />
      ) : null}
      <SizeField diagonal={diagonal} onChange={onChange} />
      <LightFields light={light} onChange={onChange} />
      <UseField use={use} onChange={onChange} />
      <PriceField price={price} onChange={onChange} />
      <Whole>
        <ScreenFields rejected={rejected} gain={gain} onChange={onChange} />
      </Whole>
    </Form>
  );
}
