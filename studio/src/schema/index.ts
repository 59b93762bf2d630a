/** Every type of content, in one list. */
import type { SchemaTypeDefinition } from 'sanity';
import { accessoryCategory } from './documents/accessory-category.ts';
import { article } from './documents/article.ts';
import { author } from './documents/author.ts';
import { comparisonRow } from './documents/comparison-row.ts';
import { customerQuote } from './documents/customer-quote.ts';
import { faq } from './documents/faq.ts';
import { product } from './documents/product.ts';
import { callout } from './objects/callout.ts';
import { dataTable, dataTableRow } from './objects/data-table.ts';
import { figure, picture } from './objects/picture.ts';
import { linkButton, navigationLink } from './objects/links.ts';
import { richText } from './objects/rich-text.ts';
import { SECTION_TYPES } from './sections/index.ts';
import { homePage } from './singletons/home-page.ts';
import { siteSettings } from './singletons/site-settings.ts';

export const schemaTypes: SchemaTypeDefinition[] = [
  homePage,
  siteSettings,
  article,
  product,
  accessoryCategory,
  comparisonRow,
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
  ...SECTION_TYPES,
];
