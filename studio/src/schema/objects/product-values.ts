/** The values that products choose from, with the words that editors read. */
export const PRODUCT_KINDS = [
  { value: 'projector', title: 'Projectors' },
  { value: 'screen', title: 'Screens' },
  { value: 'speaker', title: 'Speakers & sound' },
  { value: 'mount', title: 'Mounts, stands & cables' },
  { value: 'case', title: 'Covers & cases' },
  { value: 'ambiance', title: 'Ambiance' },
] as const;

export const PRICE_TIERS = ['$', '$$', '$$$', '$$$$'] as const;

export const ARTICLE_CATEGORIES = ['Buying Guides', 'Technical Guides', 'Setup Guides'] as const;

export const RESOLUTIONS = ['720p', '1080p', '4K'] as const;

export const ASPECT_RATIOS = ['16:9', '16:10', '4:3', '2.35:1'] as const;

/** What the percents of a lens shift count. */
export const SHIFT_COUNTS = [
  { value: 'whole', title: 'The whole picture' },
  { value: 'half', title: 'Half of the picture' },
] as const;

/** Bounds of a brightness in lumens. */
export const LUMENS = { min: 50, max: 20_000, isWhole: true };
