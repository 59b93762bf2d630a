/** Words of the menu that adds a figure to a projector. */
export const SHORT_FORM_TEXTS = {
  add: 'Add a figure',
} as const;
