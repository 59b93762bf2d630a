import styled from 'styled-components';
import type { ProductContent } from '../content/page-content.ts';
import { present } from '../content/uncertain.ts';
import { media, theme } from '../design/theme.ts';
import { ProductCard } from './product-card.tsx';

/** One column on a phone, two on a tablet, three on a desk; four where none would stand alone. */
const Grid = styled.div<{ $columns: number }>`
  display: grid;
  gap: ${theme.space.m};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

interface ProductGridProps {
  products: readonly (ProductContent | null)[] | null;
  /** Level of the names' headings. */
  level: 'h2' | 'h3';
  /** Whether its first picture is what a visitor sees first. */
  first?: boolean;
  /** Whether its first shop link is the first of the page. */
  disclosed?: boolean;
}

/** Cards of products, level with each other: those without a picture get a drawing beside others. */
export function ProductGrid({ products, level, first = false, disclosed = false }: ProductGridProps) {
  const shown = present(products);
  const pictured = shown.some(({ image }) => image?.assetId);
  const columns = shown.length === 4 ? 4 : 3;
  return (
    <Grid $columns={columns}>
      {shown.map((product, place) => (
        <ProductCard
          key={product._id}
          product={product}
          level={level}
          drawn={pictured}
          first={first && place === 0}
          below={place >= columns}
          disclosed={disclosed && place === 0}
          sizes="(min-width: 62rem) 24rem, (min-width: 48rem) 46vw, 92vw"
        />
      ))}
    </Grid>
  );
}
