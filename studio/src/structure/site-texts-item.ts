import { groupOfTextsDocument, SITE_TEXTS_TYPE } from '@lumen-throw/domain/site-texts/text-groups';
import { TranslateIcon } from '@sanity/icons/Translate';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';
import { SiteTextsPane } from '../site-texts/site-texts-pane.tsx';
import { SITE_TEXTS_WORDS } from '../site-texts/texts.ts';

/** The search over the words of the site; a group's document opens beside it. */
export function siteTextsItem(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id('site-texts')
    .title(SITE_TEXTS_WORDS.title)
    .icon(TranslateIcon)
    .child(
      S.component(SiteTextsPane)
        .id('site-texts')
        .title(SITE_TEXTS_WORDS.title)
        .child((id) =>
          S.document()
            .schemaType(SITE_TEXTS_TYPE)
            .documentId(id)
            .title(groupOfTextsDocument(id)?.title ?? SITE_TEXTS_WORDS.title),
        ),
    );
}
