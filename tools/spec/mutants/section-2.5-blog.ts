import type { SpecMutant } from './mutant.ts';

/** Section 2.5 of the specification: Blog index. */
export const BLOG_MUTANTS: readonly SpecMutant[] = [
  {
    row: '2.5-1',
    file: 'web/src/features/guides/blog-page.tsx',
    find: '{articles.map((article, place) => (',
    replace: '{articles.slice(0, 8).map((article, place) => (',
  },
  {
    row: '2.5-2',
    file: 'content/source/articles/brightness-guide.ts',
    find: "category: 'Technical Guides'",
    replace: "category: 'Technical guides'",
  },
  {
    row: '2.5-2',
    file: 'web/src/shared/guide-card/article-card.tsx',
    find: '{category ? <Eyebrow>{category}</Eyebrow> : null}',
    replace: '',
  },
  {
    row: '2.5-3',
    file: 'web/src/shared/guide-card/article-card.tsx',
    find: '{description ? <Teaser>{description}</Teaser> : null}',
    replace: '',
  },
  {
    row: '2.5-3',
    file: 'web/src/shared/guide-card/article-card.tsx',
    find: '<Title as={level}>{title}</Title>',
    replace: '<Title as={level}>{category}</Title>',
  },
  {
    row: '2.5-4',
    file: 'web/src/shared/content/texts.ts',
    find: "readArticle: 'Read Article'",
    replace: "readArticle: 'Read article'",
  },
  {
    row: '2.5-4',
    file: 'web/src/shared/guide-card/article-card.tsx',
    find: 'to={articleHref(slug)}',
    replace: 'to={`/blog#${slug}`}',
  },
];
