import styled from 'styled-components';
import { OpinionSource, type OpinionSourceContent } from './opinion-source.tsx';
import { Stars } from './stars.tsx';
import { theme } from '../design/theme.ts';

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
  /** Where they come from; samples have none, and the page says once that they are samples. */
  source?: OpinionSourceContent | null;
}

/** Stars, the number of reviews in words, and where they come from. */
export function RatingLine({ rating, reviewsText = null, source }: RatingLineProps) {
  if (rating === null) return null;
  return (
    <Line>
      <Stars rating={rating} />
      {reviewsText ? <span>{reviewsText}</span> : null}
      <OpinionSource source={source} />
    </Line>
  );
}
