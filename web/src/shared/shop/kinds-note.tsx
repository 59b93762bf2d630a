import { PATHS } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { compact } from '../content/compact.ts';
import { theme } from '../design/theme.ts';
import { Small } from '../design/type.tsx';
import { isKind, type KindOrModel } from './kinds.ts';
import { SHOP_TEXTS } from './shop-texts.ts';

const Line = styled(Small)`
  font-size: ${theme.size.tiny};
`;

/**
 * Says that cards show kinds of products and not single models; stands beside the first of them on
 * every page that has one. Nothing where each product points to a model.
 */
export function KindsNote({ products }: { products: readonly (KindOrModel | null)[] | null }) {
  const kinds = compact(products).filter(isKind);
  if (kinds.length === 0) return null;
  if (kinds.every(({ kind }) => kind !== 'projector'))
    return <Line data-kinds-note="">{SHOP_TEXTS.kindsOfProducts}</Line>;
  return (
    <Line data-kinds-note="">
      {SHOP_TEXTS.kindsOfProjectors} <Link to={PATHS.projectors}>{SHOP_TEXTS.realModels}</Link>
    </Line>
  );
}
