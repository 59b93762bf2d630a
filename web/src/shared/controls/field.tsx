import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { FORM_TEXTS } from './form-texts.ts';
import { media, theme } from '../design/theme.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4rem;
  align-content: start;
`;

export const labelLook = css`
  font-size: ${theme.size.small};
  font-weight: 600;
`;

const Label = styled.label`
  ${labelLook}
`;

const Optional = styled.span`
  color: ${theme.color.inkSoft};
  font-weight: 400;
`;

const Hint = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: 1.45;
`;

/** What is wrong with a field, in the field's own place. */
export const FieldError = styled.p`
  color: ${theme.color.bad};
  font-size: ${theme.size.small};
  font-weight: 550;
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

/** What the control inside a field must be given. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong; read out with the field. */
  error?: string | null | undefined;
  required?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control with its hint and its error; the child is a function of what it must carry. */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <Stack>
      <Label htmlFor={id}>
        {label} {required ? null : <Optional>{FORM_TEXTS.optional}</Optional>}
      </Label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </Stack>
  );
}

const control = css`
  width: 100%;
  min-height: ${theme.target};
  padding: 0.6rem 0.9rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  line-height: 1.4;
  transition: border-color ${theme.motion.quick};

  ${media.touch} {
    font-size: max(16px, 1em);
  }

  &:hover:not(:disabled) {
    border-color: ${theme.color.ink};
  }

  &:focus-visible {
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.bad};
    box-shadow: 0 0 0 1px ${theme.color.bad};
  }

  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }

  &:disabled {
    opacity: 0.6;
  }
`;

export const TextInput = styled.input`
  ${control}
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 8rem;
  resize: vertical;
`;

export const Select = styled.select`
  ${control}
  padding-inline-end: 2.4rem;
  text-overflow: ellipsis;
  appearance: none;
  background-image:
    linear-gradient(45deg, transparent 50%, currentColor 50%),
    linear-gradient(-45deg, transparent 50%, currentColor 50%);
  background-position:
    calc(100% - 1.25rem) 52%,
    calc(100% - 0.95rem) 52%;
  background-size: 0.3rem 0.3rem;
  background-repeat: no-repeat;

  ${media.forcedColors} {
    appearance: auto;
  }
`;
