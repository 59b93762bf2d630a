import { comparisonHref } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { Button, LinkButton } from '../../../shared/design/button.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
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

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.xs} ${theme.space.m};
    padding-block: ${theme.space.s};
  }

  p {
    flex: 1 1 14rem;
    font-size: ${theme.size.small};
  }
`;

interface CompareBarProps {
  chosen: readonly { slug: string; name: string }[];
  onClear: () => void;
}

/** What is chosen to compare, and the way there; nothing while nothing is. */
export function CompareBar({ chosen, onClear }: CompareBarProps) {
  if (chosen.length === 0) return null;
  return (
    <Bar role="region" aria-label={LIST_TEXTS.chosen}>
      <PageWidth>
        <p role="status">{chosen.map(({ name }) => name).join(' · ')}</p>
        {chosen.length > 1 ? (
          <LinkButton to={comparisonHref(chosen.map(({ slug }) => slug))} $small>
            {LIST_TEXTS.compareChosen(chosen.length)}
          </LinkButton>
        ) : (
          <span>{LIST_TEXTS.compareChosen(chosen.length)}</span>
        )}
        <Button $kind="quiet" $small onClick={onClear}>
          {LIST_TEXTS.clearChosen}
        </Button>
      </PageWidth>
    </Bar>
  );
}
