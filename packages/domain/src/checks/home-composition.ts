import { listOf, segmentOf } from './document-parts.ts';
import { isObject } from '../is-object.ts';
import { error, warning, type DocumentCheck, type FieldPath, type Problem } from './problem.ts';

/** Sections that show a list of others, with its field. */
const LISTS: Readonly<Record<string, string>> = {
  guideCards: 'articles',
  productShowcase: 'products',
  quotes: 'quotes',
  faqAccordion: 'faqs',
  categoryGrid: 'categories',
};

interface Section {
  path: FieldPath;
  type: unknown;
  fields: Readonly<Record<string, unknown>>;
}

function once(sections: readonly Section[], type: string, none: string, doubled: string): Problem[] {
  const found = sections.filter((section) => section.type === type);
  if (found.length === 0) return [error(['sections'], none)];
  return found.slice(1).map(({ path }) => error(path, doubled));
}

function emptySections(sections: readonly Section[]): Problem[] {
  return sections.flatMap(({ path, type, fields }): Problem[] => {
    const list = LISTS[String(type)];
    return list && listOf(fields, list).length === 0
      ? [error([...path, list], 'This section is empty. Choose what it shows, or remove it.')]
      : [];
  });
}

/**
 * The home page has one banner, which is its heading, and one comparison, to which menus and guides lead;
 * no page has an empty section.
 */
export const homeComposition: DocumentCheck = (document, { site }) => {
  if (document._type !== 'homePage' && document._type !== 'infoPage') return [];
  const sections = listOf(document, 'sections').flatMap((section, place): Section[] => {
    if (!isObject(section)) return [];
    return [{ path: ['sections', segmentOf(section, place)], type: section['_type'], fields: section }];
  });
  // The form itself asks for a first section.
  if (document._type === 'infoPage' || sections.length === 0) return emptySections(sections);
  return [
    ...once(
      sections,
      'introBanner',
      'Add an intro banner: without one the page has no main heading.',
      'Remove this banner: the page has one already, and a second main heading confuses search engines.',
    ),
    ...once(
      sections,
      'comparison',
      'Add the comparison table: the header and every guide link to it.',
      'Remove this table: the page has one already, and links lead to the first.',
    ),
    ...emptySections(sections),
    ...(site && (site.counts.get('comparisonRow') ?? 0) === 0
      ? [warning(['sections'], 'The comparison has no rows. Add them under Projectors, Comparison rows.')]
      : []),
  ];
};
