import { useId } from 'react';
import styled from 'styled-components';
import { Select } from '../../../shared/controls/field.tsx';
import type { Option } from '../../../shared/controls/segmented.tsx';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { FieldHead } from './field-head.tsx';

const Stack = styled.div`
  min-width: 0;
`;

interface ChoiceFieldProps<Value extends string> {
  label: string;
  /** Name in the address. */
  name?: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Hides the label from the eye, not from the ear. */
  labelHidden?: boolean;
  /** A few words at the other end of the label's line. */
  aside?: string;
}

/** A choice from a list. */
export function ChoiceField<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  aside,
  labelHidden = false,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <Stack>
      {labelHidden ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <FieldHead htmlFor={id} label={label} {...(aside ? { aside } : {})} />
      )}
      <Select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Stack>
  );
}
