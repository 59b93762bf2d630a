import { SETUPS_SITEMAP_PATH } from '@lumen-throw/domain/setup-links';
import { SITEMAP_PATH } from '@lumen-throw/domain/site-paths';
import type { SitePage } from './site-pages.ts';
import { xmlText as xml } from './xml.ts';

/** The sitemap of all pages that search engines should know. @param more pages without content of their own */
export function sitemapXml(siteUrl: string, pages: readonly SitePage[], more: readonly string[]): string {
  const entries = [
    ...pages.filter(({ unlisted }) => !unlisted).map(({ path, updatedAt }) => ({ path, updatedAt })),
    ...more.map((path) => ({ path, updatedAt: null })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(
      ({ path, updatedAt }) =>
        `<url><loc>${xml(new URL(path, siteUrl).href)}</loc>${updatedAt ? `<lastmod>${xml(updatedAt)}</lastmod>` : ''}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');
}

export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    // Nothing is barred: who may not read a page does not learn that it wants no place in an index.
    'Disallow:',
    `Sitemap: ${new URL(SITEMAP_PATH, siteUrl).href}`,
    `Sitemap: ${new URL(SETUPS_SITEMAP_PATH, siteUrl).href}`,
    '',
  ].join('\n');
}
