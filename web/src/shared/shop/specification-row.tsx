import styled, { css } from 'styled-components';
import type { ProductContent } from './product-query.ts';
import { media, theme } from '../design/theme.ts';
import { SHOP_TEXTS } from './shop-texts.ts';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { SPECIFICATION_TEXTS } from './specifications-texts.ts';

/** A figure below its name. */
const factLook = css`
  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
    line-height: 1.4;
  }

  dd {
    font: 400 ${theme.size.h4} / 1.25 ${theme.font.display};
    white-space: nowrap;
  }
`;

/** Cuts off the lines to the left of the first cell of each row, however many rows there are. */
const Frame = styled.div`
  width: 100%;
  border-block: 1px solid ${theme.color.line};
  overflow: hidden;
  container-type: inline-size;
`;

/** A price alone is a word of the line that it stands in on a phone; from a tablet on a row like others. */
const PriceAlone = styled.dl`
  > div {
    display: flex;
    gap: ${theme.space.xs};
    align-items: baseline;
  }

  ${factLook}

  ${media.medium} {
    border-block: 1px solid ${theme.color.line};

    > div {
      display: block;
      padding-block: ${theme.space.s};
    }
  }
`;

const Row = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: calc(-0.35rem - 1px);

  ${media.medium} {
    margin-inline-start: calc(-1 * ${theme.space.s} - 1px);
  }
`;

const Cell = styled.div`
  flex: 1 1 auto;
  /* A line above each row; the first row's is cut off by the frame, which has its own. */
  box-shadow: 0 -1px 0 ${theme.color.line};

  padding: ${theme.space.xs} 0.35rem;
  border-inline-start: 1px solid ${theme.color.line};

  @container (max-width: 17rem) {
    flex-basis: 40%;
  }

  ${factLook}

  dd {
    font-size: ${theme.size.lead};
  }

  ${media.medium} {
    padding: ${theme.space.s};

    @container (max-width: 20rem) {
      flex-basis: 40%;
    }

    dd {
      font-size: ${theme.size.h4};
    }
  }
`;

/** A price tier, seen as signs and heard as a number. */
export function PriceTier({ tier }: { tier: string }) {
  return (
    <>
      <span aria-hidden="true">{tier}</span>
      <VisuallyHidden>{SHOP_TEXTS.priceTierAloud(tier)}</VisuallyHidden>
    </>
  );
}

/** The figures of a projector in a quiet row, and the price tier of anything. */
export function SpecificationRow({ product, most = 4 }: { product: ProductContent; most?: number }) {
  const { specifications: known, priceTier, priceText } = product;
  const priced = Boolean(priceText ?? priceTier);
  const cells: { name: string; value: string }[] = [];
  if (known?.lumens) {
    cells.push({ name: SPECIFICATION_TEXTS.brightness, value: SPECIFICATION_TEXTS.lumens(known.lumens) });
  }
  if (known?.throwRatioMin && known.throwRatioMax) {
    const value = SPECIFICATION_TEXTS.range(known.throwRatioMin, known.throwRatioMax);
    cells.push({ name: SPECIFICATION_TEXTS.throwRatio, value });
  }
  if (known?.resolution) cells.push({ name: SPECIFICATION_TEXTS.resolution, value: known.resolution });
  if (known?.lightSource) {
    cells.push({
      name: SPECIFICATION_TEXTS.light,
      value: SPECIFICATION_TEXTS.lightSources[known.lightSource],
    });
  }
  const shown = cells.slice(0, priced ? most - 1 : most);
  const price = priced ? (
    <>
      <dt>{SPECIFICATION_TEXTS.price}</dt>
      <dd>{priceText ?? (priceTier ? <PriceTier tier={priceTier} /> : null)}</dd>
    </>
  ) : null;
  if (shown.length === 0)
    return price ? (
      <PriceAlone>
        <div>{price}</div>
      </PriceAlone>
    ) : null;
  return (
    <Frame>
      <Row>
        {shown.map(({ name, value }) => (
          <Cell key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Cell>
        ))}
        {price ? <Cell>{price}</Cell> : null}
      </Row>
    </Frame>
  );
}
