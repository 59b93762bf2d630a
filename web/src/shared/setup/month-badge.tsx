import { monthHref, monthWords } from '@lumen-throw/domain/featured-months';
import type { Setup } from '@lumen-throw/domain/setup';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Badge } from '../design/badge.tsx';
import { SETUP_TEXTS } from './texts.ts';

const LinkedBadge = styled(Badge)`
  position: relative;
  text-decoration: none;

  /* As high as a touch target. */
  &::after {
    position: absolute;
    inset: -0.65rem 0;
    content: '';
  }

  &:hover {
    text-decoration: underline;
  }
`;

/** Says of a setup that it had a month, and leads to that month's page; nothing for all others. */
export function MonthBadge({ setup: { featured_month: month, status } }: { setup: Setup }) {
  if (month === null || status !== 'Published') return null;
  return (
    <LinkedBadge as={Link} $glow to={monthHref(month)}>
      {SETUP_TEXTS.ofMonth(monthWords(month))}
    </LinkedBadge>
  );
}
