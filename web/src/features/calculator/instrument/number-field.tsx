import { memo, use, useId, useRef, type Dispatch, type KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { FieldError, TextInput } from '../../../shared/controls/field.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import type { CalculationAction } from '../state/calculation.ts';
import { shownValue, stepped, valueOf, type NumberField as Name } from '../state/fields.ts';
import type { FieldProblem } from '../../../shared/typed-numbers/read-number.ts';
import { useSettledProblem } from '../../../shared/typed-numbers/use-settled-problem.ts';
import type { Bounds } from '@lumen-throw/throw/limits';
import { FieldHead } from './field-head.tsx';
import { boundsText, countedAs, problemText } from './field-words.ts';
import { LiveSnapshotContext, useLiveSnapshot } from './live-parts.tsx';
import { Slider } from './slider.tsx';
import { stepsUp } from './step-keys.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

const Stack = styled.div`
  min-width: 0;

  > p {
    margin-top: 0.4rem;
  }
`;

/** On a small phone the slider has a line of its own: beside the field a finger's width is many steps. */
const Row = styled.div<{ $beside: boolean }>`
  display: flex;
  gap: ${theme.space.s};
  align-items: center;

  > :first-child {
    flex: 1;
  }

  > input {
    flex: none;
    width: 7rem;
  }

  ${({ $beside }) =>
    !$beside &&
    css`
      ${media.narrow} {
        flex-direction: column;
        gap: 0;
        align-items: stretch;

        > :first-child {
          flex: none;
        }

        > input {
          width: 100%;
        }
      }
    `}
`;

const Typed = styled(TextInput)`
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
  lux: 'lux',
  bottom: 'bottom',
  side: 'side',
  rejected: 'rejects',
  offset: 'offset',
  shift: 'shift',
  sideShift: 'hshift',
  rows: 'rows',
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
  /** Keeps slider and field in one line, however narrow it is. */
  sliderBeside?: boolean;
  /** Leaves the bounds to the ear. */
  boundsHidden?: boolean;
  /** What is wrong between this field and another: the id of the sentence that says so. */
  sharedErrorId?: string | undefined;
  dispatch: Dispatch<CalculationAction>;
}

/**
 * A number, typed or drawn along a slider. What is typed stays as it is; where it cannot be accepted,
 * the field says what it takes, and the slider and everything else stay where they are. A text field,
 * because the browser's own for numbers drops commas and quotes without a word (decision 21).
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const {
    field,
    bounds,
    value,
    draft,
    unit,
    note,
    withSlider = false,
    sliderBeside = false,
    boundsHidden = false,
    sharedErrorId,
    dispatch,
  } = props;
  const id = useId();
  const label = CALCULATOR_TEXTS.fields[field];
  const shown = shownValue(value, bounds);
  const typed = useRef<HTMLInputElement>(null);
  const live = use(LiveSnapshotContext);
  const [problem, settle] = useSettledProblem(props.problem, draft);
  const valueIn = ({ calculation, preset }: Snapshot) => valueOf(field, calculation.settings, preset);
  useLiveSnapshot((snapshot) => {
    if (snapshot.calculation.drafts[field] !== undefined) return;
    const newest = shownValue(valueIn(snapshot), bounds);
    if (typed.current && typed.current.value !== newest) typed.current.value = newest;
  });
  const leave = () => {
    settle();
    dispatch({ type: 'leave', field });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    const steps = stepsUp(event);
    if (steps === 0) return;
    event.preventDefault();
    // Keys may come faster than React draws.
    const from = live ? valueIn(live.get()) : value;
    dispatch({ type: 'set', field, value: stepped(from, steps, bounds) });
  };
  const range = boundsText(bounds, unit);
  const describedBy = [problem ? `${id}-error` : '', sharedErrorId ?? '', `${id}-bounds`];
  const input = (
    <Typed
      ref={typed}
      id={id}
      type="text"
      name={FORM_NAMES[field]}
      // A keypad for digits has neither ' nor letters, which feet and inches need.
      inputMode={field === 'distance' && unit === 'ft' ? 'text' : 'decimal'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={draft ?? shown}
      aria-invalid={problem || sharedErrorId ? true : undefined}
      aria-describedby={describedBy.filter(Boolean).join(' ')}
      onChange={({ target }) => dispatch({ type: 'type', field, text: target.value })}
      onKeyDown={onKeyDown}
      onBlur={leave}
    />
  );
  const below = countedAs(props) ?? note;
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
        <Row $beside={sliderBeside}>
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
          {problemText(problem, props, shown)}
        </FieldError>
      ) : null}
      {below ? <Note>{below}</Note> : null}
    </Stack>
  );
});
