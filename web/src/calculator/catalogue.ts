import type { PageContent } from '../content/page-content.ts';
import { present } from '../content/uncertain.ts';
import type { AspectRatio } from '../throw/image-size.ts';
import type { ProjectorFigures } from '../throw/room-fit.ts';
import { isValidRatio } from '../throw/throw-distance.ts';
import { usableLumens } from './presets.ts';

/** A projector of the catalogue with what a calculation needs of it, and what its shop link needs. */
export interface CatalogueProjector extends ProjectorFigures {
  id: string;
  name: string;
  shop: { name: string; marketplaceId: string | null; searchPhrase: string | null };
}

/** 720p, 1080p and 4K chips are all of this shape. */
const CATALOGUE_CHIP: AspectRatio = '16:9';

type ProjectorContent = PageContent<'throwCalculator'>['projectors'];

/** The projectors whose throw ratio is known, in the order of the content. */
export function catalogueFrom(content: ProjectorContent): CatalogueProjector[] {
  return present(content).flatMap(({ _id, name, specifications, marketplaceId, searchPhrase }) => {
    const min = specifications?.throwRatioMin ?? specifications?.throwRatioMax ?? Number.NaN;
    const ratio = { min, max: specifications?.throwRatioMax ?? min };
    if (!name || !isValidRatio(ratio)) return [];
    return [
      {
        id: _id,
        name,
        ratio,
        lumens: usableLumens(specifications?.lumens),
        native: CATALOGUE_CHIP,
        shop: { name, marketplaceId, searchPhrase },
      },
    ];
  });
}
