import { SETUPS_SITEMAP_PATH } from '@lumen-throw/domain/setup-links';
import { PATHS } from '@lumen-throw/domain/site-paths';
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
    `Disallow: ${PATHS.admin}`,
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    `Sitemap: ${new URL(SETUPS_SITEMAP_PATH, siteUrl).href}`,
    '',
  ].join('\n');
}
