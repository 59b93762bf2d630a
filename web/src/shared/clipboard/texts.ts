/** Messages about copying. */
export const CLIPBOARD_TOASTS = {
  copied: { title: 'Copied to clipboard!' },
  failed: {
    title: 'Error',
    description: 'The browser did not allow copying. Select the text and copy it yourself.',
  },
} as const;
