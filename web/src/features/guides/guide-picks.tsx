import styled from 'styled-components';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { notOnPrintSheets } from '../../shared/design/print-sheet.ts';
import { media, theme } from '../../shared/design/theme.ts';
import { Heading, Small } from '../../shared/design/type.tsx';
import { firstSentence } from '../../shared/format/first-sentence.ts';
import { PlaceLink } from '../../shared/links/place-link.tsx';
import { embeddedProducts } from '../../shared/rich-text/embedded-products.ts';
import type { RichTextContent } from '../../shared/rich-text/rich-text-query.ts';
import { VerdictSlot } from '../../shared/room/room-slot.tsx';
import { AffiliateLink } from '../../shared/shop/affiliate-link.tsx';
import { ShopNotices } from '../../shared/shop/shop-notices.tsx';
import { ModelsLikeThis } from '../../shared/shop/models-like-this.tsx';
import { GUIDE_TEXTS } from './texts.ts';

const Strip = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.s};
  padding-bottom: clamp(${theme.space.l}, 4vw, ${theme.space.xl});

  ${notOnPrintSheets}
`;

/** Rows on a phone, side by side where there is room. */
const Picks = styled.ol`
  display: grid;
  gap: 0 ${theme.space.l};
  list-style: none;

  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }
`;

/** Without a picture: the card in the text has it. */
const Pick = styled.li`
  display: grid;
  gap: ${theme.space.xxs};
  align-content: start;
  max-width: 34rem;
  padding-block: ${theme.space.s};
  border-top: 1px solid ${theme.color.accent};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.m};
  font-size: ${theme.size.small};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: ${theme.color.accent};
    font-weight: 600;

    ${media.touch} {
      min-height: ${theme.target};
    }
  }
`;

/** Picks that a strip has room for; the text has them all. */
const MOST = 3;

const TITLE_ID = 'picks-title';

/** The products of a guide before its text, each with the reason and the way to its chapter. */
export function GuidePicks({ body }: { body: RichTextContent }) {
  const all = embeddedProducts(body);
  const picks = all.slice(0, MOST);
  if (picks.length === 0) return null;
  return (
    <Strip as="section" aria-labelledby={TITLE_ID}>
      <Heading as="h2" $size="h4" id={TITLE_ID}>
        {GUIDE_TEXTS.picks(picks.length, all.length)}
      </Heading>
      <ShopNotices products={all.map(({ product }) => product)} disclosed kindsNoted samplesNoted />
      <Picks>
        {picks.map(({ place, product }) => (
          <Pick key={place}>
            <Heading as="h3" $size="lead">
              {product.name}
            </Heading>
            <Small>{product.pickReason ?? firstSentence(product.description)}</Small>
            {product.projector || product.modelKind ? (
              <VerdictSlot>
                {({ PickVerdict }) => (
                  <PickVerdict slug={product.projector?.slug ?? null} kind={product.modelKind ?? null} />
                )}
              </VerdictSlot>
            ) : null}
            <Ways>
              <PlaceLink place={place} aria-label={GUIDE_TEXTS.whyProduct(product.name ?? '')}>
                {GUIDE_TEXTS.why}
              </PlaceLink>
              <AffiliateLink target={product} look="text" />
              <ModelsLikeThis product={product} />
            </Ways>
          </Pick>
        ))}
      </Picks>
    </Strip>
  );
}
