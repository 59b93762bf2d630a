import { useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import { lumensText } from '../../../shared/format/light-format.ts';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { CalculationField } from '../instrument/calculation-field.tsx';
import { ChoiceField } from '../instrument/choice-field.tsx';
import type { Calculation, CalculationAction } from '../state/calculation.ts';
import { lumensOf } from '../state/fields.ts';
import type { Preset } from '../state/presets.ts';
import { MOUNTINGS, type Settings } from '../state/settings.ts';
import { ROOM_TEXTS } from './room-texts.ts';

const Details = styled.details`
  padding: 0 clamp(${theme.space.m}, 3vw, 1.75rem) ${theme.space.s};

  > summary {
    width: fit-content;
    min-height: 1.75rem;
    color: ${theme.color.accent};
    font-size: ${theme.size.small};
    font-weight: 550;
    cursor: pointer;

    ${media.touch} {
      min-height: ${theme.target};
      line-height: ${theme.target};
    }
  }

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: ${theme.space.m};
    padding-block: ${theme.space.s};
  }

  ${media.print} {
    display: none;
  }
`;

const MOUNTING_OPTIONS = MOUNTINGS.map((value) => ({
  value,
  get label() {
    return ROOM_TEXTS.mountings[value];
  },
}));

/** Stands for lumens that are no figure of the projector's. */
const TYPED = 'typed';

interface RoomDetailsProps {
  calculation: Calculation;
  preset: Preset | null;
  dispatch: Dispatch<CalculationAction>;
}

/** The figures of a projector's light, of which one counts; nothing where there is one at most. */
function ModeChoice({ calculation: { settings }, preset, dispatch }: RoomDetailsProps) {
  const modes = preset?.modes ?? [];
  if (modes.length < 2) return null;
  const lumens = lumensOf(settings, preset);
  const isTyped = !modes.some(({ value }) => value === lumens);
  const options = modes.map(({ value, condition, kind }) => ({
    value: String(value),
    label: ROOM_TEXTS.modeOf(lumensText(value), condition ?? '', FACT_TEXTS.evidence[kind]),
  }));
  return (
    <ChoiceField
      label={ROOM_TEXTS.mode}
      options={
        isTyped ? [{ value: TYPED, label: ROOM_TEXTS.otherMode(lumensText(lumens)) }, ...options] : options
      }
      value={isTyped ? TYPED : String(lumens)}
      onChange={(value) => {
        if (value !== TYPED) dispatch({ type: 'set', field: 'lumens', value: Number(value) });
      }}
    />
  );
}

/** Whether somebody has set one of what stands in the fold, so that it has to be seen. */
function isDetailed({ lux, bottom, side, mounting, rows }: Settings): boolean {
  return [lux, bottom, side, mounting, rows].some((value) => value !== undefined);
}

/** What a newcomer need not know: a reading of the light, rows of seats, heights, and modes of the projector. */
export function RoomDetails({ calculation, preset, dispatch }: RoomDetailsProps) {
  const { settings } = calculation;
  const [isOpen, setIsOpen] = useState(false);
  const field = { calculation, preset, dispatch };
  return (
    <Details open={isOpen || isDetailed(settings)} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{ROOM_TEXTS.more}</summary>
      <div>
        <ModeChoice {...field} />
        <CalculationField field="lux" {...field} note={ROOM_TEXTS.luxNote} />
        <CalculationField field="rows" {...field} />
        {preset?.shift ? (
          <>
            <CalculationField field="bottom" {...field} />
            <CalculationField field="side" {...field} note={ROOM_TEXTS.sideNote} />
            <ChoiceField
              label={ROOM_TEXTS.mounting}
              name="mount"
              options={MOUNTING_OPTIONS}
              value={settings.mounting ?? 'table'}
              onChange={(mounting) => dispatch({ type: 'choose', change: { mounting } })}
            />
          </>
        ) : null}
      </div>
    </Details>
  );
}
