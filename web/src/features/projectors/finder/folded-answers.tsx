import styled from 'styled-components';
import { Button } from '../../../shared/design/button.tsx';
import { DOT } from '../../../shared/design/dot.ts';
import { theme } from '../../../shared/design/theme.ts';
import { FINDER_FORM_ID } from '../../../shared/projectors/finder-places.ts';
import { roomWords } from '../../../shared/room/room-words.ts';
import { KEPT_ROOM_TEXTS } from '../../../shared/room/texts.ts';
import type { Wishes } from '../../../shared/room/wishes.ts';
import { FINDER_TEXTS } from './texts.ts';

/** Screens on which the form would hide what its answers lead to: phones, upright and turned. */
export const PHONE = '(max-width: 47.99rem), (max-height: 30rem)';

const Row = styled.div`
  display: none;
  gap: ${theme.space.m};
  align-items: center;
  justify-content: space-between;

  > button {
    flex: none;
  }

  @media ${PHONE} {
    display: flex;
  }
`;

/** On a phone: the answers that the visitor came with, in place of the form until it is asked for. */
export function FoldedAnswers({ wishes, onOpen }: { wishes: Wishes; onOpen: () => void }) {
  // A line ends between two answers, and not inside of one.
  const words = roomWords(wishes)
    .map((part) => part.replaceAll(' ', '\u00A0'))
    .join(DOT);
  return (
    <Row>
      <p>
        <strong>{FINDER_TEXTS.form}:</strong> {words}
      </p>
      <Button
        $kind="quiet"
        $small
        aria-expanded="false"
        aria-controls={FINDER_FORM_ID}
        onClick={() => {
          onOpen();
          // The button is gone; what it opened comes next.
          requestAnimationFrame(() =>
            document.getElementById(FINDER_FORM_ID)?.querySelector<HTMLElement>('input:checked')?.focus(),
          );
        }}
      >
        {KEPT_ROOM_TEXTS.change}
      </Button>
    </Row>
  );
}
