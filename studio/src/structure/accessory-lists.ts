import { CaseIcon } from '@sanity/icons/Case';
import { PackageIcon } from '@sanity/icons/Package';
import type { ListItem, ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { groupItem, singletonItem } from './singleton-item.ts';
import { listed, putInOrder } from './put-in-order.ts';
import { PRODUCT_OF_CATEGORY } from './product-lists.ts';

interface CategoryOfList {
  _id: string;
  title: string | null;
  slug: string | null;
}

const CATEGORIES = `*[_type == "accessoryCategory"] | order(orderRank asc){_id, title, "slug": slug.current}`;

/** The overview, its pages in their order, and the products of each page. */
export function accessoryLists(S: StructureBuilder, context: StructureResolverContext): ListItemBuilder {
  const productsByPage = S.listItem()
    .id('accessory-products')
    .title('Products by page')
    .icon(PackageIcon)
    .child(async () => {
      const categories = await context
        .getClient({ apiVersion: CONTENT_API_VERSION })
        .fetch<CategoryOfList[]>(CATEGORIES, {}, { perspective: 'published' });
      return S.list()
        .id('accessory-products')
        .title('Products by page')
        .items(categories.flatMap((category) => productsOfPage(S, context, category)));
    });
  return groupItem(S, { id: 'accessories', title: 'Accessories', icon: CaseIcon }, [
    singletonItem(S, { type: 'accessoriesPage', title: 'Accessories overview', icon: CaseIcon }),
    ...listed(S, context, {
      type: 'accessoryCategory',
      id: 'accessory-pages',
      title: 'Accessory pages',
      icon: CaseIcon,
    }),
    productsByPage,
  ]);
}

/** The products of a page, and the same in its order: drag one, and the page, the overview and the calculator follow. */
function productsOfPage(
  S: StructureBuilder,
  context: StructureResolverContext,
  { _id, title: name, slug }: CategoryOfList,
): [ListItemBuilder, ListItem] {
  const title = name ?? 'Untitled page';
  const ofPage = { filter: 'category._ref == $category', params: { category: _id } };
  const id = `products-of-${_id}`;
  const products = S.documentTypeList('product').id(id).title(title);
  return [
    S.listItem()
      .id(id)
      .title(title)
      .icon(PackageIcon)
      .child(
        products
          .apiVersion(CONTENT_API_VERSION)
          .filter(`_type == "product" && ${ofPage.filter}`)
          .params(ofPage.params)
          .defaultOrdering([{ field: 'name', direction: 'asc' }])
          .initialValueTemplates([S.initialValueTemplateItem(PRODUCT_OF_CATEGORY, { id: _id, slug })]),
      ),
    putInOrder({
      S,
      context,
      type: 'product',
      id: `order-of-${_id}`,
      title,
      icon: PackageIcon,
      ...ofPage,
      // Its own entry would make a product without a page.
      createIntent: false,
    }),
  ];
}
