import { memo } from 'react';
import styled from 'styled-components';
import { media, theme } from '../design/theme.ts';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import type { Units } from '../throw/units.ts';
import { CALCULATOR_TEXTS } from '../texts/calculator.ts';
import { Diagram } from './diagram.tsx';
import { ResultFacts } from './result-facts.tsx';
import { resultWords } from './result-words.ts';
import { areSameResults, type Results } from './results.ts';
import { useSettled } from './use-settled.ts';

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} clamp(${theme.space.m}, 4vw, ${theme.space.xl});
  align-items: start;
  padding: clamp(${theme.space.m}, 3vw, ${theme.space.l}) clamp(${theme.space.m}, 3vw, ${theme.space.l})
    ${theme.space.xs};

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }

  dd {
    font: 400 ${theme.size.h2} / 1.05 ${theme.font.display};
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }

  dd[data-main] {
    color: ${theme.color.accent};
  }

  dd small {
    display: block;
    margin-top: 0.2em;
    color: ${theme.color.inkSoft};
    font: 400 ${theme.size.tiny} / 1.3 ${theme.font.text};
    max-width: 17rem;
    white-space: normal;
  }
`;

/** Takes the place of the results, so that nothing below moves. */
const Invalid = styled.p`
  display: grid;
  place-items: center;
  min-height: 22rem;
  padding: ${theme.space.l};
  color: ${theme.color.bad};
  font-weight: 550;
  text-align: center;

  ${media.large} {
    min-height: 34rem;
  }
`;

const ALOUD_AFTER = 700;

/** Says the results once they have come to rest. */
function Aloud({ text }: { text: string }) {
  return (
    <VisuallyHidden as="div" role="status">
      {useSettled(text, ALOUD_AFTER)}
    </VisuallyHidden>
  );
}

interface ResultsPanelProps {
  /** Null where the specification wants its message instead. */
  results: Results | null;
  units: Units;
}

function Panel({ results, units }: ResultsPanelProps) {
  const words = results ? resultWords(results, units) : null;
  return (
    <section aria-label={CALCULATOR_TEXTS.results}>
      <Aloud text={words?.aloud ?? ''} />
      {results && words ? (
        <>
          <Figures as="dl">
            <div>
              <dt>{words.recommendedName}</dt>
              <dd data-main>
                {words.recommended}
                {words.isUncommon ? <small>{CALCULATOR_TEXTS.uncommon}</small> : null}
              </dd>
            </div>
            <div>
              <dt>{words.rangeName}</dt>
              <dd>
                {words.range}
                {words.isFixed ? <small>{CALCULATOR_TEXTS.fixedLens}</small> : null}
              </dd>
            </div>
          </Figures>
          <Diagram results={results} units={units} />
          <ResultFacts results={results} units={units} />
        </>
      ) : (
        <Invalid role="alert">{CALCULATOR_TEXTS.invalid}</Invalid>
      )}
    </section>
  );
}

/** What was found: the figures, the drawing, and what follows from them. */
export const ResultsPanel = memo(
  Panel,
  (before, after) => before.units === after.units && areSameResults(before.results, after.results),
);
