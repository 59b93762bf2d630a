import { projectorHref, projectorsOfKindHref } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import { Small } from '../design/type.tsx';
import { MODEL_LINK_TEXTS } from '../projectors/model-link-texts.ts';
import { projectorName } from '../projectors/projector-name.ts';
import type { ProductContent } from './product-query.ts';
import { SHOP_TEXTS } from './shop-texts.ts';

type ModelsContent = Pick<ProductContent, 'name' | 'modelKind' | 'modelCount' | 'projector'>;

/**
 * The way from a product to the model that it is, or from a kind to the list of its models. Nothing where
 * there is neither.
 */
export function ModelsLikeThis({ product }: { product: ModelsContent }) {
  const { name, projector, modelKind, modelCount } = product;
  const model = projector ? projectorName(projector) : '';
  if (projector?.slug && model)
    return (
      <Small>
        <Link to={projectorHref(projector.slug)}>{MODEL_LINK_TEXTS.sourcedFigures(model)}</Link>
      </Small>
    );
  if (!modelKind || !modelCount) return null;
  const label = SHOP_TEXTS.modelsLikeThis(modelCount);
  return (
    <Small>
      <Link to={projectorsOfKindHref(modelKind)} aria-label={`${label}: ${name}`}>
        {label}
      </Link>
    </Small>
  );
}
