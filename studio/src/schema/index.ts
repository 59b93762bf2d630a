/** Every type of content, in one list. */
import type { SchemaTypeDefinition } from 'sanity';
import { withDocumentChecks } from '../validation/document-checks.ts';
import { ambiancePage } from './documents/ambiance-page.ts';
import { glossaryTerm } from './documents/glossary-term.ts';
import { infoPage } from './documents/info-page.ts';
import { projector } from './documents/projector.ts';
import { projectorPreset } from './documents/projector-preset.ts';
import { seasonalTheme } from './documents/seasonal-theme.ts';
import { evidence } from './objects/evidence.ts';
import { faqBlock } from './objects/faq-block.ts';
import { ideaCard } from './objects/idea-card.ts';
import { moodTheme } from './objects/mood-theme.ts';
import { footerColumn, navigationMenu } from './objects/navigation-menu.ts';
import { opinionSource } from './objects/opinion-source.ts';
import { point, pointBox } from './objects/point-box.ts';
import { productShelf } from './objects/product-shelf.ts';
import { projectorFigure } from './objects/projector-figure.ts';
import { FIGURE_TYPES } from './objects/projector-figures.ts';
import { prosAndCons } from './objects/pros-and-cons.ts';
import { screenSurface } from './objects/screen-surface.ts';
import { seasonalPick } from './objects/seasonal-pick.ts';
import { socialLink } from './objects/social-link.ts';
import { source } from './objects/source.ts';
import { accessoriesPage } from './singletons/accessories-page.ts';
import { ambianceHub } from './singletons/ambiance-hub.ts';
import { blogPage } from './singletons/blog-page.ts';
import { glossaryPage } from './singletons/glossary-page.ts';
import { navigation } from './singletons/navigation.ts';
import { lumenCheckPage } from './singletons/lumen-check-page.ts';
import { projectorFinderPage } from './singletons/projector-finder-page.ts';
import { guidesOfKind, projectorsPage } from './singletons/projectors-page.ts';
import { seasonalPage } from './singletons/seasonal-page.ts';
import { siteText, siteTextList, siteTexts } from './singletons/site-texts.ts';
import { throwCalculatorPage } from './singletons/throw-calculator-page.ts';
import { accessoryCategory } from './documents/accessory-category.ts';
import { article } from './documents/article.ts';
import { author } from './documents/author.ts';
import { comparisonRow } from './documents/comparison-row.ts';
import { customerQuote } from './documents/customer-quote.ts';
import { faq } from './documents/faq.ts';
import { product } from './documents/product.ts';
import { redirect } from './documents/redirect.ts';
import { callout } from './objects/callout.ts';
import { dataTable, dataTableRow } from './objects/data-table.ts';
import { figure, picture } from './objects/picture.ts';
import { linkButton, navigationLink } from './objects/links.ts';
import { richText } from './objects/rich-text.ts';
import { SECTION_TYPES } from './blocks/index.ts';
import { homePage } from './singletons/home-page.ts';
import { siteSettings } from './singletons/site-settings.ts';

const TYPES: SchemaTypeDefinition[] = [
  homePage,
  blogPage,
  accessoriesPage,
  ambianceHub,
  seasonalPage,
  glossaryPage,
  throwCalculatorPage,
  projectorsPage,
  projectorFinderPage,
  lumenCheckPage,
  navigation,
  siteSettings,
  siteTexts,
  article,
  product,
  projector,
  accessoryCategory,
  ambiancePage,
  infoPage,
  redirect,
  comparisonRow,
  glossaryTerm,
  seasonalTheme,
  projectorPreset,
  customerQuote,
  faq,
  author,
  picture,
  figure,
  callout,
  dataTable,
  dataTableRow,
  linkButton,
  navigationLink,
  richText,
  projectorFigure,
  prosAndCons,
  faqBlock,
  productShelf,
  pointBox,
  point,
  ideaCard,
  moodTheme,
  screenSurface,
  seasonalPick,
  navigationMenu,
  footerColumn,
  socialLink,
  siteText,
  siteTextList,
  evidence,
  opinionSource,
  source,
  ...FIGURE_TYPES,
  guidesOfKind,
  ...SECTION_TYPES,
];

/** All types, those of documents with the checks of the site. */
export const schemaTypes: SchemaTypeDefinition[] = TYPES.map(withDocumentChecks);
