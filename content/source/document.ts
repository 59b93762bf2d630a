/** A document of the seed, in the form that `sanity dataset import` reads. */
export interface SeedDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** A strong reference. Inside lists the `_key` is the id, so that a rebuilt seed stays the same. */
export function reference(id: string): { _type: 'reference'; _ref: string } {
  return { _type: 'reference', _ref: id };
}

/** References of a list, each with a key. */
export function references(ids: readonly string[]): { _type: 'reference'; _ref: string; _key: string }[] {
  return ids.map((id) => ({ ...reference(id), _key: id }));
}

/** A slug field. */
export function slug(current: string): { _type: 'slug'; current: string } {
  return { _type: 'slug', current };
}

/** A picture of `content/images`, uploaded by the import. @param file name inside that folder */
export function picture(file: string, alt: string): { _type: 'picture'; _sanityAsset: string; alt: string } {
  return { _type: 'picture', _sanityAsset: `image@file://./images/${file}`, alt };
}

export interface LinkTarget {
  page?: { _type: 'reference'; _ref: string };
  href?: string;
}

/** What a link leads to: `@document-id` for a page of the site, else an address. */
function linkTarget(target: string): LinkTarget {
  return target.startsWith('@') ? { page: reference(target.slice(1)) } : { href: target };
}

/** A button or link. @param target `@document-id` for a page of the site, else an address */
export function linkButton(label: string, target: string): { _type: string; label: string } & LinkTarget {
  return { _type: 'linkButton', label, ...linkTarget(target) };
}

/** An entry of a menu or of the footer. @param target as in `linkButton` */
export function navigationLink(
  label: string,
  target: string,
): { _type: string; _key: string; label: string } & LinkTarget {
  const key = target.replaceAll(/[^a-z0-9]+/gi, '-');
  return { _type: 'navigationLink', _key: key, label, ...linkTarget(target) };
}

/**
 * The rank of a document ordered by hand, in the form that drag ordering reads and writes
 * (lexicographic, with room between neighbours).
 */
export function orderRank(position: number): string {
  return `0|${(36 ** 5 + position * 36 ** 3).toString(36)}:`;
}
