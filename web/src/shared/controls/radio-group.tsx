import { useId } from 'react';
import styled from 'styled-components';
import { FieldError, labelLook } from './field.tsx';
import type { Option } from './segmented.tsx';
import { theme } from '../design/theme.ts';

const Legend = styled.legend`
  padding: 0 0 ${theme.space.xxs};
  ${labelLook}
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.target};
  cursor: pointer;

  input {
    width: 1.2rem;
    height: 1.2rem;
    margin: 0;
    accent-color: ${theme.color.accent};
  }
`;

interface RadioGroupProps<Value extends string> {
  legend: string;
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | null;
}

/** Radio buttons one below the other, for choices with long names. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  error,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <Legend>{legend}</Legend>
      {options.map((option) => (
        <Choice key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Choice>
      ))}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
