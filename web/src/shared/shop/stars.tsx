import styled from 'styled-components';
import { RATING_TEXTS } from './rating-texts.ts';
import { theme } from '../design/theme.ts';

const Row = styled.svg`
  display: inline-block;
  flex: none;
  width: 5.6em;
  height: 1.1em;
  color: ${theme.color.accent};
  vertical-align: -0.15em;
`;

const STAR = 'M8 .9l2.2 4.6 5 .7-3.7 3.5.9 5L8 12.3l-4.4 2.4.9-5L.8 6.2l5-.7z';
const PLACES = [0, 1, 2, 3, 4] as const;
const STEP = 17;
const FULL_WIDTH = 84;

/** Stars, filled to tenths; read aloud as "4.6 out of 5 stars". */
export function Stars({ rating }: { rating: number }) {
  const share = Math.min(1, Math.max(0, rating / PLACES.length));
  return (
    <Row viewBox={`0 0 ${FULL_WIDTH} 16`} role="img" aria-label={RATING_TEXTS.stars(rating)}>
      <g fill="none" stroke="currentColor" strokeWidth=".9" opacity=".6">
        {PLACES.map((place) => (
          <path key={place} d={STAR} transform={`translate(${place * STEP} 0)`} />
        ))}
      </g>
      <svg width={FULL_WIDTH * share} height="16" fill="currentColor">
        {PLACES.map((place) => (
          <path key={place} d={STAR} transform={`translate(${place * STEP} 0)`} />
        ))}
      </svg>
    </Row>
  );
}
