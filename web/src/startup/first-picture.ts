/** Name of the style in which the page keeps its largest picture from before React; see `inline/first-view.ts`. */
export const FIRST_PICTURE = '--first-picture';
