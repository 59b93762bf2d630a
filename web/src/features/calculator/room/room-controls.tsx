import type { AspectRatio } from '@lumen-throw/throw/image-size';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import type { Calculation, CalculationAction } from '../state/calculation.ts';
import { CalculationField } from '../instrument/calculation-field.tsx';
import { LightChoice } from '../instrument/choices.tsx';
import { ChoiceField } from '../instrument/choice-field.tsx';
import { chipOf, COMMON_CHIP } from '../state/lens.ts';
import type { Preset } from '../state/presets.ts';
import { PlaceField } from './place-field.tsx';
import { ASPECTS } from '../state/settings.ts';
import { ROOM_TEXTS } from './room-texts.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

const Row = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding: clamp(${theme.space.m}, 3vw, 1.75rem);

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr) minmax(0, 0.75fr) minmax(0, 0.75fr);
  }

  > :first-child {
    ${media.small} {
      grid-column: 1 / -1;
    }

    ${media.large} {
      grid-column: auto;
    }
  }

  ${media.print} {
    display: none;
  }

  /* The chip goes beside what the place has to say, not below it. */
  &:has(select[name='chip']) > :first-child {
    ${media.large} {
      grid-row: span 2;
    }
  }
`;

const CHIP_OPTIONS = ASPECTS.map((value) => ({ value, label: value }));

/** Shape of a custom projector's chip. */
function ChipChoice({ value, dispatch }: { value: AspectRatio; dispatch: Dispatch<CalculationAction> }) {
  return (
    <ChoiceField
      label={ROOM_TEXTS.chip}
      name="chip"
      options={CHIP_OPTIONS}
      value={value}
      onChange={(chip) => dispatch({ type: 'choose', change: { chip } })}
    />
  );
}

/** Whose figure the preset's lumens are; null where it has none. */
function whoseLumens(preset: Preset | null): string | null {
  return preset?.light ? ROOM_TEXTS.presetLumens[preset.light.from] : null;
}

interface RoomControlsProps {
  calculation: Calculation;
  preset: Preset | null;
  dispatch: Dispatch<CalculationAction>;
}

/** The other one of size and distance, and the light: what the calculator alone does not ask for. */
export function RoomControls({ calculation, preset, dispatch }: RoomControlsProps) {
  const { settings } = calculation;
  const { light, lumens, aspect } = settings;
  const field = { calculation, preset, dispatch };
  const chip = chipOf(settings, preset);
  // Elsewhere a chip of another shape changes nothing.
  const asksForChip = preset === null && (aspect !== COMMON_CHIP || chip !== COMMON_CHIP);
  return (
    <Row>
      <PlaceField {...field} />
      <LightChoice value={light} dispatch={dispatch} />
      <CalculationField field="lumens" {...field} note={lumens === null ? whoseLumens(preset) : null} />
      <CalculationField field="gain" {...field} />
      {asksForChip ? <ChipChoice value={chip} dispatch={dispatch} /> : null}
      <noscript>{CALCULATOR_TEXTS.withoutScriptShort}</noscript>
    </Row>
  );
}
