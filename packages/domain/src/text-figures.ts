/** Figures of projectors that sentences quote: the text refers to the projector and says what it has now. */

/** Type of the object that stands inside a sentence. */
export const TEXT_FIGURE_TYPE = 'projectorFigure';

/** Sizes of 16:9 pictures for which a distance can be quoted, in inches. */
export const TEXT_DIAGONALS = { min: 40, max: 300, usual: 100 } as const;
