import type { Dispatch } from 'react';
import { problemOf, type Calculation, type CalculationAction } from '../state/calculation.ts';
import { boundsOf, shownValue, valueOf, type NumberField as Name } from '../state/fields.ts';
import { NumberField } from './number-field.tsx';
import type { Preset } from '../state/presets.ts';
import { distanceBounds } from '../state/settings.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

interface CalculationFieldProps {
  field: Name;
  calculation: Calculation;
  preset: Preset | null;
  withSlider?: boolean;
  /** Keeps slider and field in one line, however narrow it is. */
  sliderBeside?: boolean;
  /** Id of the sentence that says what is wrong between this field and another. */
  sharedErrorId?: string | undefined;
  /** Leaves the bounds to the ear. */
  boundsHidden?: boolean;
  /** Stands below the field. */
  note?: string | null;
  dispatch: Dispatch<CalculationAction>;
}

/** What became of a distance that the new units' scale does not reach. */
function scaleNote({ notice, settings }: Calculation): string | null {
  if (!notice) return null;
  const shown = (value: number, units: typeof settings.units) =>
    `${shownValue(value, distanceBounds({ units }))} ${units}`;
  return CALCULATOR_TEXTS.scaleEnds(
    shown(notice.from.distance, notice.from.units),
    shown(notice.exact, settings.units),
    shown(notice.used, settings.units),
  );
}

/** A number of a calculation, with its bounds, its unit and what is wrong with it. */
export function CalculationField({
  field,
  calculation,
  preset,
  note = null,
  ...rest
}: CalculationFieldProps) {
  const { settings, drafts } = calculation;
  return (
    <NumberField
      field={field}
      bounds={boundsOf(field, settings)}
      value={valueOf(field, settings, preset)}
      draft={drafts[field]}
      problem={problemOf(field, calculation)}
      unit={field === 'distance' ? settings.units : CALCULATOR_TEXTS.unitOf[field]}
      note={field === 'distance' ? (scaleNote(calculation) ?? note) : note}
      {...rest}
    />
  );
}
