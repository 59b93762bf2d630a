/**
 * Projectors whose pages are tested: the one with most figures, one with four brightness figures,
 * and one with almost no data. All others have the same kind of page.
 */
export const SAMPLE_PROJECTORS: readonly string[] = [
  'samsung-the-premiere-lsp9t',
  'benq-w4100i',
  'optoma-uhd40',
];

/** Public routes that search engines don't index. */
export const UNLISTED_ROUTES: readonly string[] = ['/auth', '/projectors/compare', '/search'];

/**
 * All public routes: the specification's, the pages about the site itself, and those about projectors,
 * with a sample of the models.
 */
export const PUBLIC_ROUTES: readonly string[] = [
  '/',
  '/auth',
  '/blog',
  '/blog/how-to-choose-projector',
  '/blog/projector-vs-tv',
  '/blog/diy-setup-guide',
  '/blog/brightness-guide',
  '/blog/best-portable-projectors-backyard-2025',
  '/blog/projector-placement-guide',
  '/blog/portable-vs-home-theater',
  '/blog/diy-outdoor-theater',
  '/blog/projector-troubleshooting',
  '/accessories',
  '/accessories/screens',
  '/accessories/mounts',
  '/accessories/speakers',
  '/accessories/cases',
  '/ambiance',
  '/ambiance/media-furniture',
  '/ambiance/led-lighting',
  '/ambiance/acoustic-panels',
  '/ambiance/blackout-curtains',
  '/ambiance/cable-management',
  '/ambiance/outdoor-seating',
  '/ambiance/outdoor-decor',
  '/ambiance/weatherproofing',
  '/ambiance/wall-paint',
  '/ambiance/smart-lighting',
  '/ambiance/string-lights',
  '/ambiance/power-solutions',
  '/ambiance/refreshments',
  '/ambiance/outdoor-comfort',
  '/glossary',
  '/tools/throw-calculator',
  '/inspiration/gallery',
  '/inspiration/seasonal-movie-nights',
  '/tools/projector-finder',
  '/tools/lumen-check',
  '/projectors',
  '/projectors/archive',
  '/projectors/compare',
  '/search',
  ...SAMPLE_PROJECTORS.map((slug) => `/projectors/${slug}`),
  '/about',
  '/how-we-work',
  '/authors/editors',
  '/privacy',
  '/terms',
  '/report-content',
  '/accessibility',
];

/** One public page of each kind. */
export const KIND_ROUTES: readonly string[] = [
  '/',
  '/auth',
  '/blog',
  '/blog/brightness-guide',
  '/accessories',
  '/accessories/screens',
  '/ambiance',
  '/ambiance/wall-paint',
  '/glossary',
  '/tools/throw-calculator',
  '/inspiration/gallery',
  '/inspiration/seasonal-movie-nights',
  '/tools/projector-finder',
  '/tools/lumen-check',
  '/projectors',
  '/projectors/archive',
  '/projectors/compare',
  '/search',
  '/projectors/samsung-the-premiere-lsp9t',
  '/privacy',
];

/** Aliases and their targets, from the product decisions. */
export const ALIASES: readonly (readonly [alias: string, canonical: string])[] = [
  ['/blog/how-to-choose-a-projector', '/blog/how-to-choose-projector'],
  ['/blog/diy-projector-setup-guide', '/blog/diy-setup-guide'],
  ['/blog/projector-brightness-guide', '/blog/brightness-guide'],
  ['/blog/projector-placement-distance-guide', '/blog/projector-placement-guide'],
  ['/blog/portable-vs-home-theater-projectors', '/blog/portable-vs-home-theater'],
  ['/blog/diy-outdoor-theater-build', '/blog/diy-outdoor-theater'],
  ['/blog/projector-troubleshooting-maintenance', '/blog/projector-troubleshooting'],
  ['/accessories/projector-screens', '/accessories/screens'],
  ['/how-we-choose', '/how-we-work'],
  ['/privacy-policy', '/privacy'],
];
