import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ProductContent } from './product-query.ts';
import { compact } from '../content/compact.ts';
import { media, theme } from '../design/theme.ts';
import { ProductCard } from './product-card.tsx';

const TWO = 2;
const THREE = 3;

/** Columns that the head of a list takes, so that no row of cards has a gap: one, or all of them. */
function headSpan(cards: number, columns: number): string {
  return cards % columns === 0 ? '1 / -1' : 'span 1';
}

/** Whether the first card takes two of three columns, because head and cards leave one free. */
function isFirstWide(cards: number): boolean {
  return cards % THREE === 1;
}

/** One column on a phone, two on a tablet, three on a desk, whatever the number of cards. */
const Grid = styled.div<{ $firstWide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};

  ${media.medium} {
    gap: ${theme.space.m};
    grid-template-columns: repeat(${TWO}, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(${THREE}, minmax(0, 1fr));

    ${({ $firstWide }) => $firstWide && '> :nth-child(2) { grid-column: span 2; }'}
  }
`;

/** The head of a list, in the columns that the cards leave free, or above them. */
const HeadPlace = styled.div<{ $cards: number }>`
  ${media.medium} {
    grid-column: ${({ $cards }) => headSpan($cards, TWO)};
  }

  ${media.large} {
    grid-column: ${({ $cards }) => headSpan($cards, THREE)};
  }
`;

export interface ProductCardsProps {
  products: readonly (ProductContent | null)[] | null;
  /** What stands before the cards and fills the row that they leave unfinished. */
  head?: ReactNode;
  /** Level of the names' headings. */
  level: 'h2' | 'h3';
  /** Whether its first picture is what a visitor sees first. */
  first?: boolean;
}

/** Cards of products, level with each other: those without a picture get a drawing beside others. */
export function ProductCards({ products, head, level, first = false }: ProductCardsProps) {
  const shown = compact(products);
  const pictured = shown.some(({ image }) => image?.assetId);
  return (
    <Grid $firstWide={Boolean(head) && isFirstWide(shown.length)}>
      {head ? <HeadPlace $cards={shown.length}>{head}</HeadPlace> : null}
      {shown.map((product, place) => (
        <ProductCard
          key={product._id}
          id={product._id}
          product={product}
          level={level}
          drawn={pictured}
          first={first && place === 0}
          below={!first || place >= THREE}
          sizes="(min-width: 62rem) 24rem, (min-width: 48rem) 46vw, 10rem"
        />
      ))}
    </Grid>
  );
}
