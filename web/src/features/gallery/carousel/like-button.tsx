import { SETUP_TEXTS } from '../../../shared/setup/texts.ts';
import styled from 'styled-components';
import { Button } from '../../../shared/design/button.tsx';
import { CAROUSEL_TEXTS } from './texts.ts';

const Heart = styled.svg<{ $full: boolean }>`
  width: 1.15rem;
  height: 1.15rem;
  fill: ${({ $full }) => ($full ? 'currentColor' : 'none')};
  stroke: currentColor;
  stroke-width: 1.7;
`;

interface LikeButtonProps {
  liked: boolean;
  count: number;
  onToggle: () => void;
}

/** A heart and the number of likes; pressed when the member likes the setup. */
export function LikeButton({ liked, count, onToggle }: LikeButtonProps) {
  return (
    <Button
      $kind={liked ? 'primary' : 'quiet'}
      $small
      aria-pressed={liked}
      aria-label={`${CAROUSEL_TEXTS.like}, ${SETUP_TEXTS.likes(count)}`}
      onClick={onToggle}
    >
      <Heart viewBox="0 0 20 20" aria-hidden="true" $full={liked}>
        <path d="M10 16.6 3.9 10.7a3.9 3.9 0 0 1 5.5-5.5l.6.6.6-.6a3.9 3.9 0 0 1 5.5 5.5z" />
      </Heart>
      {SETUP_TEXTS.likes(count)}
    </Button>
  );
}
