import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '../../design/button.tsx';
import { media, theme } from '../../design/theme.ts';
import { Small } from '../../design/type.tsx';
import { COMPARISON_TEXTS } from './texts.ts';
import { isFiltered, TIER_CHOICES, type ComparisonView } from './comparison-view.ts';
import { focusBefore } from '../../controls/focus-before.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
  padding-bottom: ${theme.space.m};

  ${media.print} {
    display: none;
  }

  ${media.scriptless} {
    display: none;
  }
`;

/** A box to tick, or one of several to choose from, with its name. */
export const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 0.55rem;
  min-height: ${theme.target};
  padding-inline: 1rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};
  font-weight: 550;
  cursor: pointer;

  input {
    width: 1.05rem;
    height: 1.05rem;
    accent-color: ${theme.color.accent};
  }

  &:hover {
    border-color: ${theme.color.ink};
  }

  &:has(input:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.glowWash};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }

  select {
    min-height: ${theme.target};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;

    &:focus-visible {
      outline: none;
    }
  }

  option {
    background: ${theme.color.surface};
    color: ${theme.color.ink};
  }
`;

/** As high as the choices that it undoes. */
const Clear = styled(Button)`
  min-height: ${theme.target};
`;

const Count = styled(Small)`
  margin-inline-start: auto;
`;

interface ComparisonFiltersProps {
  view: ComparisonView;
  onChange: (filters: Partial<ComparisonView>) => void;
  shown: number;
  total: number;
}

/** Which rows of the table to show, and how many these are. */
export function ComparisonFilters({ view, onChange, shown, total }: ComparisonFiltersProps) {
  const tierId = useId();
  return (
    <Bar role="group" aria-label={COMPARISON_TEXTS.filters}>
      <Choice>
        <input
          type="checkbox"
          checked={view.portable}
          onChange={({ target }) => onChange({ portable: target.checked })}
        />
        {COMPARISON_TEXTS.columns.portable}
      </Choice>
      <Choice>
        <input
          type="checkbox"
          checked={view.smart}
          onChange={({ target }) => onChange({ smart: target.checked })}
        />
        {COMPARISON_TEXTS.columns.smart}
      </Choice>
      <Choice htmlFor={tierId}>
        {COMPARISON_TEXTS.columns.priceTier}
        <select
          id={tierId}
          value={view.highestTier ?? ''}
          onChange={({ target }) =>
            onChange({
              highestTier: TIER_CHOICES.find((tier) => String(tier) === target.value) ?? null,
            })
          }
        >
          <option value="">{COMPARISON_TEXTS.anyPrice}</option>
          {TIER_CHOICES.map((tier) => (
            <option key={tier} value={tier}>
              {COMPARISON_TEXTS.upTo('$'.repeat(tier))}
            </option>
          ))}
        </select>
      </Choice>
      {isFiltered(view) ? (
        <Clear
          $kind="quiet"
          $small
          onClick={(event) => {
            focusBefore(event);
            onChange({ portable: false, smart: false, highestTier: null });
          }}
        >
          {COMPARISON_TEXTS.clearFilters}
        </Clear>
      ) : null}
      <Count role="status">{isFiltered(view) ? COMPARISON_TEXTS.shown(shown, total) : ''}</Count>
    </Bar>
  );
}
