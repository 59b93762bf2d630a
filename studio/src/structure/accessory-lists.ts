import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list';
import { AddIcon } from '@sanity/icons/Add';
import { CaseIcon } from '@sanity/icons/Case';
import { PackageIcon } from '@sanity/icons/Package';
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { groupItem, singletonItem } from './singleton-item.ts';
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
        .items(categories.map((category) => productsOfPage(S, context, category)));
    });
  return groupItem(S, { id: 'accessories', title: 'Accessories', icon: CaseIcon }, [
    singletonItem(S, { type: 'accessoriesPage', title: 'Accessories overview', icon: CaseIcon }),
    orderableDocumentListDeskItem({
      type: 'accessoryCategory',
      id: 'accessory-pages',
      title: 'Accessory pages',
      icon: CaseIcon,
      S,
      context,
    }),
    productsByPage,
  ]);
}

/** The products of a page in its order: drag one, and the page, the overview and the calculator follow. */
function productsOfPage(
  S: StructureBuilder,
  context: StructureResolverContext,
  { _id, title, slug }: CategoryOfList,
): ReturnType<typeof orderableDocumentListDeskItem> {
  const name = title ?? 'Untitled page';
  const item = orderableDocumentListDeskItem({
    S,
    context,
    type: 'product',
    id: `products-of-${_id}`,
    title: name,
    icon: PackageIcon,
    filter: 'category._ref == $category',
    params: { category: _id },
    // Its own entry would make a product without a page.
    createIntent: false,
    menuItems: [
      S.menuItem()
        .title('New product on this page')
        .icon(AddIcon)
        .showAsAction(true)
        .intent({
          type: 'create',
          params: [
            { type: 'product', template: PRODUCT_OF_CATEGORY },
            { id: _id, slug },
          ],
        })
        .serialize(),
    ],
  });
  // The library names the pane after the type.
  const { child } = item;
  return typeof child === 'object' && 'type' in child ? { ...item, child: { ...child, title: name } } : item;
}
