import { articleHref, FEED_PATH, PATHS } from '@lumen-throw/domain/site-paths';
import type { SiteMapQueryResult } from '../src/shared/content-api/content-types.generated.ts';
import { listed } from '../src/shared/content/listed.ts';
import { editorialDates } from '../src/shared/structured-data/editorial-dates.ts';
import { xmlText } from './xml.ts';

/** Guides in the feed: readers of feeds want the newest, not all. */
const LONGEST_FEED = 30;

/** A day as a moment that is the same day in most of the world. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/**
 * The guides as an RSS 2.0 feed, the latest reviewed first and those without a review last (https://www.rssboard.org/rss-specification).
 * @param siteUrl origin of the site
 */
export function feedXml(siteUrl: string, { site, articles }: SiteMapQueryResult): string {
  const newest = listed(articles)
    .filter(({ title, slug }) => title && slug)
    .toSorted((one, other) => (other.updatedOn ?? '').localeCompare(one.updatedOn ?? ''))
    .slice(0, LONGEST_FEED);
  const items = newest.map(({ title, slug, description, category, publishedOn, updatedOn }) => {
    const { datePublished, dateModified } = editorialDates({ publishedOn, updatedOn });
    const address = xmlText(new URL(articleHref(slug ?? ''), siteUrl).href);
    return [
      '<item>',
      `<title>${xmlText(title)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      ...(datePublished ? [`<pubDate>${noon(datePublished).toUTCString()}</pubDate>`] : []),
      ...(dateModified ? [`<atom:updated>${noon(dateModified).toISOString()}</atom:updated>`] : []),
      `<category>${xmlText(category)}</category>`,
      `<description>${xmlText(description)}</description>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(site?.brand ?? '')}</title>`,
    `<link>${xmlText(new URL(PATHS.blog, siteUrl).href)}</link>`,
    `<description>${xmlText(site?.description ?? '')}</description>`,
    '<language>en</language>',
    `<atom:link href="${xmlText(new URL(FEED_PATH, siteUrl).href)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
