/** The setups for search engines, beside the sitemap that the build makes. */
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { SETUPS_SITEMAP_CACHE, SETUPS_SITEMAP_MAX } from '@lumen-throw/domain/setup-links';
import { setupHref } from '@lumen-throw/domain/site-paths';
import { cachedAnswer } from './cached-answer.ts';
import { firestore } from './firebase-admin.ts';
import { siteAddress } from './site-address.ts';

/** Addresses of the newest published setups, as a sitemap (sitemaps.org). */
export async function setupsSitemapXml(db: Firestore, siteUrl: string): Promise<string> {
  const cards = db.collection(COLLECTIONS.galleryCards).orderBy('created_at', 'desc').select();
  const { docs } = await cards.limit(SETUPS_SITEMAP_MAX).get();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    // Ids are letters and digits: nothing in an address has to be escaped.
    ...docs.map(({ id }) => `<url><loc>${new URL(setupHref(id), siteUrl).href}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

export const setupsSitemap = cachedAnswer(
  { cacheControl: SETUPS_SITEMAP_CACHE, failure: 'The setups cannot be listed', type: 'application/xml' },
  ({ headers }) => setupsSitemapXml(firestore(), siteAddress(headers['x-forwarded-host']?.toString())),
);
