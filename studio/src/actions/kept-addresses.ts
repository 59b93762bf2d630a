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
  const { slug, aliases = [] } = draft ?? {};
  const now = slug?.current;
  if (!now) return null;
  const before = published?.slug?.current;
  const kept = [...new Set([...aliases, ...(before ? [before] : [])])].filter((alias) => alias !== now);
  return kept.length === aliases.length && kept.every((alias) => aliases.includes(alias)) ? null : kept;
}
