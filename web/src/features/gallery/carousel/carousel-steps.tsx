import { useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../../shared/design/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../shared/design/icons.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
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
  move: (step: -1 | 1) => void;
}

/** The buttons to the setups before and after, the place in between, and at the first one a hint. */
export function CarouselSteps({ index, total, move }: CarouselStepsProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  const step = (by: -1 | 1) => {
    move(by);
    // At an end the button that was pressed can be pressed no more; the other one then can.
    const atEnd = by === 1 ? index + 1 >= total - 1 : index <= 1;
    if (atEnd) requestAnimationFrame(() => (by === 1 ? previous : next).current?.focus());
  };

  return (
    <>
      <Steps>
        <IconButton
          ref={previous}
          aria-label={CAROUSEL_TEXTS.previous}
          disabled={index === 0}
          onClick={() => step(-1)}
        >
          <ArrowLeftIcon />
        </IconButton>
        <Counter aria-live="polite">{CAROUSEL_TEXTS.position(index + 1, total)}</Counter>
        <IconButton
          ref={next}
          aria-label={CAROUSEL_TEXTS.next}
          disabled={index >= total - 1}
          onClick={() => step(1)}
        >
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
