/** Words that forms share. */
export const FORM_TEXTS = {
  optional: '(optional)',
  close: 'Close',
} as const;
