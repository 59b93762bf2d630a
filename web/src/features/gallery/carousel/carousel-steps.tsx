import styled from 'styled-components';
import { IconButton } from '../../../shared/design/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../shared/design/icons.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { CAROUSEL_TEXTS } from './texts.ts';

const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.m};

  button {
    border-color: ${theme.color.edge};
  }
`;

const Counter = styled.p`
  min-width: 6rem;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Hint = styled(Small)`
  text-align: center;
`;

/** What a finger can do, and what a keyboard can. */
const ForTouch = styled.span`
  display: none;

  ${media.touch} {
    display: inline;
  }
`;

const ForKeys = styled.span`
  ${media.touch} {
    display: none;
  }
`;

interface CarouselStepsProps {
  index: number;
  total: number;
  /** Title of the setup at this place, for screen readers. */
  title: string;
  move: (step: -1 | 1) => void;
}

/** The buttons to the setups before and after, the place in between, and at the first one a hint. */
export function CarouselSteps({ index, total, title, move }: CarouselStepsProps) {
  return (
    <>
      <Steps>
        <IconButton aria-label={CAROUSEL_TEXTS.previous} $inactive={index === 0} onClick={() => move(-1)}>
          <ArrowLeftIcon />
        </IconButton>
        <Counter aria-hidden="true">{CAROUSEL_TEXTS.position(index + 1, total)}</Counter>
        <VisuallyHidden aria-live="polite">
          {CAROUSEL_TEXTS.position(index + 1, total)}, {title}
        </VisuallyHidden>
        <IconButton aria-label={CAROUSEL_TEXTS.next} $inactive={index >= total - 1} onClick={() => move(1)}>
          <ArrowRightIcon />
        </IconButton>
      </Steps>
      {index === 0 && total > 1 ? (
        <Hint>
          <ForTouch>{CAROUSEL_TEXTS.hint.touch}</ForTouch>
          <ForKeys>{CAROUSEL_TEXTS.hint.keys}</ForKeys>
        </Hint>
      ) : null}
    </>
  );
}
