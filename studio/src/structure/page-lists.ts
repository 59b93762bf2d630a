import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { ArrowRightIcon } from '@sanity/icons/ArrowRight';
import { DocumentIcon } from '@sanity/icons/Document';
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';
import { groupItem } from './singleton-item.ts';

/** Name of the template for a page that is made of sections. */
export const FREE_PAGE = 'free-page';

/** What a free page starts with: one section, for its words. */
export function freePage(): Record<string, unknown> {
  return { sections: [{ _type: 'prose', _key: 'words' }] };
}

/** Pages at the root, of texts and of sections, and the addresses that lead elsewhere. */
export function pageLists(S: StructureBuilder): ListItemBuilder {
  const pages = (id: string, title: string, icon: typeof DocumentIcon, filter: string, template: string) =>
    S.listItem()
      .id(id)
      .title(title)
      .icon(icon)
      .child(
        S.documentTypeList('infoPage')
          .id(id)
          .title(title)
          .apiVersion(CONTENT_API_VERSION)
          .filter(`_type == "infoPage" && ${filter}`)
          .defaultOrdering([{ field: 'title', direction: 'asc' }])
          .initialValueTemplates([S.initialValueTemplateItem(template)]),
      );
  return groupItem(S, { id: 'pages', title: 'Pages & redirects', icon: DocumentIcon }, [
    pages('free-pages', 'Free pages', DocumentIcon, 'count(sections) > 0', FREE_PAGE),
    pages('info-pages', 'About & legal', InfoOutlineIcon, '!(count(sections) > 0)', 'infoPage'),
    S.divider(),
    S.documentTypeListItem('redirect').title('Redirects').icon(ArrowRightIcon),
  ]);
}
