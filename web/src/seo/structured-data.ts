/** Structured data of pages, as schema.org objects. */
import { glossaryTermHref } from '@lumen-throw/domain/content-paths';
import { articleHref, PATHS } from '@lumen-throw/domain/site-paths';
import type { FaqContent, PageContent, ProductContent } from '../content/page-content.ts';

import { present } from '../content/uncertain.ts';

const CONTEXT = 'https://schema.org';

/** Questions and answers, all of them visible on the page. */
export function faqPageData(faqs: readonly FaqContent[]): object[] {
  const asked = faqs.filter((faq) => faq.question && faq.answer);
  if (asked.length === 0) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'FAQPage',
      mainEntity: asked.map((faq) => ({
        '@type': 'Question',
        name: faq.question,
        acceptedAnswer: { '@type': 'Answer', text: faq.answer },
      })),
    },
  ];
}

export function articleData(
  article: PageContent<'article'>,
  site: { url: string; brand: string | null; image: string | null },
): object {
  return {
    '@context': CONTEXT,
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
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, siteUrl).href,
    })),
  };
}

/** A page of text about the site, and the day from which it holds. */
export function webPageData(page: PageContent<'infoPage'>, url: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    name: page.title,
    description: page.seoDescription,
    url,
    datePublished: page.createdAt,
    dateModified: page.updatedOn ?? page.createdAt,
  };
}

/** The site itself, and who is behind it. */
export function siteData(
  siteUrl: string,
  brand: string,
  description: string | null,
  sameAs: readonly string[] = [],
): object {
  return {
    '@context': CONTEXT,
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

/** Least number of statements that search engines want in a list of pros. */
const LEAST_NOTES = 2;

/** A product with the editors' own view of it; invented ratings are no data and stay out. */
function productData(product: ProductContent): object {
  const { name, description, features, rating, reviewsText, sample } = product;
  const notes = [...new Set(present(features))];
  return {
    '@type': 'Product',
    name,
    ...(description ? { description } : {}),
    review: {
      '@type': 'Review',
      author: { '@type': 'Organization', name: 'Editors' },
      ...(description ? { reviewBody: description } : {}),
      ...(rating && reviewsText && !sample
        ? { reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 } }
        : {}),
      ...(notes.length >= LEAST_NOTES
        ? {
            positiveNotes: {
              '@type': 'ItemList',
              itemListElement: notes.map((note, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: note,
              })),
            },
          }
        : {}),
    },
  };
}

/** The products of a page, in its order; nothing where it has none. */
export function productListData(
  siteUrl: string,
  path: string,
  products: readonly ProductContent[],
): object[] {
  const named = products.filter(({ name }) => name);
  if (named.length === 0) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'ItemList',
      url: new URL(path, siteUrl).href,
      numberOfItems: named.length,
      itemListElement: named.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: productData(product),
      })),
    },
  ];
}

type Terms = NonNullable<NonNullable<PageContent<'glossary'>['terms']>[number]>;

/** The glossary and its terms, each with the address that opens it. */
export function definedTermSetData(siteUrl: string, name: string, terms: readonly Terms[]): object {
  const url = new URL(PATHS.glossary, siteUrl).href;
  return {
    '@context': CONTEXT,
    '@type': 'DefinedTermSet',
    '@id': url,
    name,
    url,
    hasDefinedTerm: terms.flatMap(({ term, slug, definition }) =>
      term && slug && definition
        ? [
            {
              '@type': 'DefinedTerm',
              name: term,
              description: definition,
              url: new URL(glossaryTermHref(slug), siteUrl).href,
              inDefinedTermSet: url,
            },
          ]
        : [],
    ),
  };
}
