import type { SpecMutant } from './mutant.ts';

/** Section 2.8 of the specification: Accessory category pages. */
export const ACCESSORY_PAGES_MUTANTS: readonly SpecMutant[] = [
  {
    row: '2.8-1',
    file: 'content/source/products/screens.ts',
    find: `
]);`,
    replace: `
].slice(1));`,
  },
  {
    row: '2.8-2',
    file: 'content/source/products/speakers.ts',
    find: `
]);`,
    replace: `
].slice(1));`,
  },
  {
    row: '2.8-3',
    file: 'content/source/products/mounts.ts',
    find: `
]);`,
    replace: `
].slice(1));`,
  },
  {
    row: '2.8-4',
    file: 'content/source/accessory-categories.ts',
    find: "title: 'Covers & Cases'",
    replace: "title: 'Cases & Covers'",
  },
  {
    row: '2.8-5',
    file: 'content/source/products/cases.ts',
    find: `
]);`,
    replace: `
].slice(1));`,
  },
  {
    row: '2.8-5',
    file: 'web/src/features/accessories/category-query.ts',
    find: 'order(orderRank asc, name asc){',
    replace: 'order(orderRank asc, name asc)[0...10]{',
  },
  {
    row: '2.8-6',
    file: 'web/src/shared/shop/deferred/product-cards.tsx',
    find: 'grid-template-columns: repeat(2, minmax(0, 1fr));',
    replace: 'grid-template-columns: repeat(3, minmax(0, 1fr));',
  },
  {
    row: '2.8-6',
    file: 'web/src/shared/shop/deferred/product-cards.tsx',
    find: '${({ $four }) => ($four ? fourColumns : threeColumns)}',
    replace: '${() => fourColumns}',
  },
  {
    row: '2.8-7',
    file: 'web/src/shared/shop/product-card.tsx',
    find: '{product.description ? <Description>{product.description}</Description> : null}',
    replace: '',
  },
  {
    row: '2.8-8',
    file: 'web/src/shared/shop/product-card.tsx',
    find: '<Picture picture={product.image} sizes={sizes} aspect={1.5} first={first} optional />',
    replace: '',
  },
  {
    // A product without a picture is left out.
    row: '2.8-8',
    file: 'web/src/shared/shop/deferred/product-cards.tsx',
    find: 'const shown = compact(products);',
    replace: 'const shown = compact(products).filter(({ image }) => image?.assetId);',
  },
  {
    row: '2.8-8',
    file: 'content/source/products/screens.ts',
    find: `    image: 'screen-tripod',
`,
    replace: '',
  },
  {
    row: '2.8-9',
    file: 'web/src/shared/shop/product-card.tsx',
    find: '<SpecificationRow product={product} most={compact ? 2 : 4} />',
    replace: '',
  },
  {
    row: '2.8-9',
    file: 'web/src/shared/shop/feature-list.tsx',
    find: '.slice(0, most)',
    replace: '.slice(0, most ?? 1)',
  },
  {
    row: '2.8-10',
    file: 'web/src/shared/shop/shop-texts.ts',
    find: "viewOnShop: 'View on Amazon'",
    replace: "viewOnShop: 'Buy on Amazon'",
  },
  {
    row: '2.8-10',
    file: 'web/src/shared/shop/affiliate-link.tsx',
    find: `    target: '_blank',
`,
    replace: '',
  },
  {
    // A product that the shop cannot be asked for has no button.
    row: '2.8-10',
    file: 'content/source/products/speakers.ts',
    find: "search: 'sound bar wireless subwoofer 3.1 earc'",
    replace: "search: ''",
  },
  {
    row: '2.8-11',
    file: 'web/src/shared/content/texts.ts',
    find: "backToAccessories: '← Back to All Accessories'",
    replace: "backToAccessories: '← Back to Accessories'",
  },
  {
    row: '2.8-11',
    file: 'web/src/features/accessories/category-page.tsx',
    find: '<BackLink to={PATHS.accessories}>',
    replace: '<BackLink to={PATHS.home}>',
  },
];
