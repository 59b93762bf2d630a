/** Words of the guides' pages. */
export const GUIDE_TEXTS = {
  picks: (count: number) => (count === 1 ? 'The pick of this guide' : `The ${count} picks of this guide`),
  why: 'Why this one',
  whyProduct: (name: string) => `Why this one: ${name}`,
  sources: 'Sources',
  sourceRead: (date: string) => `read ${date}`,
} as const;
