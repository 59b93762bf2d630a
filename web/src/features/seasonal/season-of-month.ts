interface Season {
  /** Months from 1 to 12; none for a theme of the whole year. */
  months?: readonly (number | null)[] | null;
}

/** Months until a theme's time comes, 0 in it; null for a theme of the whole year. */
export function monthsUntil({ months }: Season, month: number): number | null {
  const waits = (months ?? []).flatMap((each) => (each === null ? [] : [(each - month + 12) % 12]));
  return waits.length > 0 ? Math.min(...waits) : null;
}

/**
 * Themes in the order in which their time comes; those of the whole year stand behind, in their own order.
 * @param month from 1 to 12
 */
export function seasonsFrom<Theme extends Season>(themes: readonly Theme[], month: number): Theme[] {
  const wait = (theme: Theme) => monthsUntil(theme, month) ?? Infinity;
  // Two of the whole year are equal, and ∞ − ∞ is no number.
  return themes.toSorted((one, other) => (wait(one) === wait(other) ? 0 : wait(one) - wait(other)));
}
