import { orderableDocumentListDeskItem, type OrderableListConfig } from '@sanity/orderable-document-list';
import type { ListItem, ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure';

/** What the library calls the items of its menu, and what they do. */
const MENU_TITLES: Readonly<Record<string, string>> = {
  resetOrder: 'Number the list anew',
  showIncrements: 'Show numbers and arrows',
};

/** A list to drag into the order of the site. The library names its pane after the type, and its menu for developers. */
export function putInOrder(config: OrderableListConfig & { id: string; title: string }): ListItem {
  const title = `${config.title}: put in order`;
  const item = orderableDocumentListDeskItem({ ...config, title });
  const { child } = item;
  if (typeof child !== 'object' || !('menuItems' in child)) return item;
  const menuItems = child.menuItems?.map((entry) =>
    typeof entry.action === 'string' ? { ...entry, title: MENU_TITLES[entry.action] ?? entry.title } : entry,
  );
  return { ...item, child: { ...child, title, menuItems } };
}

interface Listed extends Pick<OrderableListConfig, 'type' | 'icon'> {
  id: string;
  title: string;
  icon: NonNullable<OrderableListConfig['icon']>;
}

/** All documents of a type: a list to search and sort, and the same to drag into the order of the site. */
export function listed(
  S: StructureBuilder,
  context: StructureResolverContext,
  { type, id, title, icon }: Listed,
): [ListItemBuilder, ListItem] {
  return [
    S.listItem()
      .id(`all-${id}`)
      .title(title)
      .icon(icon)
      .child(S.documentTypeList(type).id(`all-${id}`).title(title)),
    putInOrder({ S, context, type, id, title, icon }),
  ];
}
