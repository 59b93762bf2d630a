import { memo, type Dispatch } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { Diagram } from './diagram.tsx';
import { LiveText, useLiveSnapshot } from './live-parts.tsx';
import { ResultFacts } from './result-facts.tsx';
import { feetInchesRangeText, feetInchesText } from '../state/format.ts';
import { haveSameParts, type Found } from '../state/snapshot.ts';
import { useSettled } from '../state/use-settled.ts';
import type { CalculationAction } from '../state/calculation.ts';
import type { Refusal } from '../state/refusal.ts';
import { Button } from '../../../shared/design/button.tsx';
import { CALCULATOR_TEXTS } from '../texts.ts';

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

/** Takes the place of the results, so that nothing below moves. What to mend, the field itself says aloud. */
const Invalid = styled.p`
  display: grid;
  place-content: center;
  gap: ${theme.space.xs};
  min-height: 22rem;
  padding: ${theme.space.l};
  color: ${theme.color.bad};
  font-weight: 550;
  text-align: center;

  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
    font-weight: 400;
  }

  ${media.large} {
    min-height: 34rem;
  }

  ${media.print} {
    min-height: 0;
  }
`;

const Note = styled(LiveText)`
  padding: ${theme.space.s} clamp(${theme.space.m}, 3vw, ${theme.space.l});
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: 1.5;
`;

const ALOUD_AFTER = 700;

/** Says the results once they have come to rest. */
function Aloud() {
  const [settled, follow] = useSettled(ALOUD_AFTER);
  useLiveSnapshot(({ found }) => follow(found?.words.aloud ?? ''));
  return (
    <VisuallyHidden as="div" role="status">
      {settled}
    </VisuallyHidden>
  );
}

/** What the figures come from, and what the chip's shape does to them. */
function noteOf({ words, chipNote }: Found): string {
  return chipNote ? `${words.basis} ${chipNote}` : words.basis;
}

interface ResultsPanelProps {
  found: Found | null;
  /** Said instead of results; without either the specification wants its message. */
  refusal: Refusal | null;
  dispatch: Dispatch<CalculationAction>;
}

/** What is said where no source covers what is asked. */
function Refused({ refusal, dispatch }: { refusal: Refusal; dispatch: Dispatch<CalculationAction> }) {
  return (
    <Invalid as="div" role="status">
      <p>{refusal.text}</p>
      {refusal.offersSize ? (
        <div>
          <Button
            $kind="quiet"
            $small
            onClick={() => dispatch({ type: 'choose', change: { mode: 'size-to-distance' } })}
          >
            {CALCULATOR_TEXTS.askForSize}
          </Button>
        </div>
      ) : null}
    </Invalid>
  );
}

function Panel({ found, refusal, dispatch }: ResultsPanelProps) {
  // What is found in the other mode is a diagonal.
  const isInFeet = found?.units === 'ft' && found.results.mode === 'size-to-distance';
  return (
    <section aria-label={CALCULATOR_TEXTS.results}>
      <Aloud />
      {found ? (
        <>
          <Figures as="dl">
            <div>
              <dt>{found.words.recommendedName}</dt>
              <LiveText as="dd" data-main found={found} of={({ words }) => words.recommended}>
                {isInFeet ? (
                  <LiveText
                    as="small"
                    found={found}
                    of={({ results }) => feetInchesText(results.recommended)}
                  />
                ) : null}
                {found.words.reference === null ? null : <small>{found.words.reference}</small>}
                {found.words.kind === 'spread' ? <small>{CALCULATOR_TEXTS.spreadMiddle}</small> : null}
                {found.words.isUncommon ? <small>{CALCULATOR_TEXTS.uncommon}</small> : null}
              </LiveText>
            </div>
            <div>
              <dt>{found.words.rangeName}</dt>
              <LiveText as="dd" found={found} of={({ words }) => words.range}>
                {isInFeet ? (
                  <LiveText
                    as="small"
                    found={found}
                    of={({ results }) => feetInchesRangeText(results.range)}
                  />
                ) : null}
                {found.words.rangeNote === null ? null : <small>{found.words.rangeNote}</small>}
              </LiveText>
            </div>
          </Figures>
          <Diagram found={found} />
          <ResultFacts found={found} />
          <Note forwardedAs="p" translate="yes" found={found} of={noteOf} />
        </>
      ) : refusal ? (
        <Refused refusal={refusal} dispatch={dispatch} />
      ) : (
        <Invalid>
          {CALCULATOR_TEXTS.invalid}
          <small>{CALCULATOR_TEXTS.seeField}</small>
        </Invalid>
      )}
    </section>
  );
}

/** What was found: the figures, the drawing, and what follows from them. */
export const ResultsPanel = memo(
  Panel,
  (before, after) => haveSameParts(before.found, after.found) && before.refusal?.text === after.refusal?.text,
);
