interface Addressed {
  slug?: { current?: string };
  aliases?: readonly string[];
  [field: string]: unknown;
}

/**
 * The aliases of a document whose slug is being changed, with the published slug added. None is removed:
 * while somebody types, the slug passes through other values, and an alias that equals the slug is harmless.
 * @returns null if nothing changes
 */
export function aliasesAfterRename(published: Addressed | null, edited: Addressed | null): string[] | null {
  const now = edited?.slug?.current;
  const before = published?.slug?.current;
  const aliases = edited?.aliases ?? [];
  return !now || !before || now === before || aliases.includes(before) ? null : [...aliases, before];
}
