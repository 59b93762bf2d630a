/** As many projectors as fit side by side. */
export const MOST_COMPARED = 4;
