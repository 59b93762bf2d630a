import type { RoomLight } from '@lumen-throw/throw/room-light';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { toInches, type Units } from '@lumen-throw/throw/units';
import { useState } from 'react';
import styled from 'styled-components';
import { Field, Select } from '../../../shared/controls/field.tsx';
import { Segmented } from '../../../shared/controls/segmented.tsx';
import { Card } from '../../../shared/design/card.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { lengthFigure } from '../../../shared/format/length-format.ts';
import { LIGHT_CHOICES, lightName } from '../../../shared/room-light/light-name.ts';
import { readLength } from '../../../shared/typed-numbers/read-length.ts';
import { readNumber } from '../../../shared/typed-numbers/read-number.ts';
import { PLACES } from '../../../shared/projectors/finder-places.ts';
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
  usualDistance,
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

interface FinderFormProps {
  wishes: Wishes;
  onChange: ChangeWishes;
}

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
function DistanceField({ wishes, onChange }: FinderFormProps) {
  const { place, distance, units } = wishes;
  return (
    <Length>
      <TypedField
        label={FINDER_TEXTS.distance[place]}
        hint={FINDER_TEXTS.distanceHint}
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
}

/** Reads a gap as inches; a number alone is inches, or centimeters beside meters. */
function readGap(text: string, units: Units): TypedValue<number | null> {
  if (text.trim() === '') return { value: null, problem: null };
  const withUnit = /[a-z'"’”]/i.test(text) ? text : `${text} ${units === 'ft' ? 'in' : 'cm'}`;
  const reading = readLength(withUnit, 'in');
  if (reading.problem) return reading;
  return isGap(reading.value) ? { value: reading.value, problem: null } : { value: null, problem: 'outside' };
}

/** The gap that is left behind a cabinet, for models whose cabinet's depth nobody gives. */
function GapField({ wishes, onChange }: FinderFormProps) {
  const { gap, units, distance } = wishes;
  return (
    <TypedField
      label={FINDER_TEXTS.gap}
      hint={FINDER_TEXTS.gapHint(units)}
      inputMode="text"
      value={gap}
      shown={gap === null ? '' : gapText(gap, units)}
      read={(text) => readGap(text, units)}
      problemText={() => FINDER_TEXTS.gapUnclear(units)}
      conflict={gap !== null && gap >= distance ? FINDER_TEXTS.gapTooLarge : null}
      onValue={(inches) => onChange({ gap: inches }, 'gap')}
    />
  );
}

/** Reads whole lux as people type them, like `35` or `1,500 lux`. */
function readLux(text: string): TypedValue<number | null> {
  if (text.trim() === '') return { value: null, problem: null };
  const reading = readNumber(text, /(?:lx|lux)$/, true);
  if (reading.problem) return reading;
  return isLux(reading.value) ? { value: reading.value, problem: null } : { value: null, problem: 'outside' };
}

/** The light as a meter reads it, which counts instead of a place's. */
function LuxField({ wishes, onChange }: FinderFormProps) {
  const { light } = wishes;
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
              place,
              // Two feet below a screen and twelve across a room are different questions.
              distance:
                (place === 'under') === (wishes.place === 'under') ? wishes.distance : usualDistance(place),
              gap: place === 'under' ? wishes.gap : null,
            })
          }
        />
      </Whole>
      <DistanceField
        key={wishes.place === 'under' ? 'depth' : 'distance'}
        wishes={wishes}
        onChange={onChange}
      />
      {wishes.place === 'under' ? <GapField wishes={wishes} onChange={onChange} /> : null}
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
              onChange({ diagonal: event.target.value === '' ? null : Number(event.target.value) })
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
          onChange={(light) => onChange({ light })}
        />
      </Whole>
      <LuxField wishes={wishes} onChange={onChange} />
      <Field label={FINDER_TEXTS.use} required>
        {({ required: _, ...control }) => (
          <Select
            {...control}
            value={wishes.use ?? ''}
            onChange={(event) => onChange({ use: USES.find((use) => use === event.target.value) ?? null })}
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
      <Field label={FINDER_TEXTS.price} required>
        {({ required: _, ...control }) => (
          <Select
            {...control}
            value={wishes.price ?? ''}
            onChange={(event) =>
              onChange({
                price: PRICE_LIMITS.find((price) => price === event.target.value) ?? null,
              })
            }
          >
            <option value="">{FINDER_TEXTS.anyPrice}</option>
            {PRICE_LIMITS.map((price) => (
              <option key={price} value={price}>
                {FINDER_TEXTS.prices[price]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Whole>
        <ScreenFields wishes={wishes} onChange={onChange} />
      </Whole>
    </Form>
  );
}
