import styled from 'styled-components';
import type { ProductContent } from './product-query.ts';
import { Badge } from '../design/badge.tsx';
import { RATING_TEXTS } from './rating-texts.ts';

const Mark = styled.span`
  padding-inline-start: 0.6em;
  border-inline-start: 1px solid currentColor;
  font-weight: 400;
`;

/** A badge that counts something is a claim like a rating. */
const CLAIM = /\d/;

/** What an editor says of a product in a few words; a claim of a sample says that it is one. */
export function ProductBadge({ product: { badge, sample } }: { product: ProductContent }) {
  if (!badge) return null;
  return (
    <Badge $glow>
      {badge}
      {sample && CLAIM.test(badge) ? <Mark>{RATING_TEXTS.sample}</Mark> : null}
    </Badge>
  );
}
