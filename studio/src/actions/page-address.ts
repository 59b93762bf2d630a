import { documentHref } from '@lumen-throw/domain/content-paths';
import { environment } from '../environment.ts';

interface Addressable {
  _type?: string;
  slug?: { current?: string };
}

/** Full address at which a document's page stands on the site; null where it has none. */
export function pageAddress(document: object | null | undefined): string | null {
  const { _type, slug } = (document ?? {}) as Addressable;
  const path = _type ? documentHref(_type, slug?.current) : null;
  return path ? new URL(path, environment.siteUrl).href : null;
}
