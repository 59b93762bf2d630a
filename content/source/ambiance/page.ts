import { linkButton, orderRank, references, slug, type SeedDocument } from '../document.ts';
import { imageField, type PictureSource } from '../pictures.ts';
import { products, type ProductSource } from '../products/product.ts';

/** A group of products: new ones described here, others by the id that they have elsewhere. */
interface ShelfSource {
  heading: string;
  intro?: string;
  products: (ProductSource | string)[];
}

/** What an ambiance page is made of. */
export interface AmbianceSource {
  slug: string;
  title: string;
  intro: string;
  place: 'indoor' | 'outdoor';
  image?: PictureSource;
  seoTitle?: string;
  seoDescription: string;
  box?: { heading: string; points: readonly (readonly [title: string, text: string])[] };
  shelves: ShelfSource[];
  tips: string[];
  related: readonly (readonly [label: string, target: string])[];
  backLabel?: string;
}

/** Id of the ambiance page with this slug. */
export function ambianceId(pageSlug: string): string {
  return `ambiance-${pageSlug}`;
}

function own(source: ProductSource | string): ProductSource[] {
  return typeof source === 'string' ? [] : [source];
}

/** The documents of a page: the products that it describes itself, then the page. */
export function ambiancePage(position: number, source: AmbianceSource): SeedDocument[] {
  const { slug: pageSlug, image, box, shelves, related, backLabel, ...texts } = source;
  return [
    ...products(
      'ambiance',
      null,
      shelves.flatMap((shelf) => shelf.products.flatMap(own)),
    ),
    {
      _id: ambianceId(pageSlug),
      _type: 'ambiancePage',
      ...texts,
      slug: slug(pageSlug),
      ...imageField(image),
      ...(box
        ? {
            box: {
              _type: 'pointBox',
              heading: box.heading,
              points: box.points.map(([title, text], index) => ({
                _type: 'point',
                _key: `p${index}`,
                title,
                text,
              })),
            },
          }
        : {}),
      shelves: shelves.map((shelf, index) => ({
        _type: 'productShelf',
        _key: `s${index}`,
        heading: shelf.heading,
        ...(shelf.intro ? { intro: shelf.intro } : {}),
        products: references(shelf.products.map((entry) => (typeof entry === 'string' ? entry : entry.id))),
      })),
      related: related.map(([label, target], index) => ({ ...linkButton(label, target), _key: `l${index}` })),
      backLabel: backLabel ?? 'Back to Ambiance',
      orderRank: orderRank(position),
    },
  ];
}
