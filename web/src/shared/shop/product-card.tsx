import styled, { css } from 'styled-components';
import { AffiliateLink } from './affiliate-link.tsx';
import type { ProductContent } from './product-query.ts';
import { BELOW_FIRST_SCREEN } from '../../startup/below-first-screen.ts';
import { Card } from '../design/card.tsx';
import { Picture } from '../design/picture.tsx';
import { media, theme } from '../design/theme.ts';
import { Heading, Muted } from '../design/type.tsx';
import { ProductBadge } from './product-badge.tsx';
import { ProductDrawing } from './product-drawing.tsx';
import { ProductTags } from './product-tags.tsx';
import { ModelsLikeThis } from './models-like-this.tsx';
import { FeatureList } from './feature-list.tsx';
import { RatingLine } from './rating-line.tsx';
import { ShopNotices, type NoticesOnce } from './shop-notices.tsx';
import { SpecificationRow } from './specification-row.tsx';

/** Where there is room for it the words stand beside the picture. */
const Place = styled.div`
  container-type: inline-size;
`;

const WIDE = '@container (min-width: 36rem)';

/**
 * On a phone a small picture beside the name and the stars, and all other words below both; from a tablet
 * on the picture above the words, or beside them.
 */
const Frame = styled(Card)<{ $pictured: boolean; $stacked: boolean }>`
  --guessed-height: 21rem;
  position: relative;
  display: grid;
  grid-template-columns: ${({ $pictured }) => ($pictured ? '6.5rem ' : '')}minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.s};
  align-content: start;
  height: 100%;
  padding: ${theme.space.s};
  overflow: hidden;

  ${media.medium} {
    --guessed-height: 30rem;
    display: flex;
    flex-direction: column;
    gap: 0;
    padding: 0;

    ${WIDE} {
      flex-direction: ${({ $stacked }) => ($stacked ? 'column' : 'row')};
    }
  }
`;

/** The picture of a wide card, whole: a cut as high as the words would take parts of the product away. */
const besideWords = css`
  ${WIDE} {
    flex: 0 0 42%;
    align-self: center;
    margin-inline-start: ${theme.space.m};
    border-radius: ${theme.radius.s};
  }
`;

const Art = styled.div<{ $stacked: boolean }>`
  align-self: start;
  border-radius: ${theme.radius.s};
  overflow: hidden;

  > img,
  > div {
    aspect-ratio: 1.5;
  }

  ${media.medium} {
    align-self: auto;
    border-radius: 0;

    ${({ $stacked }) => !$stacked && besideWords}
  }
`;

/** On a phone its parts are parts of the card. */
const Body = styled.div`
  display: contents;

  > * {
    grid-column: 1 / -1;
  }

  ${media.medium} {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${theme.space.s};
    padding: ${theme.space.m} ${theme.space.m} clamp(${theme.space.m}, 2vw, 1.6rem);
  }
`;

const Head = styled.div<{ $pictured: boolean }>`
  display: grid;
  gap: ${theme.space.xxs};
  align-content: center;

  && {
    grid-column: -2 / -1;
  }

  ${media.medium} {
    gap: ${theme.space.s};

    > span {
      ${({ $pictured }) => ($pictured ? 'position: absolute;' : '')}
      inset: ${theme.space.s} auto auto ${theme.space.s};
      z-index: 1;
    }
  }
`;

const Name = styled(Heading)`
  font-size: ${theme.size.h4};
`;

const Description = styled(Muted)`
  font-size: ${theme.size.small};
  line-height: 1.45;

  ${media.medium} {
    line-height: 1.55;
  }
`;

/** On a phone the price stands beside the way to the shop, where it is all that there is to say. */
const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.s};
  align-items: center;

  > p {
    flex: 1 0 100%;
    order: -1;
  }

  > a {
    flex: 1 1 11rem;
  }

  ${media.medium} {
    display: grid;
    gap: ${theme.space.s};
    align-items: stretch;
    margin-top: auto;
    padding-top: ${theme.space.xs};

    > p {
      order: 0;
    }
  }
`;

interface ProductCardProps extends NoticesOnce {
  product: ProductContent;
  /** Id of the card, by which an address names it. */
  id?: string;
  /** Level of the name's heading. */
  level?: 'h2' | 'h3';
  sizes: string;
  /** Keeps the card short. */
  compact?: boolean;
  /** Keeps the words below the picture from a tablet on, however wide the card is. */
  stacked?: boolean;
  /** Draws the product where it has no picture, so that it stands level with its neighbours. */
  drawn?: boolean;
  /** The first picture that a visitor sees. */
  first?: boolean;
  /** Stands far down in a list. */
  below?: boolean;
}

/** A product: picture, facts and the way to the shop. */
export function ProductCard({
  product,
  id,
  level = 'h3',
  sizes,
  compact = false,
  stacked = false,
  drawn = false,
  first = false,
  below = false,
  ...noted
}: ProductCardProps) {
  const pictured = Boolean(product.image?.assetId) || drawn;
  return (
    <Place>
      <Frame
        as="article"
        id={id}
        $pictured={pictured}
        $stacked={stacked}
        className={below ? BELOW_FIRST_SCREEN : undefined}
      >
        {pictured ? (
          <Art $stacked={stacked}>
            <Picture picture={product.image} sizes={sizes} aspect={1.5} first={first} optional />
            {drawn && !product.image?.assetId ? <ProductDrawing product={product} /> : null}
          </Art>
        ) : null}
        <Body>
          <Head $pictured={pictured}>
            <ProductBadge product={product} />
            <Name as={level}>{product.name}</Name>
            <RatingLine
              rating={product.rating}
              reviewsText={product.reviewsText}
              source={product.ratingSource}
            />
          </Head>
          {product.description ? <Description>{product.description}</Description> : null}
          <ProductTags product={product} />
          <FeatureList features={product.features} close {...(compact ? { most: 3 } : {})} />
          <Bottom>
            <SpecificationRow product={product} most={compact ? 2 : 4} />
            <ShopNotices products={[product]} {...noted} />
            <AffiliateLink target={product} look={compact ? 'quiet' : 'primary'} />
            <ModelsLikeThis product={product} />
          </Bottom>
        </Body>
      </Frame>
    </Place>
  );
}
