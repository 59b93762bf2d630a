import { projectorName } from '../../../shared/projectors/projector-name.ts';
import { AffiliateLink } from '../../../shared/shop/affiliate-link.tsx';
import { Disclosure } from '../../../shared/shop/disclosure.tsx';
import type { ComparedProjector } from './comparison-query.ts';
import { ComparisonTable } from './comparison-table.tsx';

/** The way to the shop of one of them. */
function shopLink(projector: ComparedProjector) {
  const name = projectorName(projector);
  return (
    <AffiliateLink
      look="quiet"
      small
      target={{ name, marketplaceId: projector.marketplaceId, searchPhrase: name }}
    />
  );
}

/** The chosen projectors side by side, each with its way to the shop. */
export function ComparedModels({
  projectors,
  caption,
}: {
  projectors: readonly ComparedProjector[];
  caption: string;
}) {
  return (
    <div>
      <Disclosure />
      <ComparisonTable projectors={projectors} caption={caption} shop={shopLink} />
    </div>
  );
}
