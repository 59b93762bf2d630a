import type { WebSite, WithContext } from 'schema-dts';
import { SCHEMA_ORG } from './structured-data.ts';

/** The site itself, and who is behind it. */
export function siteData(
  siteUrl: string,
  brand: string,
  description: string | null,
  sameAs: readonly string[] = [],
): WithContext<WebSite> {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'WebSite',
    name: brand,
    url: siteUrl,
    ...(description ? { description } : {}),
    publisher: {
      '@type': 'Organization',
      name: brand,
      url: siteUrl,
      logo: new URL('/favicon.svg', siteUrl).href,
      ...(sameAs.length > 0 ? { sameAs } : {}),
    },
  };
}
