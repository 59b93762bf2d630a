import { memo, useId, useRef, type Dispatch } from 'react';
import styled from 'styled-components';
import { FieldError, TextInput } from '../../../shared/controls/field.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { groupedNumber } from '../../../shared/format/english-format.ts';
import type { CalculationAction } from '../state/calculation.ts';
import { shownValue, valueOf, type FieldProblem, type NumberField as Name } from '../state/fields.ts';
import type { Bounds } from '@lumen-throw/throw/limits';
import { FieldHead } from './field-head.tsx';
import { useLiveSnapshot } from './live-parts.tsx';
import { Slider } from './slider.tsx';
import type { Snapshot } from '../state/snapshot.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

const Stack = styled.div`
  min-width: 0;

  > p {
    margin-top: 0.4rem;
  }
`;

const Row = styled.div`
  display: flex;
  gap: ${theme.space.s};
  align-items: center;

  > :first-child {
    flex: 1;
  }

  > input {
    flex: none;
    width: 6.4rem;
  }
`;

const Number = styled(TextInput)`
  padding-inline: 0.75rem;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: 1.45;
`;

/** Names of the fields in addresses; a form sent without scripts makes the same address. */
const FORM_NAMES: Readonly<Record<Name, string>> = {
  diagonal: 'diag',
  distance: 'dist',
  ratioMin: 'trmin',
  ratioMax: 'trmax',
  lumens: 'lumens',
  gain: 'gain',
};

interface NumberFieldProps {
  field: Name;
  bounds: Bounds;
  /** The accepted value. */
  value: number;
  /** What stands in the field, where that is not the accepted value. */
  draft: string | undefined;
  problem: FieldProblem | null;
  /** Unit behind the number: 'in', 'ft', 'lm' or none. */
  unit: string;
  /** Stands below the field. */
  note?: string | null;
  withSlider?: boolean;
  /** Leaves the bounds to the ear. */
  boundsHidden?: boolean;
  dispatch: Dispatch<CalculationAction>;
}

/** What a field takes, in words. */
function boundsText({ min, max }: Bounds, unit: string): string {
  return CALCULATOR_TEXTS.bounds(groupedNumber(min), groupedNumber(max), unit);
}

function problemText(problem: FieldProblem, bounds: Bounds, unit: string, shown: string): string {
  const range = boundsText(bounds, unit);
  return problem === 'nothing'
    ? CALCULATOR_TEXTS.nothing(range)
    : CALCULATOR_TEXTS.outside(range, unit ? `${shown} ${unit}` : shown);
}

/**
 * A number, typed or drawn along a slider. What is typed stays as it is; where it cannot be accepted,
 * the field says what it takes, and the slider and everything else stay where they are.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const {
    field,
    bounds,
    value,
    draft,
    problem,
    unit,
    note,
    withSlider = false,
    boundsHidden = false,
    dispatch,
  } = props;
  const id = useId();
  const label = CALCULATOR_TEXTS.fields[field];
  const shown = shownValue(value, bounds);
  const typed = useRef<HTMLInputElement>(null);
  const valueIn = ({ calculation, preset }: Snapshot) => valueOf(field, calculation.settings, preset);
  useLiveSnapshot((snapshot) => {
    if (!withSlider || snapshot.calculation.drafts[field] !== undefined) return;
    const newest = shownValue(valueIn(snapshot), bounds);
    if (typed.current && typed.current.value !== newest) typed.current.value = newest;
  });
  const range = boundsText(bounds, unit);
  const describedBy = [problem ? `${id}-error` : '', `${id}-bounds`].filter(Boolean).join(' ');
  const input = (
    <Number
      ref={typed}
      id={id}
      type="number"
      name={FORM_NAMES[field]}
      inputMode="decimal"
      min={bounds.min}
      max={bounds.max}
      step={bounds.step}
      value={draft ?? shown}
      aria-invalid={problem ? true : undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => dispatch({ type: 'type', field, text: target.value })}
      onBlur={() => dispatch({ type: 'leave', field })}
    />
  );
  return (
    <Stack>
      <FieldHead
        htmlFor={id}
        label={label}
        aside={range}
        asideId={`${id}-bounds`}
        asideHidden={boundsHidden}
      />
      {withSlider ? (
        <Row>
          <Slider
            label={label}
            bounds={bounds}
            value={value}
            valueIn={valueIn}
            spoken={(next) => `${shownValue(next, bounds)} ${CALCULATOR_TEXTS.aloud[unit] ?? unit}`}
            onSlide={(next) => dispatch({ type: 'set', field, value: next })}
          />
          {input}
        </Row>
      ) : (
        input
      )}
      {problem ? (
        <FieldError id={`${id}-error`} role="alert">
          {problemText(problem, bounds, unit, shown)}
        </FieldError>
      ) : null}
      {note ? <Note>{note}</Note> : null}
    </Stack>
  );
});
