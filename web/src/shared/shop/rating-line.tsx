import styled from 'styled-components';
import { Badge } from '../design/badge.tsx';
import { OpinionSource, type OpinionSourceContent } from './opinion-source.tsx';
import { Stars } from './stars.tsx';
import { theme } from '../design/theme.ts';
import { RATING_TEXTS } from './rating-texts.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.s};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

interface RatingLineProps {
  rating: number | null;
  reviewsText?: string | null;
  /** Whether the figures are samples; says so. */
  sample?: boolean | null;
  /** Where they come from, when they are none. */
  source?: OpinionSourceContent | null;
}

/** Stars, the number of reviews in words, and whether they are samples. */
export function RatingLine({ rating, reviewsText = null, sample = false, source }: RatingLineProps) {
  if (rating === null) return null;
  return (
    <Line>
      <Stars rating={rating} />
      {reviewsText ? <span>{reviewsText}</span> : null}
      <OpinionSource source={source} />
      {sample ? <Badge>{RATING_TEXTS.sampleRating}</Badge> : null}
    </Line>
  );
}
