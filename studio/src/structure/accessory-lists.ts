import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list';
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
        .items(categories.map((category) => productsOfPage(S, category)));
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

function productsOfPage(S: StructureBuilder, { _id, title, slug }: CategoryOfList): ListItemBuilder {
  const name = title ?? 'Untitled page';
  return S.listItem()
    .id(_id)
    .title(name)
    .icon(PackageIcon)
    .child(
      S.documentList()
        .id(`products-of-${_id}`)
        .title(name)
        .schemaType('product')
        .apiVersion(CONTENT_API_VERSION)
        .filter('_type == "product" && category._ref == $id')
        .params({ id: _id })
        .defaultOrdering([{ field: 'orderRank', direction: 'asc' }])
        .initialValueTemplates([S.initialValueTemplateItem(PRODUCT_OF_CATEGORY, { id: _id, slug })]),
    );
}
