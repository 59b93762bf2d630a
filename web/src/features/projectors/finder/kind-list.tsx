import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';
import { Heading, Small } from '../../../shared/design/type.tsx';
import { fineRangeText } from '../../../shared/format/length-format.ts';
import { ROOM_LIGHT_TEXTS } from '../../../shared/room-light/texts.ts';
import { AffiliateLink } from '../../../shared/shop/affiliate-link.tsx';
import { ShopNotices } from '../../../shared/shop/shop-notices.tsx';
import type { FittingKind } from './short-list.ts';
import { FINDER_TEXTS } from './texts.ts';
import type { Wishes } from '../../../shared/room/wishes.ts';

const Box = styled.details`
  display: grid;
  gap: ${theme.space.s};
`;

const Kinds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${theme.space.s} ${theme.space.l};
  padding: ${theme.space.s} 0 0;
  list-style: none;
`;

const Kind = styled.li`
  display: grid;
  gap: ${theme.space.xxs};
  align-content: start;
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.small};
  line-height: 1.45;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    color: ${theme.color.accent};
    font-weight: 600;
  }
`;

interface KindListProps {
  kinds: readonly FittingKind[];
  wishes: Wishes;
  /** Whether it is in sight at once: where no model fits. */
  open: boolean;
}

/** Kinds of projectors that suit a room by typical figures; nothing where none does. */
export function KindList({ kinds, wishes, open }: KindListProps) {
  if (kinds.length === 0) return null;
  return (
    <Box key={String(open)} open={open}>
      <summary>{FINDER_TEXTS.kinds(kinds.length)}</summary>
      <Small>{FINDER_TEXTS.kindsNote}</Small>
      <ShopNotices products={kinds.map(({ kind }) => kind)} disclosed kindsNoted />
      <Kinds role="list">
        {kinds.map(({ kind, diagonal, distances, brightness }) => (
          <Kind key={kind._id}>
            <Heading as="h3" $size="lead">
              {kind.name}
            </Heading>
            <p>{FINDER_TEXTS.from(diagonal, fineRangeText(distances, wishes.units))}</p>
            <p>{FINDER_TEXTS.lightOnScreen(ROOM_LIGHT_TEXTS.short[brightness.verdict], brightness.spare)}</p>
            <div>
              <AffiliateLink target={kind} look="text" />
            </div>
          </Kind>
        ))}
      </Kinds>
    </Box>
  );
}
