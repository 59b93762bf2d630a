interface Addressed {
  slug?: { current?: string };
  aliases?: readonly string[];
  [field: string]: unknown;
}

/**
 * Old addresses of a document once its present version is published: the address that it leaves is
 * added, the one that it takes is removed.
 * @returns null where nothing changes
 */
export function keptAddresses(published: Addressed | null, draft: Addressed | null): string[] | null {
  const before = published?.slug?.current;
  const { slug, aliases = [] } = draft ?? {};
  const now = slug?.current;
  if (!before || !now || before === now) return null;
  return [...new Set([...aliases, before])].filter((alias) => alias !== now);
}
