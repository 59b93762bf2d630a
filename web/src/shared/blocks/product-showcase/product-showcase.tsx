import styled from 'styled-components';
import { ShopNotices } from '../../shop/shop-notices.tsx';
import { compact } from '../../content/compact.ts';
import { PageWidth } from '../../design/page-width.tsx';
import { Section, SectionHead } from '../../design/section.tsx';
import { stripOnPhones } from '../../design/strip.ts';
import { media, theme } from '../../design/theme.ts';
import { ProductCard } from '../../shop/product-card.tsx';
import { ProductFeature } from '../../shop/product-feature.tsx';
import type { ShopSectionProps } from '../shop-section.ts';

const Pair = styled.div`
  ${stripOnPhones}

  ${media.medium} {
    gap: clamp(${theme.space.m}, 3vw, ${theme.space.l});
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Row = styled(Pair)`
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space.m};
  }
`;

const PAIR = 2;

/** One product large, two side by side, three or four in a row. */
export function ProductShowcase({
  section,
  disclosed,
  kindsNoted,
  samplesNoted,
}: ShopSectionProps<'productShowcase'>) {
  const products = compact(section.products);
  const [first] = products;
  if (!first) return null;
  const head = (
    <SectionHead eyebrow={section.eyebrow} heading={section.heading ?? ''} intro={section.intro}>
      <ShopNotices
        products={products}
        disclosed={disclosed}
        kindsNoted={kindsNoted}
        samplesNoted={samplesNoted}
      />
    </SectionHead>
  );
  const Grid = products.length > PAIR ? Row : Pair;
  return (
    <Section $night={section.tone === 'dark'}>
      <PageWidth>
        {products.length === 1 ? (
          <ProductFeature product={first} head={head} />
        ) : (
          <>
            {head}
            <Grid>
              {products.map((product) => (
                <ProductCard
                  key={product._id}
                  product={product}
                  compact={products.length > PAIR}
                  stacked
                  drawn={products.some(({ image }) => image?.assetId)}
                  sizes="(min-width: 62rem) 36rem, (min-width: 48rem) 46vw, 10rem"
                />
              ))}
            </Grid>
          </>
        )}
      </PageWidth>
    </Section>
  );
}
