import type { SpecMutant } from './mutant.ts';

/** Section 2.9 of the specification: Ambiance. */
export const AMBIANCE_MUTANTS: readonly SpecMutant[] = [
  {
    row: '2.9-1',
    file: 'content/source/pages/ambiance-hub.ts',
    find: "  title: 'Ambiance & Room Design',",
    replace: "  title: 'Ambiance and Room Design',",
  },
  {
    row: '2.9-2',
    file: 'web/src/features/accessories/ambiance/ambiance-page.tsx',
    find: `      <Ideas hub={hub} place="indoor" first />
`,
    replace: '',
  },
  {
    row: '2.9-3',
    file: 'content/source/pages/ambiance-hub.ts',
    find: '    items: OUTDOOR,',
    replace: '    items: INDOOR,',
  },
  {
    row: '2.9-4',
    file: 'content/source/pages/ambiance-hub.ts',
    find: "heading: 'Functional design tips',",
    replace: "heading: 'More tips',",
  },
  {
    row: '2.9-4',
    file: 'web/src/features/accessories/ambiance/ambiance-page.tsx',
    find: '{tips.map((tip) => (',
    replace: '{tips.slice(0, 1).map((tip) => (',
  },
  {
    row: '2.9-5',
    file: 'content/source/pages/ambiance-hub.ts',
    find: "title: 'Backyard Boho',",
    replace: "title: 'Boho Backyard',",
  },
  {
    row: '2.9-5',
    file: 'web/src/features/accessories/ambiance/ambiance-page.tsx',
    find: '{moods.map((mood) => (',
    replace: '{moods.slice(0, 2).map((mood) => (',
  },
  {
    row: '2.9-6',
    file: 'content/source/pages/ambiance-ideas.ts',
    find: `  pageIdea(
    'cable-management',`,
    replace: `  pageIdea(
    'media-furniture',`,
  },
  {
    row: '2.9-7',
    file: 'content/source/pages/ambiance-hub.ts',
    find: "linkButton('Setups of our readers', PATHS.gallery)",
    replace: "linkButton('Setups of our readers', PATHS.home)",
  },
  {
    row: '2.9-7',
    file: 'content/source/pages/ambiance-ideas.ts',
    find: "link: ['Speakers & sound', '@category-speakers'],",
    replace: "link: ['Speakers & sound', '@category-screens'],",
  },
  {
    row: '2.9-8',
    file: 'content/source/ambiance/index.ts',
    find: `  refreshments,
]`,
    replace: ']',
  },
  {
    row: '2.9-8',
    file: 'content/source/ambiance/led-lighting.ts',
    find: "search: 'led light bars pair tv backlight smart'",
    replace: "search: ''",
  },
  {
    row: '2.9-8',
    file: 'content/source/ambiance/refreshments.ts',
    find: "search: 'hot air popcorn popper 1200w'",
    replace: "search: ''",
  },
  {
    row: '2.9-9',
    file: 'web/src/features/accessories/ambiance/idea-page.tsx',
    find: '<BackLink to={PATHS.ambiance}>',
    replace: '<BackLink to={PATHS.accessories}>',
  },
  {
    row: '2.9-9',
    file: 'web/src/features/accessories/ambiance/idea-page.tsx',
    find: '<BackLink to={PATHS.ambiance}>',
    replace: "<BackLink to={page.place === 'outdoor' ? PATHS.home : PATHS.ambiance}>",
  },
  {
    row: '2.9-10',
    file: 'content/source/ambiance/blackout-curtains.ts',
    find: "heading: 'Smart blinds',",
    replace: "heading: 'Motors',",
  },
  {
    row: '2.9-11',
    file: 'web/src/features/accessories/ambiance/idea-page.tsx',
    find: 'products: compact(shelf.products)',
    replace: 'products: compact(shelf.products).slice(0, 1)',
  },
  {
    row: '2.9-12',
    file: 'content/source/ambiance/weatherproofing.ts',
    find: "backLabel: 'Back to Ambiance & Room Design',",
    replace: "backLabel: 'Back to Ambiance',",
  },
  {
    row: '2.9-12',
    file: 'web/src/features/accessories/ambiance/idea-page.tsx',
    find: '<ArrowLeftIcon /> {backLabel}',
    replace: '<ArrowLeftIcon /> {AMBIANCE_TEXTS.back}',
  },
  {
    row: '2.9-13',
    file: 'content/source/ambiance/wall-paint.ts',
    find: "  title: 'Wall Colors & Paint for Home Theaters',",
    replace: "  title: 'Wall Colors and Paint for Home Theaters',",
  },
  {
    row: '2.9-14',
    file: 'content/source/ambiance/wall-paint.ts',
    find: "'Eye comfort',",
    replace: "'Comfort',",
  },
  {
    row: '2.9-14',
    file: 'web/src/features/accessories/ambiance/point-box.tsx',
    find: '{points.map(({ _key, title, text }) => (',
    replace: '{points.slice(0, 3).map(({ _key, title, text }) => (',
  },
  {
    row: '2.9-15',
    file: 'content/source/ambiance/wall-paint.ts',
    find: 'products: PAINTS,',
    replace: 'products: PAINTS.slice(1),',
  },
  {
    row: '2.9-16',
    file: 'web/src/shared/shop/product-card.tsx',
    find: '<FeatureList features={product.features} close {...(compact ? { most: 3 } : {})} />',
    replace: '',
  },
  {
    row: '2.9-17',
    file: 'content/source/ambiance/wall-paint.ts',
    find: "priceTier: '$$$',",
    replace: "priceTier: '$$$$',",
  },
  {
    row: '2.9-18',
    file: 'web/src/shared/shop/rating-line.tsx',
    find: '{reviewsText ? <span>{reviewsText}</span> : null}',
    replace: '',
  },
  {
    row: '2.9-18',
    file: 'web/src/shared/shop/rating-line.tsx',
    find: '<Stars rating={rating} />',
    replace: '',
  },
  {
    row: '2.9-19',
    file: 'content/source/ambiance/wall-paint.ts',
    find: "name: 'Gray-tinted primer',",
    replace: "name: 'White primer',",
  },
  {
    row: '2.9-19',
    file: 'content/source/ambiance/wall-paint.ts',
    find: "name: 'Brush set for edges',",
    replace: "name: 'Brush for edges',",
  },
  {
    // Wall paint alone has a box.
    row: '2.9-20',
    file: 'web/src/features/accessories/ambiance/idea-page.tsx',
    find: '<BackLink to={PATHS.ambiance}>',
    replace: '<BackLink to={page.box ? PATHS.home : PATHS.ambiance}>',
  },
];
