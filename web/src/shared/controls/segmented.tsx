import { useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { labelLook } from './field.tsx';
import { media, theme } from '../design/theme.ts';

const Legend = styled.legend`
  padding: 0 0 0.4rem;
  ${labelLook}
`;

const Track = styled.div<{ $pairs: boolean; $many: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  gap: 2px;
  padding: 3px;
  border: 1px solid ${theme.color.edge};
  border-radius: calc(${theme.target} / 2);
  background: ${theme.color.sunk};

  @media ${({ $pairs }) => ($pairs ? '(max-width: 30rem)' : 'not all')} {
    display: inline-grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* Rows of different lengths look like a mistake. */
  @media ${({ $many }) => ($many ? '(min-width: 64rem)' : 'not all')} {
    display: inline-grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** More choices than one line has room for. */
const MANY = 6;

const Choice = styled.label`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: 1 1 auto;
  min-height: 2.25rem;
  padding: 0.3rem 1rem;
  border-radius: calc(${theme.target} / 2);
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-weight: 550;
  text-align: center;
  cursor: pointer;
  transition:
    background-color ${theme.motion.quick},
    color ${theme.motion.quick};

  ${media.touch} {
    min-height: ${theme.target};
  }

  &:hover {
    color: ${theme.color.ink};
  }

  &:has(input:checked) {
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    /* The ring: by night the surface alone hardly stands out from the track. */
    box-shadow:
      ${theme.shadow.card},
      inset 0 0 0 1px ${theme.color.edge};
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 3px;
  }

  &:has(input:disabled) {
    opacity: 0.5;
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &:has(input:checked) {
      outline: 2px solid Highlight;
    }
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

export interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface SegmentedProps<Value extends string> {
  legend: string;
  /** Hides the legend from the eye, not from the ear. */
  legendHidden?: boolean;
  options: readonly Option<Value>[];
  /** Null where none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Two in a row on a phone, where four would leave one alone in a second row. */
  pairs?: boolean;
}

/** Radio buttons that look like one switch: a few choices, all of them in sight. */
export function Segmented<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  disabled = false,
  pairs = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      {legendHidden ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <Track $pairs={pairs} $many={options.length >= MANY}>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Choice>
        ))}
      </Track>
    </fieldset>
  );
}
