import { memo, useId, type Dispatch, type SubmitEvent } from 'react';
import { projectorHref } from '@lumen-throw/domain/site-paths';
import styled, { css } from 'styled-components';
import { FieldError } from '../../../shared/controls/field.tsx';
import { MODEL_LINK_TEXTS } from '../../../shared/projectors/model-link-texts.ts';
import { media, theme } from '../../../shared/design/theme.ts';
import { problemOf, type Calculation, type CalculationAction } from '../state/calculation.ts';
import { CalculationField } from './calculation-field.tsx';
import { AspectChoice, ModeChoice, ProjectorChoice, UnitsChoice } from './choices.tsx';
import type { Preset } from '../state/presets.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

/** For a frame of 360 by 520: small words, and bounds of the throw ratios for ears only. */
const denseLook = css`
  > * + * {
    margin-top: 0.6rem;
  }

  fieldset label,
  select,
  input[type='text'] {
    font-size: ${theme.size.tiny};
  }

  select,
  input[type='text'] {
    min-height: 2.5rem;
    padding-block: 0.4rem;
  }
`;

/**
 * Switches fill their column, with equal parts; on a raised ground a ring marks the chosen one. The
 * controls are isolated, so that the browser draws again only the one that changes.
 */
const Form = styled.form<{ $dense: boolean }>`
  > * {
    isolation: isolate;
  }

  > * + * {
    margin-top: ${theme.space.m};
  }

  /* An open list lies above the controls that follow, each of which is a layer of its own. */
  > :has([aria-expanded='true']) {
    position: relative;
    z-index: 1;
  }

  fieldset > div {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    border-radius: ${theme.radius.m};
  }

  fieldset label {
    padding-inline: 0.4rem;
    border-radius: calc(${theme.radius.m} - 4px);
    line-height: 1.25;
  }

  fieldset label:has(input:checked) {
    box-shadow: inset 0 0 0 1.5px ${theme.color.accent};
  }

  ${({ $dense }) => $dense && denseLook}
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s};
`;

const PairError = styled(FieldError)`
  margin-top: 0.4rem;
`;

const Aside = styled.p`
  margin-top: 0.3rem;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: 1.45;

  ${media.print} {
    display: none;
  }
`;

function stay(event: SubmitEvent): void {
  event.preventDefault();
}

interface RatiosProps {
  calculation: Calculation;
  dispatch: Dispatch<CalculationAction>;
  dense: boolean;
}

/** The throw ratio of a custom projector. Where its two ends are turned around, both fields say so. */
function Ratios({ calculation, dispatch, dense }: RatiosProps) {
  const id = useId();
  const { min, max } = calculation.settings.custom;
  const isTurned =
    min > max && problemOf('ratioMin', calculation) === null && problemOf('ratioMax', calculation) === null;
  const field = {
    calculation,
    preset: null,
    dispatch,
    boundsHidden: dense,
    sharedErrorId: isTurned ? id : undefined,
  };
  return (
    <div>
      <Pair>
        <CalculationField field="ratioMin" {...field} />
        <CalculationField field="ratioMax" {...field} />
      </Pair>
      {isTurned ? (
        <PairError id={id} role="alert">
          {CALCULATOR_TEXTS.turnedRatios}
        </PairError>
      ) : null}
    </div>
  );
}

interface ControlsProps {
  calculation: Calculation;
  preset: Preset | null;
  presets: readonly Preset[];
  dispatch: Dispatch<CalculationAction>;
  /** Little space between the controls. */
  dense?: boolean;
}

/** Everything that the specification lets a visitor set. */
export const Controls = memo(function Controls({
  calculation,
  preset,
  presets,
  dispatch,
  dense = false,
}: ControlsProps) {
  const { settings } = calculation;
  const field = { calculation, preset, dispatch };
  return (
    <Form $dense={dense} onSubmit={stay}>
      <ModeChoice value={settings.mode} dispatch={dispatch} quiet={dense} />
      <Pair>
        <UnitsChoice value={settings.units} dispatch={dispatch} quiet={dense} />
        <AspectChoice value={settings.aspect} dispatch={dispatch} quiet={dense} />
      </Pair>
      <div>
        <ProjectorChoice value={preset} presets={presets} dispatch={dispatch} />
        {preset?.notes ? <Aside>{preset.notes}</Aside> : null}
        {preset?.page && !dense ? (
          <Aside>
            <a href={projectorHref(preset.page)}>{MODEL_LINK_TEXTS.sourcedFigures(preset.name)}</a>
          </Aside>
        ) : null}
      </div>
      {preset ? null : <Ratios calculation={calculation} dispatch={dispatch} dense={dense} />}
      <CalculationField
        field={settings.mode === 'size-to-distance' ? 'diagonal' : 'distance'}
        withSlider
        sliderBeside={dense}
        note={settings.mode === 'size-to-distance' && !dense ? CALCULATOR_TEXTS.sideHint : null}
        {...field}
      />
      {dense ? null : (
        <noscript>
          <Aside>{CALCULATOR_TEXTS.withoutScript}</Aside>
        </noscript>
      )}
    </Form>
  );
});
