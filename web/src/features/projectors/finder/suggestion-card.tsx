import { priceTitle } from '@lumen-throw/domain/figures';
import { projectorHref } from '@lumen-throw/domain/site-paths';
import { memo, type ComponentType, type ReactNode } from 'react';
import { contrastText } from '../../../shared/room-light/contrast-text.ts';
import styled from 'styled-components';
import { Badge } from '../../../shared/design/badge.tsx';
import { Card } from '../../../shared/design/card.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Eyebrow, Heading, Small } from '../../../shared/design/type.tsx';
import { hostOf } from '../../../shared/content/host-of.ts';
import { safeHref } from '../../../shared/links/safe-href.ts';
import { lengthText } from '../../../shared/format/length-format.ts';
import { kindTitle } from '../../../shared/projectors/best-figures.ts';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { coverageText } from '../../../shared/projectors/coverage-texts.ts';
import { reachAfterFrom } from '../../../shared/projectors/reach-texts.ts';
import { RangeBar } from '../../../shared/projectors/range-bar.tsx';
import { ROOM_LIGHT_TEXTS } from '../../../shared/room-light/texts.ts';
import { decidingLight } from './deciding-sources.ts';
import type { Candidate, Suggestion } from './short-list.ts';
import { shortLengthText } from '../../../shared/room/short-length.ts';
import { FINDER_TEXTS } from './texts.ts';
import type { Wishes } from '../../../shared/room/wishes.ts';

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

const Details = styled.details`
  display: grid;
  gap: ${theme.space.s};
  color: ${theme.color.inkSoft};

  summary {
    min-height: ${theme.target};
    padding-block: ${theme.space.s};
    cursor: pointer;
  }
`;

interface SuggestionCardProps {
  suggestion: Suggestion;
  wishes: Wishes;
  /** Distance that the whole drawing stands for, in inches. */
  whole: number;
  /** Leads to a model's page: in the site by its router, which a frame is without. The same in each render. */
  link: ComponentType<{ to: string; children: ReactNode }>;
  /** Way to the shop; left out in frames. */
  shop?: ReactNode;
}

/** Year and price class, as far as somebody entered them. */
function Market({ facts: { year, status, priceClass } }: Candidate) {
  const known = [year, priceTitle(priceClass)].filter((part) => part !== null);
  return (
    <Small>
      {known.length > 0 ? known.join(' · ') : FINDER_TEXTS.marketUnknown}
      {status === 'discontinued' ? (
        <>
          {' '}
          <Badge $outlined>{FINDER_TEXTS.discontinued}</Badge>
        </>
      ) : null}
    </Small>
  );
}

/** The site that a figure is from, and whose figure it is. */
function Source({ address, says }: { address: string | null; says: string }) {
  const link = safeHref(address);
  if (address === null || link?.kind !== 'external') return says;
  return (
    <>
      <a href={link.href} rel="nofollow noopener noreferrer" target="_blank">
        {hostOf(address)}
      </a>
      , {says}
    </>
  );
}

/** How one projector suits the room: why, what to watch, and the arithmetic one tap away. */
export const SuggestionCard = memo(function SuggestionCard({
  suggestion,
  wishes,
  whole,
  link: Link,
  shop,
}: SuggestionCardProps) {
  const { candidate, fit, diagonal, distances, depth, left, brightness, changes, forIt, againstIt, missing } =
    suggestion;
  const { lens, brand, light } = candidate.facts;
  const covered = lens && !distances ? coverageText(brand, lens) : null;
  const counted = decidingLight(light);
  const sources = [
    {
      name: FINDER_TEXTS.lightFrom,
      address: candidate.sources.light,
      says: counted && FACT_TEXTS.evidence[counted.kind],
    },
    {
      name: FINDER_TEXTS.distanceFrom,
      address: candidate.sources.distance,
      says: lens && FINDER_TEXTS.basis[lens.basis],
    },
  ].flatMap(({ says, ...source }) => (says === null ? [] : [{ ...source, says }]));
  const sides = [
    { name: FINDER_TEXTS.forIt, points: forIt },
    { name: FINDER_TEXTS.againstIt, points: againstIt },
  ].filter(({ points }) => points.length > 0);
  return (
    <Frame as="article">
      <Head>
        <Eyebrow>{kindTitle(candidate.kind)}</Eyebrow>
        <Badge $glow={fit === 'fits'} $outlined={fit === 'tight'}>
          {FINDER_TEXTS.levels[fit]}
        </Badge>
      </Head>
      <div>
        <Heading as="h3" $size="h4">
          <Link to={projectorHref(candidate.slug)}>{candidate.facts.name}</Link>
        </Heading>
        <Market {...candidate} />
      </div>
      {changes.length > 0 ? (
        <Change>{FINDER_TEXTS.or(changes.map((change) => FINDER_TEXTS.change(change, wishes)))}</Change>
      ) : null}
      {fit === 'tight' ? <p>{FINDER_TEXTS.tight}</p> : null}
      {covered ? <p>{covered}</p> : null}
      {lens && distances ? (
        <p>{FINDER_TEXTS.from(diagonal, reachAfterFrom(lens, distances, wishes.units))}</p>
      ) : null}
      {brightness ? (
        <p>{FINDER_TEXTS.lightOnScreen(ROOM_LIGHT_TEXTS.short[brightness.verdict], brightness.spare)}</p>
      ) : null}
      {left === null ? null : <p>{FINDER_TEXTS.byGap(shortLengthText(left, wishes.units))}</p>}
      {missing.map((figure) => (
        <p key={figure}>{FINDER_TEXTS.missing[figure]}</p>
      ))}
      {sides.length > 0 || sources.length > 0 ? (
        <Points>
          {sides.map(({ name, points }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{points.map(FINDER_TEXTS.point).join('; ')}</dd>
            </div>
          ))}
          {sources.map(({ name, address, says }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Source address={address} says={says} />
              </dd>
            </div>
          ))}
        </Points>
      ) : null}
      <Details>
        <summary>{FINDER_TEXTS.workedOut}</summary>
        {distances ? <RangeBar range={distances} value={wishes.distance} whole={whole} /> : null}
        {depth === null ? null : <p>{FINDER_TEXTS.depth(lengthText(depth, wishes.units))}</p>}
        {brightness ? (
          <p>{FINDER_TEXTS.screenLight(brightness.white, contrastText(brightness.contrast))}</p>
        ) : null}
      </Details>
      {shop}
    </Frame>
  );
});
