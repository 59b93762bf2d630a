import { COMPARISON_HREF, PATHS, projectorsOfKindHref } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { linkAddress } from '../../shared/content/link-target.ts';
import { CONTENT_TEXTS } from '../../shared/content/texts.ts';
import { LinkButton } from '../../shared/design/button.tsx';
import { theme } from '../../shared/design/theme.ts';
import { ContentButton, type ContentAction } from '../../shared/links/content-link.tsx';
import { Disclosure } from '../../shared/shop/disclosure.tsx';
import type { ProductContent } from '../../shared/shop/product-query.ts';
import { SHOP_TEXTS } from '../../shared/shop/shop-texts.ts';
import { GUIDE_TEXTS } from './texts.ts';

/** The line stands beside the button, below it where there is no room. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line};

  > p {
    flex: 1 1 16rem;
  }
`;

interface GuideActionProps {
  action: ContentAction | null | undefined;
  /** What the guide recommends. */
  products: readonly ProductContent[];
}

/** The way to real models: to those of the kind that all picks are of, else to the whole list. */
function RealModelsButton({ products }: Pick<GuideActionProps, 'products'>) {
  const kinds = products.filter(({ modelKind, modelCount }) => modelKind && modelCount);
  const [first, ...others] = kinds;
  const isOne = others.every(({ modelKind }) => modelKind === first?.modelKind);
  return (
    <LinkButton
      $kind="quiet"
      to={first?.modelKind && isOne ? projectorsOfKindHref(first.modelKind) : PATHS.projectors}
    >
      {first?.modelCount && isOne ? SHOP_TEXTS.modelsLikeThis(first.modelCount) : GUIDE_TEXTS.realModels}
    </LinkButton>
  );
}

/** Where a guide leads at its end, and that the shop links there are paid. */
export function GuideAction({ action, products }: GuideActionProps) {
  return (
    <Row>
      {linkAddress(action) && action?.label ? (
        <ContentButton action={action} />
      ) : (
        <LinkButton to={COMPARISON_HREF}>{CONTENT_TEXTS.comparisonAction}</LinkButton>
      )}
      <RealModelsButton products={products} />
      <Disclosure />
    </Row>
  );
}
