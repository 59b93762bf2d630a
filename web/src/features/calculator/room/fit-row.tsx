import { memo } from 'react';
import styled from 'styled-components';
import { AffiliateLink } from '../../../shared/shop/affiliate-link.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Badge } from '../../../shared/design/badge.tsx';
import type { RoomFit } from '@lumen-throw/throw/room-fit';
import type { Units } from '@lumen-throw/throw/units';
import { fitLightWords, fitPlaceWords } from '../state/advice.ts';
import type { CatalogueProjector } from '../state/catalogue.ts';
import { rangeText } from '../../../shared/format/length-format.ts';
import { lumensText } from '@lumen-throw/domain/english-numbers';
import { RangeBar } from '../../../shared/projectors/range-bar.tsx';
import { capital, FIT_TEXTS } from './fit-texts.ts';
import { DOT } from '../../../shared/design/dot.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.xs} ${theme.space.m};
  align-items: center;
  padding-block: ${theme.space.m};
  border-bottom: 1px solid ${theme.color.line};

  ${media.large} {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr) minmax(0, 18rem) 12rem;
    column-gap: ${theme.space.l};
    padding-block: ${theme.space.s};
  }

  > svg {
    grid-column: 1 / -1;

    ${media.large} {
      grid-column: auto;
    }
  }
`;

const Name = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: 0.1rem;

  strong {
    font-weight: 620;
    line-height: 1.3;
  }

  span {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
    font-variant-numeric: tabular-nums;
  }

  ${media.large} {
    grid-column: auto;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.25rem;
  justify-items: start;
  font-size: ${theme.size.small};
  line-height: 1.4;

  p {
    color: ${theme.color.inkSoft};
  }
`;

const Shop = styled.div`
  white-space: nowrap;

  ${media.large} {
    justify-self: end;
  }
`;

interface FitRowProps {
  projector: CatalogueProjector;
  fit: RoomFit;
  /** Distance and size that it is held against, in inches. */
  distance: number;
  diagonal: number;
  /** Distance that the whole bar stands for, in inches. */
  whole: number;
  units: Units;
}

/** Whether one projector of the catalogue fits, how, or why not. */
export const FitRow = memo(function FitRow({
  projector,
  fit,
  distance,
  diagonal,
  whole,
  units,
}: FitRowProps) {
  const { name, lumens, shop } = projector;
  const { distances } = fit.placement;
  const place = fitPlaceWords(fit.placement, diagonal, units);
  const light = fitLightWords(fit.brightness);
  return (
    <Row>
      <Name>
        <strong>{name}</strong>
        <span>
          {distances ? rangeText(distances, units) : null}
          {lumens === null ? '' : `${DOT}${lumensText(lumens)}`}
        </span>
      </Name>
      {distances ? <RangeBar range={distances} value={distance} whole={whole} /> : null}
      <Words>
        <Badge $glow={fit.level === 'fits'} $outlined={fit.level === 'tight'}>
          {FIT_TEXTS.levels[fit.level]}
        </Badge>
        <p>
          {[place.replace(/\.$/, ''), light]
            .filter(Boolean)
            .map((part) => capital(part ?? ''))
            .join('. ')}
          .
        </p>
      </Words>
      <Shop>{fit.level === 'misses' ? null : <AffiliateLink target={shop} look="quiet" small />}</Shop>
    </Row>
  );
});
