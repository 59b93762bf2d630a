import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import { LiveText } from './live-parts.tsx';
import type { Found } from '../state/snapshot.ts';
import { ROOM_TEXTS } from '../room/room-texts.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: 1px solid ${theme.color.line};

  > div {
    padding: ${theme.space.s} clamp(${theme.space.m}, 3vw, ${theme.space.l});
  }

  > div:nth-child(even) {
    border-inline-start: 1px solid ${theme.color.line};
  }

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
    border-top: 1px solid ${theme.color.line};
  }

  ${media.small} {
    grid-template-columns: 1.1fr 0.8fr 1.1fr;

    > :last-child:nth-child(odd) {
      grid-column: auto;
      border-top: 0;
      border-inline-start: 1px solid ${theme.color.line};
    }
  }

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  dd {
    font: 400 ${theme.size.h4} / 1.25 ${theme.font.display};
    white-space: nowrap;
  }

  dd small {
    display: block;
    color: ${theme.color.inkSoft};
    font: 400 ${theme.size.tiny} / 1.4 ${theme.font.text};
  }
`;

/** Size and shape of the picture, and the seats that go with it. */
export function ResultFacts({ found }: { found: Found }) {
  return (
    <Row>
      <div>
        <dt>{CALCULATOR_TEXTS.image}</dt>
        <LiveText as="dd" found={found} of={({ words }) => words.image}>
          <LiveText as="small" found={found} of={({ words }) => words.fineImage} />
        </LiveText>
      </div>
      <div>
        <dt>{CALCULATOR_TEXTS.aspectResult}</dt>
        <dd>{found.words.aspect}</dd>
      </div>
      <div>
        <dt>{ROOM_TEXTS.seats}</dt>
        <LiveText as="dd" found={found} of={({ seats }) => seats}>
          <small>{ROOM_TEXTS.seatRange}</small>
        </LiveText>
      </div>
    </Row>
  );
}
