/** Words of the guides' pages. */
export const GUIDE_TEXTS = {
  sources: 'Sources',
  sourceRead: (date: string) => `read ${date}`,
} as const;
