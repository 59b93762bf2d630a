/** Words around a text among the sections of a page. */
export const PROSE_TEXTS = { readOn: 'Read on' } as const;
