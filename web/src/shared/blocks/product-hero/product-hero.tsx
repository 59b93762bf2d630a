import styled from 'styled-components';
import { AffiliateLink } from '../../shop/affiliate-link.tsx';
import { ShopNotices } from '../../shop/shop-notices.tsx';
import { COMPARISON_HREF } from '@lumen-throw/domain/site-paths';
import { Badge, BadgeRow } from '../../design/badge.tsx';
import { ButtonRow, LinkButton } from '../../design/button.tsx';
import { PageWidth } from '../../design/page-width.tsx';
import { Picture } from '../../design/picture.tsx';
import { media, theme } from '../../design/theme.ts';
import { Heading, Muted } from '../../design/type.tsx';
import { ModelsLikeThis } from '../../shop/models-like-this.tsx';
import { ProductBadge } from '../../shop/product-badge.tsx';
import { RatingLine } from '../../shop/rating-line.tsx';
import { SpecificationRow } from '../../shop/specification-row.tsx';
import { COMPARISON_TEXTS } from '../comparison/texts.ts';
import type { ShopSectionProps } from '../shop-section.ts';

const Lifted = styled.section`
  position: relative;
  z-index: 1;
  margin-top: -5.25rem;

  ${media.print} {
    margin-top: 0;
  }
`;

const Frame = styled.article`
  display: grid;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};
  overflow: hidden;

  ${media.large} {
    grid-template-columns: minmax(0, 1.02fr) minmax(0, 1fr);
  }
`;

const Art = styled.div`
  img {
    width: 100%;
    height: 100%;
    max-height: 9rem;
    object-fit: contain;

    ${media.medium} {
      max-height: 20rem;
    }

    ${media.large} {
      max-height: none;
      min-height: 34rem;
      object-fit: cover;
    }

    ${media.print} {
      min-height: 0;
      max-height: 8cm;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s};
  align-content: center;
  padding: clamp(${theme.space.m}, 4vw, 3.25rem);

  ${media.medium} {
    gap: ${theme.space.m};
  }
`;

/** Nothing, not even a gap, where there is nothing to note. */
/** Side by side on a phone too. */
const Ways = styled(ButtonRow)`
  gap: ${theme.space.xs};

  > a {
    padding-inline: 0.7rem;
    font-size: ${theme.size.small};
  }

  ${media.medium} {
    gap: ${theme.space.s};

    > a {
      padding-inline: 1.4rem;
      font-size: ${theme.size.base};
    }
  }
`;

export function ProductHero({
  section,
  disclosed,
  kindsNoted,
  samplesNoted,
}: ShopSectionProps<'productHero'>) {
  const { product, heading, intro } = section;
  if (!product) return null;
  return (
    <Lifted>
      <PageWidth>
        <Frame>
          <Art>
            <Picture picture={product.image} sizes="(min-width: 62rem) 38rem, 92vw" />
          </Art>
          <Words>
            <BadgeRow>
              <ProductBadge product={product} />
              <Badge>{product.name}</Badge>
            </BadgeRow>
            <Heading as="h2" $size="h2">
              {heading ?? product.name}
            </Heading>
            <Muted>{intro ?? product.description}</Muted>
            <SpecificationRow product={product} />
            <RatingLine
              rating={product.rating}
              reviewsText={product.reviewsText}
              source={product.ratingSource}
            />
            <ShopNotices
              products={[product]}
              disclosed={disclosed}
              kindsNoted={kindsNoted}
              samplesNoted={samplesNoted}
            />
            <Ways>
              <AffiliateLink target={product} />
              <LinkButton to={COMPARISON_HREF} $kind="quiet">
                {COMPARISON_TEXTS.howItCompares}
              </LinkButton>
            </Ways>
            <ModelsLikeThis product={product} />
          </Words>
        </Frame>
      </PageWidth>
    </Lifted>
  );
}
