import styled from 'styled-components';
import { AffiliateLink } from './affiliate-link.tsx';
import { KindsNote } from './kinds-note.tsx';
import { Disclosure } from './disclosure.tsx';
import type { ProductContent } from './product-query.ts';
import { BELOW_FIRST_SCREEN } from '../../startup/below-first-screen.ts';
import { Card } from '../design/card.tsx';
import { Picture } from '../design/picture.tsx';
import { tonedPicture } from '../design/toned-picture.ts';
import { ModelLink } from '../projectors/model-link.tsx';
import { theme } from '../design/theme.ts';
import { Heading, Muted } from '../design/type.tsx';
import { ProductBadge } from './product-badge.tsx';
import { ProductDrawing } from './product-drawing.tsx';
import { ProductTags } from './product-tags.tsx';
import { FeatureList } from './feature-list.tsx';
import { RatingLine } from './rating-line.tsx';
import { SpecificationRow } from './specification-row.tsx';

/** Where there is room for it the words stand beside the picture. */
const Place = styled.div`
  container-type: inline-size;
`;

const WIDE = '@container (min-width: 38rem)';

const Frame = styled(Card)`
  --guessed-height: 30rem;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;

  ${WIDE} {
    flex-direction: row;
  }
`;

const Art = styled.div`
  ${tonedPicture}

  > span {
    position: absolute;
    inset: ${theme.space.s} auto auto ${theme.space.s};
    z-index: 1;
  }

  ${WIDE} {
    flex: 0 0 45%;

    > img {
      height: 100%;
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.s};
  padding: ${theme.space.m} ${theme.space.m} clamp(${theme.space.m}, 2vw, 1.6rem);
`;

const Description = styled(Muted)`
  font-size: ${theme.size.small};
  line-height: 1.55;
`;

const Bottom = styled.div`
  display: grid;
  gap: ${theme.space.s};
  margin-top: auto;
  padding-top: ${theme.space.xs};
`;

interface ProductCardProps {
  product: ProductContent;
  /** Id of the card, by which an address names it. */
  id?: string;
  /** Level of the name's heading. */
  level?: 'h2' | 'h3';
  sizes: string;
  /** Puts the line about paid links above the button: for the first card of a page. */
  disclosed?: boolean;
  /** Says above the button that it is a kind of product: for the first such card of a page. */
  kindsNoted?: boolean;
  /** Keeps the card short. */
  compact?: boolean;
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
  disclosed = false,
  kindsNoted = false,
  compact = false,
  drawn = false,
  first = false,
  below = false,
}: ProductCardProps) {
  return (
    <Place>
      <Frame as="article" id={id} className={below ? BELOW_FIRST_SCREEN : undefined}>
        {product.image?.assetId || product.badge || drawn ? (
          <Art>
            <Picture picture={product.image} sizes={sizes} aspect={1.5} first={first} optional />
            {drawn && !product.image?.assetId ? <ProductDrawing product={product} /> : null}
            <ProductBadge product={product} />
          </Art>
        ) : null}
        <Body>
          <Heading as={level} $size="h4">
            {product.name}
          </Heading>
          <RatingLine
            rating={product.rating}
            reviewsText={product.reviewsText}
            sample={product.sample}
            source={product.ratingSource}
          />
          {product.description ? <Description>{product.description}</Description> : null}
          <ProductTags product={product} />
          <FeatureList features={product.features} {...(compact ? { most: 3 } : {})} />
          <Bottom>
            <SpecificationRow product={product} most={compact ? 2 : 4} />
            <ModelLink projector={product.projector} />
            {disclosed ? <Disclosure /> : null}
            {kindsNoted ? <KindsNote products={[product]} /> : null}
            <AffiliateLink target={product} look={compact ? 'quiet' : 'primary'} />
          </Bottom>
        </Body>
      </Frame>
    </Place>
  );
}
