interface Season {
  title?: string | null;
  /** Months from 1 to 12; none for a theme of the whole year. */
  months?: readonly (number | null)[] | null;
}

/**
 * The theme of a month, or else the next to come.
 * @param month from 1 to 12
 * @returns null where no theme names a month
 */
export function seasonOfMonth<Theme extends Season>(
  themes: readonly Theme[],
  month: number,
): { theme: Theme; isNow: boolean } | null {
  for (let wait = 0; wait < 12; wait += 1) {
    const wanted = ((month - 1 + wait) % 12) + 1;
    const theme = themes.find(({ months }) => months?.includes(wanted));
    if (theme) return { theme, isNow: wait === 0 };
  }
  return null;
}
