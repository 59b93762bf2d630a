import type { ComponentType } from 'react';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

interface SingletonItem {
  type: string;
  title: string;
  icon: ComponentType;
}

/** A list item that opens the one document of a type. */
export function singletonItem(S: StructureBuilder, { type, title, icon }: SingletonItem): ListItemBuilder {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title));
}

/** A list item that opens a list. */
export function groupItem(
  S: StructureBuilder,
  { id, title, icon }: { id: string; title: string; icon: ComponentType },
  items: Parameters<ReturnType<StructureBuilder['list']>['items']>[0],
): ListItemBuilder {
  return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items));
}
