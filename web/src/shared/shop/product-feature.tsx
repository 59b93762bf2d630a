import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AffiliateLink } from './affiliate-link.tsx';
import type { ProductContent } from './product-query.ts';
import { Picture } from '../design/picture.tsx';
import { media, theme } from '../design/theme.ts';
import { Heading, Muted } from '../design/type.tsx';
import { ModelsLikeThis } from './models-like-this.tsx';
import { ProductBadge } from './product-badge.tsx';
import { ProductTags } from './product-tags.tsx';
import { FeatureList } from './feature-list.tsx';
import { RatingLine } from './rating-line.tsx';
import { SpecificationRow } from './specification-row.tsx';

const Columns = styled.article`
  display: grid;
  gap: clamp(${theme.space.m}, 5vw, ${theme.space.xxl});
  align-items: center;

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;

  ${media.medium} {
    gap: ${theme.space.m};
  }

  /* The section's head stands in the same column; its own margin would double the gap. */
  > :first-child {
    margin-bottom: 0;
  }
`;

const Description = styled(Muted)`
  font-size: ${theme.size.small};

  ${media.medium} {
    font-size: inherit;
  }
`;

const Art = styled.div`
  border-radius: ${theme.radius.l};
  overflow: hidden;

  img {
    max-height: 9rem;
    object-fit: contain;

    ${media.medium} {
      max-height: none;
    }
  }
`;

interface ProductFeatureProps {
  product: ProductContent;
  /** The section's head, which stands above the product's name. */
  head: ReactNode;
}

/** One product large, beside its picture. */
export function ProductFeature({ product, head }: ProductFeatureProps) {
  return (
    <Columns>
      <Words>
        {head}
        <ProductBadge product={product} />
        <Heading as="h3" $size="h4">
          {product.name}
        </Heading>
        <Description>{product.description}</Description>
        <ProductTags product={product} />
        <FeatureList features={product.features} close />
        <SpecificationRow product={product} />
        <RatingLine rating={product.rating} reviewsText={product.reviewsText} source={product.ratingSource} />
        <AffiliateLink target={product} />
        <ModelsLikeThis product={product} />
      </Words>
      <Art>
        <Picture picture={product.image} sizes="(min-width: 62rem) 42rem, 92vw" aspect={1.32} />
      </Art>
    </Columns>
  );
}
