/** Messages about copying. */
export const CLIPBOARD_TOASTS = {
  copied: { title: 'Copied to clipboard!' },
  failed: {
    title: 'Error',
    description: "Your browser didn't allow copying. Select the text and copy it yourself.",
  },
} as const;
