import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { PackageIcon } from '@sanity/icons/Package';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';
import { PRODUCT_KINDS } from '../schema/objects/product-values.ts';
import { groupItem } from './singleton-item.ts';

/** Name of the template for a new product of a kind. */
export const PRODUCT_OF_KIND = 'product-of-kind';

/** Name of the template for a new product on an accessory page. */
export const PRODUCT_OF_CATEGORY = 'product-of-category';

type ProductKind = (typeof PRODUCT_KINDS)[number]['value'];

/** The products of a kind; a new one made there is of that kind. */
function productsOfKind(S: StructureBuilder, kind: ProductKind, title: string): ListItemBuilder {
  const id = `products-${kind}`;
  return S.listItem()
    .id(id)
    .title(title)
    .icon(PackageIcon)
    .child(
      S.documentTypeList('product')
        .id(id)
        .title(title)
        .apiVersion(CONTENT_API_VERSION)
        .filter('_type == "product" && kind == $kind')
        .params({ kind })
        .defaultOrdering([{ field: 'name', direction: 'asc' }])
        .initialValueTemplates([S.initialValueTemplateItem(PRODUCT_OF_KIND, { kind })]),
    );
}

/** What the site calls "a 4K home theater projector": no model, but a kind with a shop link. */
export function kindsOfProjectors(S: StructureBuilder): ListItemBuilder {
  return productsOfKind(S, 'projector', 'Kinds of projectors');
}

/** All products, and those of each kind but projectors, which stand with the models. */
export function productLists(S: StructureBuilder): ListItemBuilder {
  const all = S.listItem()
    .id('products-all')
    .title('All products')
    .icon(PackageIcon)
    .child(S.documentTypeList('product').title('All products'));
  return groupItem(S, { id: 'products', title: 'Products', icon: PackageIcon }, [
    all,
    S.divider(),
    ...PRODUCT_KINDS.flatMap(({ value, title }) =>
      value === 'projector' ? [] : [productsOfKind(S, value, title)],
    ),
  ]);
}

/** The accessory kind whose products stand on a category's page, by the page's slug. */
const KIND_OF_PAGE: Readonly<Record<string, string>> = {
  screens: 'screen',
  speakers: 'speaker',
  mounts: 'mount',
  cases: 'case',
};

/** What a new product on an accessory page starts with. */
export function productOfCategory({ id, slug }: { id?: string; slug?: string }): Record<string, unknown> {
  const kind = slug === undefined ? undefined : KIND_OF_PAGE[slug];
  return { ...(kind ? { kind } : {}), category: { _type: 'reference', _ref: id } };
}
