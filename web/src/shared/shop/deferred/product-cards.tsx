import styled, { css } from 'styled-components';
import { Disclosure } from '../disclosure.tsx';
import type { ProductContent } from '../product-query.ts';
import { compact } from '../../content/compact.ts';
import { media, theme } from '../../design/theme.ts';
import { KindsNote } from '../kinds-note.tsx';
import { PriceLegend } from '../price-legend.tsx';
import { ProductCard } from '../product-card.tsx';

/** Three cards to a row, of six tracks; what is left for the last row fills it. */
const threeColumns = css`
  grid-template-columns: repeat(6, minmax(0, 1fr));

  > * {
    grid-column: span 2;
  }

  > :last-child:nth-child(3n + 1) {
    grid-column: span 6;
  }

  > :nth-last-child(2):nth-child(3n + 1),
  > :last-child:nth-child(3n + 2) {
    grid-column: span 3;
  }
`;

const fourColumns = css`
  grid-template-columns: repeat(4, minmax(0, 1fr));
`;

/** One column on a phone, two on a tablet, three on a desk; four where there are four. */
const Grid = styled.div<{ $four: boolean }>`
  display: grid;
  gap: ${theme.space.m};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: span 2;
    }
  }

  ${media.large} {
    ${({ $four }) => ($four ? fourColumns : threeColumns)}
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  padding-bottom: ${theme.space.m};
`;

const THREE = 3;
const FOUR = 4;

export interface ProductCardsProps {
  products: readonly (ProductContent | null)[] | null;
  /** Level of the names' headings. */
  level: 'h2' | 'h3';
  /** Whether its first picture is what a visitor sees first. */
  first?: boolean;
  /** Whether its first shop link is the first of the page: what goes for all of them stands above. */
  disclosed?: boolean;
  /** Whether its cards are the page's first of kinds of products: the line about that stands above. */
  kindsNoted?: boolean;
}

/** Cards of products, level with each other: those without a picture get a drawing beside others. */
export function ProductCards({
  products,
  level,
  first = false,
  disclosed = false,
  kindsNoted = false,
}: ProductCardsProps) {
  const shown = compact(products);
  const pictured = shown.some(({ image }) => image?.assetId);
  const four = shown.length === FOUR;
  return (
    <>
      {(disclosed || kindsNoted) && shown.length > 0 ? (
        <Notes>
          {disclosed ? <Disclosure /> : null}
          {kindsNoted ? <KindsNote products={shown} /> : null}
          {disclosed ? <PriceLegend /> : null}
        </Notes>
      ) : null}
      <Grid $four={four}>
        {shown.map((product, place) => (
          <ProductCard
            key={product._id}
            id={product._id}
            product={product}
            level={level}
            drawn={pictured}
            first={first && place === 0}
            below={place >= (four ? FOUR : THREE)}
            sizes="(min-width: 62rem) 24rem, (min-width: 48rem) 46vw, 92vw"
          />
        ))}
      </Grid>
    </>
  );
}
