import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import { LIST_TEXTS } from './texts.ts';

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.target};
  padding-inline: ${theme.space.m};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  cursor: pointer;

  &:has(input:disabled) {
    cursor: not-allowed;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${theme.color.accent};
  }

  span {
    margin-inline-start: auto;
  }

  ${media.scriptless} {
    display: none;
  }
`;

interface CompareBoxProps {
  name: string;
  checked: boolean;
  /** As many are chosen as can be compared. */
  full: boolean;
  /** A figure that was asked for is not known of it. */
  isMissing: boolean;
  onChange: (checked: boolean) => void;
}

/** Puts a projector among those to compare. */
export function CompareBox({ name, checked, full, isMissing, onChange }: CompareBoxProps) {
  return (
    <Label>
      <input
        type="checkbox"
        checked={checked}
        disabled={full && !checked}
        aria-label={LIST_TEXTS.compareThis(name)}
        onChange={(event) => onChange(event.target.checked)}
      />
      {LIST_TEXTS.compare}
      {isMissing ? <span>{LIST_TEXTS.figureMissing}</span> : null}
    </Label>
  );
}
