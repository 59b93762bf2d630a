/** The Studio's first pane: what an editor looks for, in the order of the site. */
import { CaseIcon } from '@sanity/icons/Case';
import { CogIcon } from '@sanity/icons/Cog';
import { CommentIcon } from '@sanity/icons/Comment';
import { ComponentIcon } from '@sanity/icons/Component';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { HomeIcon } from '@sanity/icons/Home';
import { PackageIcon } from '@sanity/icons/Package';
import { ThListIcon } from '@sanity/icons/ThList';
import type { ComponentType } from 'react';
import type { ListItemBuilder, StructureBuilder, StructureResolver } from 'sanity/structure';
import { PRODUCT_KINDS } from '../schema/objects/product-values.ts';

function singleton(S: StructureBuilder, type: string, title: string, icon: ComponentType): ListItemBuilder {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title));
}

function productsByKind(S: StructureBuilder): ListItemBuilder {
  const ofKind = PRODUCT_KINDS.map(({ value, title }) =>
    S.listItem()
      .id(`product-${value}`)
      .title(title)
      .icon(PackageIcon)
      .child(
        S.documentList()
          .id(`products-${value}`)
          .title(title)
          .schemaType('product')
          .filter('_type == "product" && kind == $kind')
          .params({ kind: value })
          .defaultOrdering([{ field: 'name', direction: 'asc' }])
          .initialValueTemplates([S.initialValueTemplateItem('product-of-kind', { kind: value })]),
      ),
  );
  const all = S.listItem()
    .id('product-all')
    .title('All products')
    .icon(PackageIcon)
    .child(S.documentTypeList('product').title('All products'));
  return S.listItem()
    .id('products')
    .title('Products')
    .icon(PackageIcon)
    .child(
      S.list()
        .id('products')
        .title('Products')
        .items([all, S.divider(), ...ofKind]),
    );
}

export const structure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      singleton(S, 'homePage', 'Home page', HomeIcon),
      S.divider(),
      S.documentTypeListItem('article').title('Guides').icon(DocumentTextIcon),
      productsByKind(S),
      S.documentTypeListItem('accessoryCategory').title('Accessory pages').icon(CaseIcon),
      S.documentTypeListItem('comparisonRow').title('Comparison').icon(ThListIcon),
      S.documentTypeListItem('customerQuote').title('Quotes').icon(CommentIcon),
      S.documentTypeListItem('faq').title('FAQ').icon(HelpCircleIcon),
      S.documentTypeListItem('author').title('Authors').icon(ComponentIcon),
      S.divider(),
      singleton(S, 'siteSettings', 'Site settings', CogIcon),
    ]);
