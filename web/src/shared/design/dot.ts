/** Stands between two facts of one line, and stays with the first: no line begins with it. */
export const DOT = '\u00A0· ';
