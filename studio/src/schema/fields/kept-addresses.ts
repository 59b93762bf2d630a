interface Addressed {
  slug?: { current?: string };
  aliases?: readonly string[];
  [field: string]: unknown;
}

/**
 * Old addresses of a document whose slug is being changed: the published address joins them. None is
 * taken out: while somebody types, the slug passes through others, and an old address that is the
 * present one leads nowhere else.
 * @returns null where nothing changes
 */
export function keptAddresses(published: Addressed | null, edited: Addressed | null): string[] | null {
  const now = edited?.slug?.current;
  const before = published?.slug?.current;
  const aliases = edited?.aliases ?? [];
  return !now || !before || now === before || aliases.includes(before) ? null : [...aliases, before];
}
