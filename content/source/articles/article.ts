import { linkButton, reference, references, slug, type SeedDocument } from '../document.ts';
import { readyPicture } from '../pictures.ts';
import { body, type Node } from '../portable-text.ts';
import type { GuideSource } from './source-pages.ts';

/** What a guide of the seed is made of. */
export interface ArticleSource {
  slug: string;
  aliases?: string[];
  title: string;
  /** Where the title is too long for a search result. */
  seoTitle?: string;
  category: 'Buying Guides' | 'Technical Guides' | 'Setup Guides';
  description: string;
  related: [string, string];
  faqs?: string[];
  sources: GuideSource[];
  body: (Node | Node[])[];
}

/** Id of the guide with this slug. */
export function articleId(articleSlug: string): string {
  return `article-${articleSlug}`;
}

/** The document of a guide. */
export function article(source: ArticleSource): SeedDocument {
  return {
    _id: articleId(source.slug),
    _type: 'article',
    title: source.title,
    ...(source.seoTitle ? { seoTitle: source.seoTitle } : {}),
    slug: slug(source.slug),
    ...(source.aliases ? { aliases: source.aliases } : {}),
    category: source.category,
    description: source.description,
    cover: readyPicture(`cover-${source.slug}`),
    body: body(...source.body),
    ...(source.faqs ? { faqs: references(source.faqs.map((id) => `faq-${id}`)) } : {}),
    sources: source.sources,
    related: references(source.related.map(articleId)),
    callToAction: linkButton('Compare projectors', '/#comparison'),
    author: reference('author-editors'),
    // No day of publication and none of review: an editor's act gives them, and the seed had neither.
  };
}
