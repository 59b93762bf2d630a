/** Source files of the pages that are measured, from the folder `web`, by what tables call them. */
export const PAGE_MODULES = {
  home: 'src/features/home/home-page.tsx',
  'a guide': 'src/features/guides/guide-page.tsx',
  'a category': 'src/features/accessories/category-page.tsx',
  'the guides': 'src/features/guides/blog-page.tsx',
  'the throw calculator': 'src/features/calculator/calculator-page.tsx',
  gallery: 'src/features/gallery/gallery-page.tsx',
  'sign-in': 'src/features/members/sign-in-page.tsx',
  account: 'src/features/members/account/account-page.tsx',
  admin: 'src/features/moderation/admin-page.tsx',
} as const;
