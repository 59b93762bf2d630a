import { compact } from '../../../shared/content/compact.ts';
import { lensFromRatio } from '@lumen-throw/throw/lens';
import { movieLight } from '@lumen-throw/throw/projector-light';
import type { ProjectorFigures } from '@lumen-throw/throw/room-fit';
import { isValidRatio } from '@lumen-throw/throw/throw-distance';
import type { KindOrModel } from '../../../shared/shop/kinds.ts';
import { COMMON_CHIP } from './lens.ts';
import { usableLumens } from './presets.ts';
import type { CalculatorContent } from '../calculator-query.ts';

/** A projector of the catalogue with what a calculation needs of it, and what its shop link needs. */
export interface CatalogueProjector extends ProjectorFigures {
  id: string;
  name: string;
  shop: { name: string; marketplaceId: string | null; searchPhrase: string | null };
  /** Whether it is a kind of projector or a real model. */
  product: KindOrModel;
}

type ProjectorContent = CalculatorContent['projectors'];

/** The projectors whose throw ratio is known, in the order of the content. */
export function catalogueFrom(content: ProjectorContent): CatalogueProjector[] {
  return compact(content).flatMap(
    ({ _id, name, specifications, marketplaceId, searchPhrase, kind, projector }) => {
      const min = specifications?.throwRatioMin ?? specifications?.throwRatioMax ?? Number.NaN;
      const ratio = { min, max: specifications?.throwRatioMax ?? min };
      if (!name || !isValidRatio(ratio)) return [];
      return [
        {
          id: _id,
          name,
          lens: lensFromRatio(ratio, { chip: COMMON_CHIP }),
          lumens:
            movieLight({
              calibrated: null,
              rated: usableLumens(specifications?.lumens),
              brightest: null,
            })?.lumens ?? null,
          shop: { name, marketplaceId, searchPhrase },
          product: { kind, projector },
        },
      ];
    },
  );
}
