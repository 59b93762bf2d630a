import { memo, type Dispatch } from 'react';
import styled from 'styled-components';
import { SectionHead } from '../../../shared/design/section.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { FORMULA_SOURCES } from '../sources-texts.ts';
import type { Calculation, CalculationAction } from '../state/calculation.ts';
import { BesideChoices } from '../instrument/choices.tsx';
import { compareColumns } from './compare-columns.ts';
import { CompareTable } from './compare-table.tsx';
import { findPreset, type Preset } from '../state/presets.ts';
import { askedPlace } from '../state/results.ts';
import { Sources } from '../instrument/sources.tsx';
import { COMPARE_TEXTS } from './texts.ts';

const Choices = styled.div`
  display: grid;
  gap: ${theme.space.m};
  max-width: 40rem;
  margin-bottom: ${theme.space.m};

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.scriptless} {
    display: none;
  }
`;

const SOURCES = [...FORMULA_SOURCES.throw, ...FORMULA_SOURCES.placement, ...FORMULA_SOURCES.brightness];

interface CompareSectionProps {
  /** Ids of the projectors beside the chosen one, as they are. */
  others: readonly string[];
  /** The calculation, perhaps a moment behind. */
  shown: Calculation;
  presets: readonly Preset[];
  dispatch: Dispatch<CalculationAction>;
}

/** Up to three projectors in the same room, side by side. */
export const CompareSection = memo(function CompareSection({
  others,
  shown,
  presets,
  dispatch,
}: CompareSectionProps) {
  const chosen = findPreset(presets, shown.settings.preset);
  return (
    <section id="compare" aria-labelledby="compare-title">
      <SectionHead heading={COMPARE_TEXTS.heading} intro={COMPARE_TEXTS.intro} id="compare-title" />
      <Choices>
        <BesideChoices presets={presets} chosen={chosen?.id ?? null} others={others} dispatch={dispatch} />
      </Choices>
      <CompareTable
        settings={shown.settings}
        place={askedPlace(shown, chosen)}
        columns={compareColumns(shown, chosen, presets)}
        caption={COMPARE_TEXTS.heading}
      />
      <Sources about={COMPARE_TEXTS.heading} sources={SOURCES} />
    </section>
  );
});
