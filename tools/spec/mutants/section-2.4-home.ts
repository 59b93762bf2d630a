import type { SpecMutant } from './mutant.ts';

/** Section 2.4 of the specification: Home. */
export const HOME_MUTANTS: readonly SpecMutant[] = [
  {
    // The buying guide comes last.
    row: '2.4-1',
    file: 'web/src/features/home/home-page.tsx',
    find: '<Sections sections={sections} />',
    replace:
      '<Sections sections={[...sections.slice(0, 4), ...sections.slice(5), ...sections.slice(4, 5)]} />',
  },
  {
    // The hero comes before the banner.
    row: '2.4-2',
    file: 'web/src/features/home/home-page.tsx',
    find: '<Sections sections={sections} />',
    replace:
      '<Sections sections={[...sections.slice(1, 2), ...sections.slice(0, 1), ...sections.slice(2)]} />',
  },
  {
    row: '2.4-3',
    file: 'content/source/pages/home-page.ts',
    find: "reference('product-portable-smart')",
    replace: "reference('product-portable-bright')",
  },
  {
    row: '2.4-4',
    file: 'content/source/products/projectors.ts',
    find: 'rating: 5,',
    replace: 'rating: 4.9,',
  },
  {
    row: '2.4-4',
    file: 'web/src/shared/shop/stars.tsx',
    find: 'const PLACES = [0, 1, 2, 3, 4] as const;',
    replace: 'const PLACES = [0, 1, 2, 3] as const;',
  },
  {
    row: '2.4-4',
    file: 'web/src/shared/shop/stars.tsx',
    find: 'width={FULL_WIDTH * share}',
    replace: 'width={FULL_WIDTH * share * 0.9}',
  },
  {
    row: '2.4-5',
    file: 'content/source/products/projectors.ts',
    find: "'6,000+ Reviews'",
    replace: "'600+ Reviews'",
  },
  {
    row: '2.4-5',
    file: 'web/src/shared/shop/rating-line.tsx',
    find: '{reviewsText ? <span>{reviewsText}</span> : null}',
    replace: '',
  },
  {
    row: '2.4-6',
    file: 'content/source/products/projectors.ts',
    find: "'3000+ bought this month'",
    replace: "'3000+ bought last month'",
  },
  {
    row: '2.4-7',
    file: 'content/source/pages/home-page.ts',
    find: "'diy-outdoor-theater'].map(articleId)",
    replace: "'diy-setup-guide'].map(articleId)",
  },
  {
    row: '2.4-7',
    file: 'web/src/shared/blocks/guide-cards/guide-cards.tsx',
    find: '{articles.map((article) => (',
    replace: '{articles.slice(0, 2).map((article) => (',
  },
  {
    row: '2.4-8',
    file: 'content/source/pages/home-page.ts',
    find: "references(['product-portable-bright'])",
    replace: "references(['product-portable-budget'])",
  },
  {
    row: '2.4-9',
    file: 'content/source/pages/home-page.ts',
    find: "'**$300 to $800:** movie",
    replace: "'**$300 to $900:** movie",
  },
  {
    row: '2.4-9',
    file: 'web/src/shared/blocks/prose/prose.tsx',
    find: '<RichText body={body.slice(OPENING)} />',
    replace: '',
  },
  {
    row: '2.4-10',
    file: 'content/source/pages/home-page.ts',
    find: "'product-home-cinema-lamp', 'product-portable-budget'",
    replace: "'product-home-cinema-lamp', 'product-portable-smart'",
  },
  {
    row: '2.4-11',
    file: 'content/source/pages/home-page.ts',
    find: "'product-gaming-4k', 'product-google-tv-4k'",
    replace: "'product-gaming-4k', 'product-laser-standard'",
  },
  {
    row: '2.4-12',
    file: 'content/source/pages/home-page.ts',
    find: `        'product-laser-compact',
`,
    replace: '',
  },
  {
    row: '2.4-12',
    file: 'web/src/shared/blocks/product-showcase/product-showcase.tsx',
    find: '{products.map((product) => (',
    replace: '{products.slice(0, 3).map((product) => (',
  },
  {
    row: '2.4-13',
    file: 'web/src/shared/blocks/comparison/comparison.tsx',
    find: '<Section id={COMPARISON_ID} ',
    replace: '<Section id={`${COMPARISON_ID}-table`} ',
  },
  {
    row: '2.4-13',
    file: 'content/source/comparison-rows.ts',
    find: `  ['product-google-tv-4k', false],
`,
    replace: '',
  },
  {
    row: '2.4-14',
    file: 'content/source/pages/home-page.ts',
    find: `          'portable-vs-home-theater',
`,
    replace: `          'projector-vs-tv',
`,
  },
  {
    row: '2.4-15',
    file: 'content/source/pages/home-page.ts',
    find: `        'quote-kids',
`,
    replace: '',
  },
  {
    row: '2.4-15',
    file: 'web/src/shared/blocks/quotes/quotes.tsx',
    find: '[author, product].filter(Boolean)',
    replace: '[author].filter(Boolean)',
  },
  {
    row: '2.4-16',
    file: 'content/source/pages/home-page.ts',
    find: `        'faq-daylight',
`,
    replace: '',
  },
  {
    row: '2.4-16',
    file: 'web/src/shared/controls/accordion.tsx',
    find: '<Fold key={id} name={oneOpen}>',
    replace: '<Fold key={id} name={oneOpen} open>',
  },
  {
    row: '2.4-17',
    file: 'web/src/shared/controls/accordion.tsx',
    find: '<Fold key={id} name={oneOpen}>',
    replace: '<Fold key={id} name={id}>',
  },
  {
    row: '2.4-18',
    file: 'content/source/pages/home-page.ts',
    find: 'Prime and 30-day returns',
    replace: 'Prime and 15-day returns',
  },
  {
    row: '2.4-18',
    file: 'web/src/shared/blocks/category-grid/category-grid.tsx',
    find: "heading={section.heading ?? ''} intro={section.intro} />",
    replace: "heading={section.heading ?? ''} />",
  },
  {
    row: '2.4-19',
    file: 'content/source/pages/home-page.ts',
    find: "linkButton('View Accessories', '/accessories')",
    replace: "linkButton('View Accessories', '/ambiance')",
  },
  {
    row: '2.4-20',
    file: 'web/src/layout/layout.tsx',
    find: `      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
`,
    replace: `      <Footer />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
`,
  },
];
