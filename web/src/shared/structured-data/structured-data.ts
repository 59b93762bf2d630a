/** Structured data that several kinds of pages have, as schema.org objects. */
import { articleHref } from '@lumen-throw/domain/site-paths';
import type { FaqContent } from '../rich-text/rich-text-query.ts';
import type { PageContent } from '../content-api/page-content.ts';
import { editorialDates } from './editorial-dates.ts';

/** Where the terms of structured data are defined. */
export const SCHEMA_ORG = 'https://schema.org';

/** Questions and answers, all of them visible on the page; each question is marked up on one page of the site. */
export function faqPageData(faqs: readonly (FaqContent & { markedUp: boolean | null })[]): object[] {
  const asked = faqs.filter((faq) => faq.question && faq.answer && faq.markedUp);
  if (asked.length === 0) return [];
  return [
    {
      '@context': SCHEMA_ORG,
      '@type': 'FAQPage',
      mainEntity: asked.map((faq) => ({
        '@type': 'Question',
        name: faq.question,
        acceptedAnswer: { '@type': 'Answer', text: faq.answer },
      })),
    },
  ];
}

/** A guide, and the site that publishes it. */
export function articleData(
  article: PageContent<'article'>,
  site: { url: string; brand: string | null; image: string | null },
): object {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    ...editorialDates(article),
    mainEntityOfPage: new URL(articleHref(article.slug ?? ''), site.url).href,
    ...(site.image ? { image: site.image } : {}),
    ...(article.author?.name ? { author: { '@type': 'Organization', name: article.author.name } } : {}),
    ...(site.brand ? { publisher: { '@type': 'Organization', name: site.brand, url: site.url } } : {}),
  };
}
