import type { SpecMutant } from './mutant.ts';

/** Section 2.7 of the specification: Accessories hub. */
export const ACCESSORIES_MUTANTS: readonly SpecMutant[] = [
  {
    row: '2.7-1',
    file: 'content/source/accessory-categories.ts',
    find: "title: 'Mounts, Stands & Cables'",
    replace: "title: 'Mounts & Stands'",
  },
  {
    row: '2.7-2',
    file: 'web/src/features/accessories/accessories-query.ts',
    find: '[0...4].name',
    replace: '[0...2].name',
  },
  {
    // Every card shows screens.
    row: '2.7-2',
    file: 'web/src/features/accessories/accessories-query.ts',
    find: '"samples": *[_type == "product" && category._ref == ^._id]',
    replace: '"samples": *[_type == "product" && category._ref == "category-screens"]',
  },
  {
    row: '2.7-3',
    file: 'web/src/shared/content/texts.ts',
    find: "typicalPrice: 'Typical price'",
    replace: "typicalPrice: 'From'",
  },
  {
    row: '2.7-3',
    file: 'web/src/features/accessories/accessories-query.ts',
    find: `    priceTier,
`,
    replace: '',
  },
  {
    row: '2.7-4',
    file: 'web/src/features/accessories/accessories-page.tsx',
    find: 'to={accessoryCategoryHref(slug)}',
    replace: 'to={PATHS.accessories}',
  },
  {
    row: '2.7-4',
    file: 'web/src/shared/content/texts.ts',
    find: "ourPicks: 'Our Picks'",
    replace: "ourPicks: 'Our picks'",
  },
  {
    row: '2.7-5',
    file: 'content/source/pages/list-pages.ts',
    find: "linkButton('Back to Home', PATHS.home)",
    replace: "linkButton('Back to Home', PATHS.blog)",
  },
];
