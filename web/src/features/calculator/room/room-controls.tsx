import type { Dispatch } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import type { Calculation, CalculationAction } from '../state/calculation.ts';
import { CalculationField } from '../instrument/calculation-field.tsx';
import { LightChoice } from '../instrument/choices.tsx';
import type { Preset } from '../state/presets.ts';
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
`;

interface RoomControlsProps {
  calculation: Calculation;
  preset: Preset | null;
  dispatch: Dispatch<CalculationAction>;
}

/** The other one of size and distance, and the light: what the calculator alone does not ask for. */
export function RoomControls({ calculation, preset, dispatch }: RoomControlsProps) {
  const { mode, light, lumens } = calculation.settings;
  const field = { calculation, preset, dispatch };
  const isMakers = lumens === null && preset?.lumens;
  return (
    <Row>
      <CalculationField field={mode === 'size-to-distance' ? 'distance' : 'diagonal'} withSlider {...field} />
      <LightChoice value={light} dispatch={dispatch} />
      <CalculationField field="lumens" {...field} note={isMakers ? ROOM_TEXTS.presetLumens : null} />
      <CalculationField field="gain" {...field} />
      <noscript>{CALCULATOR_TEXTS.withoutScriptShort}</noscript>
    </Row>
  );
}
