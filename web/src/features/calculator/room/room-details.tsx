import { useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import { lumensText } from '@lumen-throw/domain/english-numbers';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { LIGHT_TEXTS } from '../../../shared/projectors/light-texts.ts';
import { CalculationField } from '../instrument/calculation-field.tsx';
import { ChoiceField } from '../instrument/choice-field.tsx';
import type { Calculation, CalculationAction } from '../state/calculation.ts';
import { lumensOf } from '../state/fields.ts';
import type { Preset } from '../state/presets.ts';
import { MOUNTINGS, OFFSET_COUNTS, OWN_SETTINGS, SHIFT_COUNTS, type Settings } from '../state/settings.ts';
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
  const isTyped = !modes.some((figure) => figure.lumens === lumens);
  const options = modes.map((figure) => ({
    value: String(figure.lumens),
    label: ROOM_TEXTS.modeOf(
      lumensText(figure.lumens),
      figure.condition ?? (figure.mode === 'other' ? '' : LIGHT_TEXTS.modes[figure.mode]),
      FACT_TEXTS.evidence[figure.kind],
    ),
  }));
  const otherMode =
    settings.lumens === null && preset?.light
      ? LIGHT_TEXTS.movieLight[preset.light.from](lumensText(lumens))
      : ROOM_TEXTS.otherMode(lumensText(lumens));
  return (
    <ChoiceField
      label={ROOM_TEXTS.mode}
      options={isTyped ? [{ value: TYPED, label: otherMode }, ...options] : options}
      value={isTyped ? TYPED : String(lumens)}
      onChange={(value) => {
        if (value !== TYPED) dispatch({ type: 'set', field: 'lumens', value: Number(value) });
      }}
    />
  );
}

const OFFSET_OPTIONS = OFFSET_COUNTS.map((value) => ({
  value,
  get label() {
    return ROOM_TEXTS.offsetCounts[value];
  },
}));
const SHIFT_OPTIONS = SHIFT_COUNTS.map((value) => ({
  value,
  get label() {
    return ROOM_TEXTS.shiftCounts[value];
  },
}));

/** Offset and shift of a lens for which nobody gives them, with what their percents count. */
function OwnShift({ dispatch, ...rest }: RoomDetailsProps) {
  const { settings } = rest.calculation;
  const field = { ...rest, dispatch };
  return (
    <>
      <CalculationField field="offset" {...field} note={ROOM_TEXTS.offsetNote} />
      <ChoiceField
        label={ROOM_TEXTS.offsetOf}
        name="offsetof"
        options={OFFSET_OPTIONS}
        value={settings.offsetOf ?? 'far'}
        onChange={(offsetOf) => dispatch({ type: 'choose', change: { offsetOf } })}
      />
      <CalculationField field="shift" {...field} />
      <CalculationField field="sideShift" {...field} note={ROOM_TEXTS.shiftNote} />
      <ChoiceField
        label={ROOM_TEXTS.shiftOf}
        name="shiftof"
        options={SHIFT_OPTIONS}
        value={settings.shiftOf ?? 'whole'}
        onChange={(shiftOf) => dispatch({ type: 'choose', change: { shiftOf } })}
      />
    </>
  );
}

/** Whether somebody has set one of what stands in the fold, so that it has to be seen. */
function isDetailed(settings: Settings): boolean {
  return OWN_SETTINGS.some((name) => settings[name] !== undefined);
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
        <CalculationField field="rejected" {...field} note={ROOM_TEXTS.rejectedNote} />
        {preset?.shift ? null : <OwnShift {...field} />}
        <CalculationField field="bottom" {...field} />
        <CalculationField field="side" {...field} note={ROOM_TEXTS.sideNote} />
        <ChoiceField
          label={ROOM_TEXTS.mounting}
          name="mount"
          options={MOUNTING_OPTIONS}
          value={settings.mounting ?? 'table'}
          onChange={(mounting) => dispatch({ type: 'choose', change: { mounting } })}
        />
      </div>
    </Details>
  );
}
