/** Structured data that several kinds of pages have, as schema.org objects. */
import type { Article, FAQPage, Question, WebPage, WithContext } from 'schema-dts';
import { articleHref } from '@lumen-throw/domain/site-paths';
import type { FaqContent } from '../rich-text/rich-text-query.ts';
import type { PageContent } from '../content-api/page-content.ts';
import { authorData } from './author-data.ts';
import { compact } from '../content/compact.ts';
import { editorialDates } from './editorial-dates.ts';

/** Where the terms of structured data are defined. */
export const SCHEMA_ORG = 'https://schema.org';

/** Questions and answers, all of them visible on the page; each question is marked up on one page of the site. */
export function faqPageData(
  faqs: readonly (FaqContent & { markedUp: boolean | null })[],
): WithContext<FAQPage>[] {
  const asked = faqs.flatMap(({ question, answer, markedUp }): Question[] =>
    question && answer && markedUp
      ? [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }]
      : [],
  );
  return asked.length === 0 ? [] : [{ '@context': SCHEMA_ORG, '@type': 'FAQPage', mainEntity: asked }];
}

/** The pages that a guide names as its sources. */
function citations(sources: PageContent<'article'>['sources']): WebPage[] {
  return compact(sources).flatMap(({ title, address }): WebPage[] =>
    title && address ? [{ '@type': 'WebPage', name: title, url: address }] : [],
  );
}

/** A guide, its sources, and the site that publishes it. */
export function articleData(
  article: PageContent<'article'>,
  site: { url: string; brand: string | null; image: string | null },
): WithContext<Article> {
  const citation = citations(article.sources);
  const author = authorData(article.author, site.url);
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Article',
    ...(article.title ? { headline: article.title } : {}),
    ...(article.description ? { description: article.description } : {}),
    ...editorialDates(article),
    mainEntityOfPage: new URL(articleHref(article.slug ?? ''), site.url).href,
    ...(site.image ? { image: site.image } : {}),
    ...(citation.length > 0 ? { citation } : {}),
    ...(author ? { author } : {}),
    ...(site.brand ? { publisher: { '@type': 'Organization', name: site.brand, url: site.url } } : {}),
  };
}
