import type { Dispatch } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import type { Calculation, CalculationAction } from '../state/calculation.ts';
import { CalculationField } from '../instrument/calculation-field.tsx';
import { lengthText } from '../../../shared/format/length-format.ts';
import { diagonalText } from '../state/format.ts';
import { isOwn, otherField, type PlaceField as Field } from '../state/own-place.ts';
import type { Preset } from '../state/presets.ts';
import { enteredPlace, foundResults } from '../state/results.ts';
import type { Place } from '@lumen-throw/throw/placement';
import { ROOM_TEXTS } from './room-texts.ts';
import { focusBefore } from '../../../shared/controls/focus-before.ts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.s};
  align-items: center;
  margin-top: 0.4rem;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: 1.45;

  ${media.print} {
    display: none;
  }
`;

const TextButton = styled.button.attrs({ type: 'button' })`
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.accent};
  font: inherit;
  font-weight: 550;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${media.touch} {
    min-height: ${theme.target};
  }

  ${media.scriptless} {
    display: none;
  }
`;

interface PlaceFieldProps {
  calculation: Calculation;
  preset: Preset | null;
  dispatch: Dispatch<CalculationAction>;
}

/**
 * The other one of size and distance: the one that the calculator finds. Until the visitor sets it,
 * the line below says what stands in for it.
 */
export function PlaceField({ calculation, preset, dispatch }: PlaceFieldProps) {
  const { settings } = calculation;
  const field = otherField(settings);
  const results = foundResults(calculation, preset);
  const text = (place: Pick<Place, Field>) =>
    field === 'distance' ? lengthText(place.distance, settings.units) : diagonalText(place.diagonal);
  return (
    <div>
      <CalculationField
        field={field}
        withSlider
        calculation={calculation}
        preset={preset}
        dispatch={dispatch}
      />
      {results && isOwn(settings, field) ? (
        <Line>
          <TextButton
            onClick={(event) => {
              focusBefore(event);
              dispatch({ type: 'forget', field });
            }}
          >
            {ROOM_TEXTS.takeRecommended(text(results))}
          </TextButton>
        </Line>
      ) : null}
      {results && !isOwn(settings, field) ? (
        <Line>
          {ROOM_TEXTS.notSetYet(text(results))}
          <TextButton
            onClick={(event) => {
              focusBefore(event);
              dispatch({ type: 'set', field, value: settings[field] });
            }}
          >
            {ROOM_TEXTS.takeEntered(text(enteredPlace(settings)))}
          </TextButton>
        </Line>
      ) : null}
    </div>
  );
}
