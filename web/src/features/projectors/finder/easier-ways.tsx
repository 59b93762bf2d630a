import styled from 'styled-components';
import { Button } from '../../../shared/design/button.tsx';
import { Card } from '../../../shared/design/card.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Heading } from '../../../shared/design/type.tsx';
import { INSTEAD_ID } from './answer-link.ts';
import type { EasierWish } from './easier-wishes.ts';
import { FINDER_TEXTS } from './texts.ts';
import { wayText } from './way-text.ts';
import type { Wishes } from '../../../shared/room/wishes.ts';

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
  padding: ${theme.space.m};
`;

interface EasierWaysProps {
  ways: readonly EasierWish[];
  /** Whether a television is the better buy. */
  television: boolean;
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
}

/** What would work where no projector fits: one answer changed, in one tap. */
export function EasierWays({ ways, television, wishes, onChange }: EasierWaysProps) {
  if (ways.length === 0 && !television) return null;
  return (
    <Frame as="section" aria-labelledby={INSTEAD_ID}>
      <Heading as="h2" $size="h3" id={INSTEAD_ID}>
        {FINDER_TEXTS.instead}
      </Heading>
      {ways.map((way) => (
        <Button key={String(way.what)} $kind="quiet" $small onClick={() => onChange(way.wishes)}>
          {wayText(way, wishes)}
        </Button>
      ))}
      {television ? <p>{FINDER_TEXTS.television}</p> : null}
    </Frame>
  );
}
