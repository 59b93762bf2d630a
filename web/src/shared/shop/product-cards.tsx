import styled, { css } from 'styled-components';
import type { ProductContent } from './product-query.ts';
import { compact } from '../content/compact.ts';
import { media, theme } from '../design/theme.ts';
import { ProductCard } from './product-card.tsx';

/** Three cards to a row, of six tracks; what is left for the last row fills it. Four stand two by two. */
const threeColumns = css`
  grid-template-columns: repeat(6, minmax(0, 1fr));

  > * {
    grid-column: span 2;
  }

  > :last-child:nth-child(3n + 1) {
    grid-column: span 6;
  }

  > :nth-last-child(2):nth-child(3n + 1),
  > :last-child:nth-child(3n + 2),
  > :first-child:nth-last-child(4),
  > :first-child:nth-last-child(4) ~ * {
    grid-column: span 3;
  }
`;

const fourColumns = css`
  grid-template-columns: repeat(4, minmax(0, 1fr));
`;

/** One column on a phone, two on a tablet, three on a desk; four where there are four. */
const Grid = styled.div<{ $four: boolean }>`
  display: grid;
  gap: ${theme.space.s};

  ${media.medium} {
    gap: ${theme.space.m};
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: span 2;
    }
  }

  ${media.large} {
    ${({ $four }) => ($four ? fourColumns : threeColumns)}
  }
`;

const THREE = 3;
const FOUR = 4;

export interface ProductCardsProps {
  products: readonly (ProductContent | null)[] | null;
  /** Level of the names' headings. */
  level: 'h2' | 'h3';
  /** Whether its first picture is what a visitor sees first. */
  first?: boolean;
  /** Never four to a row, however many there are. */
  wide?: boolean;
}

/** Cards of products, level with each other: those without a picture get a drawing beside others. */
export function ProductCards({ products, level, first = false, wide = false }: ProductCardsProps) {
  const shown = compact(products);
  const pictured = shown.some(({ image }) => image?.assetId);
  const four = shown.length === FOUR && !wide;
  return (
    <Grid $four={four}>
      {shown.map((product, place) => (
        <ProductCard
          key={product._id}
          id={product._id}
          product={product}
          level={level}
          drawn={pictured}
          first={first && place === 0}
          below={!first || place >= (four ? FOUR : THREE)}
          sizes="(min-width: 62rem) 24rem, (min-width: 48rem) 46vw, 10rem"
        />
      ))}
    </Grid>
  );
}
