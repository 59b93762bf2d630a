import { projectorHref } from '@lumen-throw/domain/site-paths';
import { screenContrast } from '@lumen-throw/throw/room-light';
import { memo, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '../../../shared/design/badge.tsx';
import { Card } from '../../../shared/design/card.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Eyebrow, Heading } from '../../../shared/design/type.tsx';
import { fineRangeText } from '../../../shared/format/length-format.ts';
import { kindTitle } from '../../../shared/projectors/best-figures.ts';
import { RangeBar } from '../../../shared/projectors/range-bar.tsx';
import { ROOM_LIGHT_TEXTS } from '../../../shared/room-light/texts.ts';
import type { Suggestion } from './short-list.ts';
import { FINDER_TEXTS } from './texts.ts';
import type { Wishes } from './wishes.ts';

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  align-content: start;
  padding: ${theme.space.m};
  font-size: ${theme.size.small};
  line-height: 1.45;
  overflow-wrap: anywhere;

  h3 a {
    color: inherit;
    text-decoration: none;
  }

  h3 a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.s};
  align-items: center;
  justify-content: space-between;
`;

const Points = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.2rem ${theme.space.s};

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  dt {
    color: ${theme.color.inkSoft};
  }
`;

const Change = styled.p`
  font-weight: 600;
`;

interface SuggestionCardProps {
  suggestion: Suggestion;
  wishes: Wishes;
  /** Distance that the whole drawing stands for, in inches. */
  whole: number;
  /** Leads to a model's page: in the site by its router, which a frame is without. The same in each render. */
  link: ComponentType<{ to: string; children: ReactNode }>;
}

/** How one projector suits the room: where from, how bright, what for it and against it, what to change. */
export const SuggestionCard = memo(function SuggestionCard({
  suggestion,
  wishes,
  whole,
  link: Link,
}: SuggestionCardProps) {
  const { candidate, fit, diagonal, distances, brightness, spare, changes, forIt, againstIt, missing } =
    suggestion;
  const contrast = brightness && screenContrast(brightness.white, wishes.light);
  const sides = [
    { name: FINDER_TEXTS.forIt, points: forIt },
    { name: FINDER_TEXTS.againstIt, points: againstIt },
  ].filter(({ points }) => points.length > 0);
  return (
    <Frame as="article">
      <Head>
        <Eyebrow>{kindTitle(candidate.kind)}</Eyebrow>
        <Badge $glow={fit === 'fits'}>{FINDER_TEXTS.levels[fit]}</Badge>
      </Head>
      <Heading as="h3" $size="h4">
        <Link to={projectorHref(candidate.slug)}>{candidate.facts.name}</Link>
      </Heading>
      {changes.length > 0 ? (
        <Change>{FINDER_TEXTS.or(changes.map((change) => FINDER_TEXTS.change(change, wishes)))}</Change>
      ) : null}
      {distances ? (
        <div>
          <p>{FINDER_TEXTS.from(diagonal, fineRangeText(distances, wishes.units))}</p>
          <RangeBar range={distances} value={wishes.distance} whole={whole} />
        </div>
      ) : null}
      {brightness && spare !== null ? (
        <p>
          {FINDER_TEXTS.lightOnScreen(ROOM_LIGHT_TEXTS.short[brightness.verdict], brightness.white, spare)}
          {contrast === null ? '' : `, ${FINDER_TEXTS.contrast(contrast)}`}
        </p>
      ) : null}
      {missing.map((figure) => (
        <p key={figure}>{FINDER_TEXTS.missing[figure]}</p>
      ))}
      {sides.length > 0 ? (
        <Points>
          {sides.map(({ name, points }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{points.map(FINDER_TEXTS.point).join('; ')}</dd>
            </div>
          ))}
        </Points>
      ) : null}
    </Frame>
  );
});
