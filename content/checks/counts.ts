import { ofType, type Check, type Seed } from './seed.ts';
import { SPECIFIED_TERMS } from '@lumen-throw/domain/specified-terms';

/** How many documents of a kind the specification asks for. */
interface Wanted {
  what: string;
  count: (seed: Seed) => number;
  min: number;
  max?: number;
}

function exactly(what: string, wanted: number, count: (seed: Seed) => number): Wanted {
  return { what, count, min: wanted, max: wanted };
}

function atLeast(what: string, min: number, count: (seed: Seed) => number): Wanted {
  return { what, count, min };
}

const onPage =
  (category: string) =>
  (seed: Seed): number =>
    ofType(seed, 'product').filter(
      (product) => (product['category'] as { _ref?: string } | undefined)?._ref === category,
    ).length;

const typed =
  (type: string) =>
  (seed: Seed): number =>
    ofType(seed, type).length;

interface Shelf {
  products: unknown[];
}

function shelfSizes(seed: Seed, pageId: string): number[] {
  const shelves = (seed.byId.get(pageId)?.['shelves'] ?? []) as Shelf[];
  return shelves.map(({ products }) => products.length);
}

const sections = (seed: Seed, type: string): Record<string, unknown>[] =>
  ((seed.byId.get('homePage')?.['sections'] ?? []) as Record<string, unknown>[]).filter(
    (section) => section['_type'] === type,
  );

const listed =
  (type: string, field: string) =>
  (seed: Seed): number =>
    sections(seed, type).reduce((sum, section) => sum + ((section[field] as unknown[]) ?? []).length, 0);

const WANTED: readonly Wanted[] = [
  exactly('guides', 9, typed('article')),
  exactly('screens', 8, onPage('category-screens')),
  exactly('speakers', 7, onPage('category-speakers')),
  exactly('mounts, stands and cables', 13, onPage('category-mounts')),
  atLeast('covers and cases', 11, onPage('category-cases')),
  exactly('accessory pages', 4, typed('accessoryCategory')),
  exactly('comparison rows', 8, typed('comparisonRow')),
  exactly('quotes', 6, typed('customerQuote')),
  exactly('quotes on the home page', 6, listed('quotes', 'quotes')),
  exactly('questions on the home page', 6, listed('faqAccordion', 'faqs')),
  exactly('guides on the home page', 7, listed('guideCards', 'articles')),
  exactly('products in showcases of the home page', 9, listed('productShowcase', 'products')),
  exactly('ambiance pages', 14, typed('ambiancePage')),
  exactly('matte paints', 6, (seed) => shelfSizes(seed, 'ambiance-wall-paint')[0] ?? 0),
  exactly('painting accessories', 4, (seed) => shelfSizes(seed, 'ambiance-wall-paint')[1] ?? 0),
  atLeast('glossary terms', 40, typed('glossaryTerm')),
  exactly('seasonal themes', 4, typed('seasonalTheme')),
  atLeast('information pages', 6, typed('infoPage')),
  exactly('calculator presets', 4, typed('projectorPreset')),
  exactly(
    'mood themes',
    3,
    (seed) => ((seed.byId.get('ambianceHub')?.['moods'] ?? {}) as { items?: unknown[] }).items?.length ?? 0,
  ),
];

const AMBIANCE_PRODUCTS_MIN = 4;

/** Numbers and names of things that the specification asks for. */
export const counts: Check = (seed) => {
  const terms = new Set(ofType(seed, 'glossaryTerm').map(({ term }) => term));
  return [
    ...WANTED.flatMap(({ what, count, min, max = Infinity }) => {
      const found = count(seed);
      return found >= min && found <= max
        ? []
        : [`there are ${found} ${what}, not ${max === min ? min : `at least ${min}`}`];
    }),
    ...SPECIFIED_TERMS.filter((term) => !terms.has(term)).map((term) => `the glossary has no term "${term}"`),
    ...ofType(seed, 'ambiancePage').flatMap(({ _id }) => {
      const total = shelfSizes(seed, _id).reduce((sum, size) => sum + size, 0);
      return total >= AMBIANCE_PRODUCTS_MIN
        ? []
        : [`${_id}: recommends ${total} products, not at least ${AMBIANCE_PRODUCTS_MIN}`];
    }),
  ];
};
