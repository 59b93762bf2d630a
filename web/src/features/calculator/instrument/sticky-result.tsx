import { memo } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import type { Refusal } from '../state/refusal.ts';
import { haveSameParts, type Found } from '../state/snapshot.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';
import { LiveText } from './live-parts.tsx';

/** Its own height, in its place below the fields: nothing moves when it sticks or comes to rest. */
export const STICKY_RESULT_HEIGHT = '3.25rem';

const Line = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  gap: ${theme.space.s};
  align-items: center;
  justify-content: space-between;
  height: ${STICKY_RESULT_HEIGHT};
  padding-inline: clamp(${theme.space.m}, 3vw, 1.75rem);
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.sunk};
  font-size: ${theme.size.small};
  line-height: 1.25;

  dl {
    display: contents;
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
    align-items: baseline;
    min-width: 0;
  }

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 620;
    white-space: nowrap;
  }

  dd[data-main] {
    color: ${theme.color.accent};
  }

  /* Beside the fields the results are in sight themselves. */
  ${media.large} {
    display: none;
  }

  ${media.flat} {
    position: static;
  }

  ${media.scriptless} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** Repeats what the results say, in one line at the window's foot, while a phone shows the fields. */
interface StickyResultProps {
  found: Found | null;
  refusal: Refusal | null;
}

function Sticky({ found, refusal }: StickyResultProps) {
  return (
    <Line aria-hidden data-sticky-result="">
      {found ? (
        <dl>
          <div>
            <dt>{found.words.recommendedName}</dt>
            <LiveText as="dd" data-main found={found} of={({ words }) => words.recommended} />
          </div>
          <div>
            <dt>{found.words.rangeName}</dt>
            <LiveText as="dd" found={found} of={({ words }) => words.range} />
          </div>
        </dl>
      ) : (
        (refusal?.text ?? CALCULATOR_TEXTS.seeField)
      )}
    </Line>
  );
}

/** One line of results that stays in sight of a phone; drawn again when its parts change. */
export const StickyResult = memo(
  Sticky,
  (before, after) => haveSameParts(before.found, after.found) && before.refusal?.text === after.refusal?.text,
);
