import styled from 'styled-components';
import type { ProductContent } from './product-query.ts';
import { compact } from '../content/compact.ts';
import { media, theme } from '../design/theme.ts';
import { ProductCard } from './product-card.tsx';

const COLUMNS = 3;

/** One column on a phone, two on a tablet, three on a desk, whatever the number of cards. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};

  ${media.medium} {
    gap: ${theme.space.m};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  }
`;

export interface ProductCardsProps {
  products: readonly (ProductContent | null)[] | null;
  /** Level of the names' headings. */
  level: 'h2' | 'h3';
  /** Whether its first picture is what a visitor sees first. */
  first?: boolean;
}

/** Cards of products, level with each other: those without a picture get a drawing beside others. */
export function ProductCards({ products, level, first = false }: ProductCardsProps) {
  const shown = compact(products);
  const pictured = shown.some(({ image }) => image?.assetId);
  return (
    <Grid>
      {shown.map((product, place) => (
        <ProductCard
          key={product._id}
          id={product._id}
          product={product}
          level={level}
          drawn={pictured}
          first={first && place === 0}
          below={!first || place >= COLUMNS}
          sizes="(min-width: 62rem) 24rem, (min-width: 48rem) 46vw, 10rem"
        />
      ))}
    </Grid>
  );
}
