import { documentHref } from '@lumen-throw/domain/content-paths';

/** A link as content has it: to a document of the site, or to an address. */
export interface LinkContent {
  href?: string | null;
  page?: { _type: string; slug?: string | null } | null;
}

/** Address of a link; null where the document it led to is gone, or nothing was chosen. */
export function linkAddress(link: LinkContent | null | undefined): string | null {
  return (link?.page && documentHref(link.page._type, link.page.slug)) ?? link?.href ?? null;
}
