/** Structured data that several kinds of pages have, as schema.org objects. */
import { articleHref } from '@lumen-throw/domain/site-paths';
import type { FaqContent, PageContent } from '../content/page-content.ts';

/** Where the terms of structured data are defined. */
export const SCHEMA_ORG = 'https://schema.org';

/** Questions and answers, all of them visible on the page. */
export function faqPageData(faqs: readonly FaqContent[]): object[] {
  const asked = faqs.filter((faq) => faq.question && faq.answer);
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
    datePublished: article.createdAt,
    dateModified: article.updatedOn ?? article.createdAt,
    mainEntityOfPage: new URL(articleHref(article.slug ?? ''), site.url).href,
    ...(site.image ? { image: site.image } : {}),
    ...(article.author?.name ? { author: { '@type': 'Organization', name: article.author.name } } : {}),
    ...(site.brand ? { publisher: { '@type': 'Organization', name: site.brand, url: site.url } } : {}),
  };
}

/** The way from the home page to a page. @param steps name and path of each page on it */
export function breadcrumbData(siteUrl: string, steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, siteUrl).href,
    })),
  };
}
