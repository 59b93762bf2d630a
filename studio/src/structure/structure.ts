/** The Studio's first pane: what an editor looks for, in the order of the site. */
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { BookIcon } from '@sanity/icons/Book';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { CogIcon } from '@sanity/icons/Cog';
import { CommentIcon } from '@sanity/icons/Comment';
import { ControlsIcon } from '@sanity/icons/Controls';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { EditIcon } from '@sanity/icons/Edit';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { HomeIcon } from '@sanity/icons/Home';
import { LemonIcon } from '@sanity/icons/Lemon';
import { MenuIcon } from '@sanity/icons/Menu';
import { PresentationIcon } from '@sanity/icons/Presentation';
import { SearchIcon } from '@sanity/icons/Search';
import { ThListIcon } from '@sanity/icons/ThList';
import { UploadIcon } from '@sanity/icons/Upload';
import { UserIcon } from '@sanity/icons/User';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { ARTICLE_CATEGORIES } from '../schema/objects/product-values.ts';
import { SiteCheckPane } from '../site-check/site-check-pane.tsx';
import { SITE_CHECK_TEXTS } from '../site-check/texts.ts';
import { CORRECT_TEXTS } from '../correct-figure/texts.ts';
import { CorrectFigurePane } from '../correct-figure/correct-figure-pane.tsx';
import { SpreadsheetPane } from '../spreadsheet/spreadsheet-pane.tsx';
import { accessoryLists } from './accessory-lists.ts';
import { siteTextsItem } from './site-texts-item.ts';
import { today } from './today.ts';
import { needsAttention } from './needs-attention.ts';
import { pageLists } from './page-lists.ts';
import { listed } from './put-in-order.ts';
import { kindsOfProjectors, productLists } from './product-lists.ts';
import { groupItem, singletonItem } from './singleton-item.ts';

function guideLists(S: StructureBuilder) {
  const ofCategory = ARTICLE_CATEGORIES.map((category) => {
    const id = category.toLowerCase().replaceAll(' ', '-');
    return S.listItem()
      .id(id)
      .title(category)
      .icon(DocumentTextIcon)
      .child(
        S.documentTypeList('article')
          .id(id)
          .title(category)
          .apiVersion(CONTENT_API_VERSION)
          .filter('_type == "article" && category == $category')
          .params({ category })
          .defaultOrdering([{ field: 'updatedOn', direction: 'desc' }])
          .initialValueTemplates([S.initialValueTemplateItem('article-of-category', { category })]),
      );
  });
  return groupItem(S, { id: 'guides', title: 'Guides', icon: DocumentTextIcon }, [
    singletonItem(S, { type: 'blogPage', title: 'Guides overview', icon: DocumentsIcon }),
    S.documentTypeListItem('article').title('All guides').icon(DocumentTextIcon),
    S.divider(),
    ...ofCategory,
    S.divider(),
    S.documentTypeListItem('author').title('Authors').icon(UserIcon),
  ]);
}

export const structure: StructureResolver = (S, context) => {
  const alphabetical = S.listItem()
    .id('glossary-terms')
    .title('Terms, A to Z')
    .icon(BookIcon)
    .child(
      S.documentTypeList('glossaryTerm')
        .id('glossary-terms')
        .title('Terms, A to Z')
        .defaultOrdering([{ field: 'term', direction: 'asc' }]),
    );
  return S.list()
    .id('content')
    .title('Content')
    .items([
      S.listItem()
        .id('site-check')
        .title(SITE_CHECK_TEXTS.title)
        .icon(CheckmarkCircleIcon)
        .child(S.component(SiteCheckPane).id('site-check').title(SITE_CHECK_TEXTS.title)),
      needsAttention(S, today()),
      S.divider(),
      singletonItem(S, { type: 'homePage', title: 'Home page', icon: HomeIcon }),
      guideLists(S),
      groupItem(S, { id: 'projectors', title: 'Projectors', icon: PresentationIcon }, [
        singletonItem(S, { type: 'projectorsPage', title: 'Projectors page', icon: PresentationIcon }),
        singletonItem(S, { type: 'projectorFinderPage', title: 'Projector finder', icon: SearchIcon }),
        singletonItem(S, { type: 'lumenCheckPage', title: 'Lumen check', icon: SearchIcon }),
        S.divider(),
        ...listed(S, context, {
          type: 'projector',
          id: 'projector-models',
          title: 'Models',
          icon: PresentationIcon,
        }),
        kindsOfProjectors(S),
        ...listed(S, context, {
          type: 'projectorPreset',
          id: 'projector-presets',
          title: 'Calculator presets',
          icon: ControlsIcon,
        }),
        ...listed(S, context, {
          type: 'comparisonRow',
          id: 'comparison-rows',
          title: 'Comparison rows',
          icon: ThListIcon,
        }),
        S.divider(),
        S.listItem()
          .id('correct-figure')
          .title(CORRECT_TEXTS.title)
          .icon(EditIcon)
          .child(S.component(CorrectFigurePane).id('correct-figure').title(CORRECT_TEXTS.title)),
        S.listItem()
          .id('spreadsheet')
          .title('Spreadsheet')
          .icon(UploadIcon)
          .child(S.component(SpreadsheetPane).id('spreadsheet').title('Spreadsheet')),
      ]),
      productLists(S),
      accessoryLists(S, context),
      groupItem(S, { id: 'ambiance', title: 'Ambiance', icon: LemonIcon }, [
        singletonItem(S, { type: 'ambianceHub', title: 'Ambiance overview', icon: LemonIcon }),
        ...listed(S, context, {
          type: 'ambiancePage',
          id: 'ambiance-pages',
          title: 'Ambiance pages',
          icon: LemonIcon,
        }),
      ]),
      groupItem(S, { id: 'glossary', title: 'Glossary', icon: BookIcon }, [
        singletonItem(S, { type: 'glossaryPage', title: 'Glossary page', icon: BookIcon }),
        alphabetical,
      ]),
      S.documentTypeListItem('customerQuote').title('Quotes').icon(CommentIcon),
      S.documentTypeListItem('faq').title('FAQ').icon(HelpCircleIcon),
      groupItem(S, { id: 'seasonal', title: 'Seasonal', icon: CalendarIcon }, [
        singletonItem(S, { type: 'seasonalPage', title: 'Seasonal page', icon: CalendarIcon }),
        ...listed(S, context, {
          type: 'seasonalTheme',
          id: 'seasonal-themes',
          title: 'Themes',
          icon: CalendarIcon,
        }),
      ]),
      singletonItem(S, { type: 'throwCalculatorPage', title: 'Throw calculator', icon: ControlsIcon }),
      S.divider(),
      pageLists(S),
      singletonItem(S, { type: 'navigation', title: 'Menus & footer', icon: MenuIcon }),
      siteTextsItem(S),
      singletonItem(S, { type: 'siteSettings', title: 'Site settings', icon: CogIcon }),
    ]);
};
