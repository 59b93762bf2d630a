import { accessoryCategoryHref, ambianceHref } from '@lumen-throw/domain/site-paths';
import { lensFromRatio } from '@lumen-throw/throw/lens';
import { movieLight } from '@lumen-throw/throw/projector-light';
import { isValidRatio } from '@lumen-throw/throw/throw-distance';
import type { KitQueryResult } from '../src/shared/content-api/content-types.generated.ts';
import { compact } from '../src/shared/content/compact.ts';
import type { KitCatalog, KitProduct, KitProjector } from '../src/shared/kit/kit-catalog.ts';
import { screenSurface } from '../src/shared/kit/screen-surface.ts';
import { fitFacts } from '../src/shared/projectors/projector-facts.ts';
import { firstPages, type FirstPages } from './first-pages.ts';

type Product = KitQueryResult['products'][number];
type Model = KitQueryResult['projectors'][number];

function modelOf(projector: Model): KitProjector[] {
  const { _id: id, slug, brand, model, kind } = projector;
  if (!slug || !brand || !model) return [];
  const { name, lens, light, nativeContrast, depth, priceClass } = fitFacts(projector);
  return [
    {
      id,
      name,
      model: {
        brand,
        model,
        otherNames: compact(projector.otherNames),
        slug,
        kind,
        depth,
        priceClass,
        isListed: projector.isListed,
      },
      lens,
      lumens: light.movie?.lumens ?? null,
      native: nativeContrast,
      ratio: null,
    },
  ];
}

/** A kind of projector, with typical figures. */
function kindOf({ _id: id, name, specifications }: Product): KitProjector[] {
  if (!name) return [];
  const min = specifications?.throwRatioMin ?? specifications?.throwRatioMax ?? Number.NaN;
  const ratio = { min, max: specifications?.throwRatioMax ?? min };
  const known = isValidRatio(ratio) ? ratio : null;
  const lens = known && lensFromRatio(known, { chip: '16:9' });
  const light = movieLight({ calibrated: null, rated: specifications?.lumens ?? null, brightest: null });
  return [{ id, name, model: null, lens, lumens: light?.lumens ?? null, native: null, ratio: known }];
}

function productOf({ _id: id, name, category }: Product, ambiance: FirstPages): KitProduct[] {
  if (!name) return [];
  const idea = ambiance.get(id);
  const page = category ? accessoryCategoryHref(category) : idea ? ambianceHref(idea) : null;
  return [{ id, name, href: page && `${page}#${encodeURIComponent(id)}` }];
}

/** The catalog of kit as content has it. */
export function kitCatalog({ projectors, products, ambiancePages }: KitQueryResult): KitCatalog {
  const ambiance = firstPages(ambiancePages);
  const ofKind = (wanted: (kind: Product['kind']) => boolean) => products.filter(({ kind }) => wanted(kind));
  return {
    projectors: [...ofKind((kind) => kind === 'projector').flatMap(kindOf), ...projectors.flatMap(modelOf)],
    screens: ofKind((kind) => kind === 'screen').flatMap((screen) =>
      productOf(screen, ambiance).map((product) => ({ ...product, surface: screenSurface(screen.surface) })),
    ),
    products: ofKind((kind) => kind !== 'projector' && kind !== 'screen').flatMap((each) =>
      productOf(each, ambiance),
    ),
  };
}
