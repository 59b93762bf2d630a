import styled from 'styled-components';
import { media, theme } from '../../shared/design/theme.ts';
import { Heading, Lead } from '../../shared/design/type.tsx';
import { PlaceLink } from '../../shared/links/place-link.tsx';
import { ProductCards } from '../../shared/shop/product-cards.tsx';
import { ShopNotices } from '../../shared/shop/shop-notices.tsx';
import type { Shelf } from './shelves.ts';
import { LIST_TEXTS } from './texts.ts';
import { Filtered, ShelfFilter } from './shelf-filter.tsx';

const Notes = styled.div`
  padding-bottom: ${theme.space.xs};
`;

const Jumps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  padding-bottom: ${theme.space.xs};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    color: ${theme.color.accent};
    font-size: ${theme.size.small};
    font-weight: 600;
  }
`;

const ShelfPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${theme.space.s}, 2vw, ${theme.space.l});
  padding-bottom: clamp(${theme.space.l}, 5vw, ${theme.space.xxl});
`;

const ShelfHead = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  max-width: 62ch;

  > p {
    font-size: ${theme.size.base};
  }

  ${media.small} {
    > p {
      font-size: ${theme.size.lead};
    }
  }
`;

/** The most products that one looks through without a filter. */
const MOST_UNFILTERED = 10;

export interface ProductShelvesProps {
  shelves: readonly Shelf[];
}

/**
 * Everything that a page lists: what goes for all of it, the ways to its groups, and the groups. A long
 * list has a filter instead of the ways.
 */
export function ProductShelves({ shelves }: ProductShelvesProps) {
  const products = shelves.flatMap((shelf) => shelf.products);
  const grouped = shelves.length > 1;
  const filtered = grouped && products.length > MOST_UNFILTERED;
  return (
    <Filtered $shelves={filtered ? shelves.length : 0}>
      <Notes>
        <ShopNotices products={products} disclosed kindsNoted samplesNoted priced />
      </Notes>
      {filtered ? <ShelfFilter shelves={shelves} /> : null}
      {grouped && !filtered ? (
        <Jumps aria-label={LIST_TEXTS.groups}>
          {shelves.map(({ id, heading }) => (
            <PlaceLink key={id} place={id}>
              {heading}
            </PlaceLink>
          ))}
        </Jumps>
      ) : null}
      {shelves.map(({ id, heading, intro, products: shown }, place) => (
        <ShelfPart key={id} id={id} data-shelf={place} aria-label={heading ?? undefined}>
          {heading ? (
            <ShelfHead>
              <Heading as="h2" $size="h3">
                {heading}
              </Heading>
              {intro ? <Lead>{intro}</Lead> : null}
            </ShelfHead>
          ) : null}
          <ProductCards products={shown} level={heading ? 'h3' : 'h2'} first={place === 0} />
        </ShelfPart>
      ))}
    </Filtered>
  );
}
