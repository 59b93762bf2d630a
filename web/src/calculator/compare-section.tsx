import { memo, type Dispatch } from 'react';
import styled from 'styled-components';
import { SectionHead } from '../design/section.tsx';
import { media, theme } from '../design/theme.ts';
import { FIT_TEXTS } from '../texts/calculator.ts';
import type { Calculation, CalculationAction } from './calculation.ts';
import { ChoiceField } from './choice-field.tsx';
import { compareColumns } from './compare-columns.ts';
import { CompareTable } from './compare-table.tsx';
import { findPreset, type Preset } from './presets.ts';

const Choices = styled.div`
  display: grid;
  gap: ${theme.space.m};
  max-width: 40rem;
  margin-bottom: ${theme.space.m};

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface CompareSectionProps {
  shown: Calculation;
  presets: readonly Preset[];
  dispatch: Dispatch<CalculationAction>;
}

/** Up to three projectors in the same room, side by side. */
export const CompareSection = memo(function CompareSection({
  shown,
  presets,
  dispatch,
}: CompareSectionProps) {
  const { preset, others } = shown.settings;
  const chosen = findPreset(presets, preset);
  return (
    <section id="compare" aria-labelledby="compare-title">
      <SectionHead heading={FIT_TEXTS.compareHeading} intro={FIT_TEXTS.compareIntro} id="compare-title" />
      <Choices>
        {FIT_TEXTS.besides.map((label, place) => {
          const here = others[place] ?? '';
          const free = presets.filter(({ id }) => id === here || (id !== chosen?.id && !others.includes(id)));
          return (
            <ChoiceField
              key={label}
              label={label}
              options={[
                { value: '', label: FIT_TEXTS.nobody },
                ...free.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={here}
              onChange={(id) => dispatch({ type: 'beside', place, id: id || null })}
            />
          );
        })}
      </Choices>
      <CompareTable
        settings={shown.settings}
        columns={compareColumns(shown, chosen, presets)}
        caption={FIT_TEXTS.compareHeading}
      />
    </section>
  );
});
