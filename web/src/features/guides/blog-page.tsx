import { Suspense } from 'react';
import { blogPageHref } from '@lumen-throw/domain/blog-pages';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { ArticleCard } from '../../shared/guide-card/article-card.tsx';
import { GUIDES_PER_PAGE } from '../../shared/content-api/guides-on-page.ts';
import { compact } from '../../shared/content/compact.ts';
import { EmptyState } from '../../shared/design/empty-state.tsx';
import { PageHeader } from '../../shared/design/page-header.tsx';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { Heading } from '../../shared/design/type.tsx';
import { ContentPage } from '../../layout/content-page.tsx';
import { useSite } from '../../shared/live-content/use-site.ts';
import { Seo } from '../../shared/seo/seo.tsx';
import { CONTENT_TEXTS } from '../../shared/content/texts.ts';
import type { BlogContent } from './blog-query.ts';
import { PageLinks } from './page-links.tsx';
import { OVERVIEW_TEXTS } from './overview-texts.ts';

const Group = styled.section`
  display: grid;
  gap: ${theme.space.m};
  padding-bottom: ${theme.space.xxl};
`;

const Grid = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const groupId = (place: number) => `group-${place}`;

const IN_SIGHT = 1;

/** A page of all guides, from 1. */
function Blog({ blog, page }: { blog: BlogContent; page: number }) {
  const site = useSite();
  const { head } = blog;
  const overview = head?.title ?? CONTENT_TEXTS.blogTitle;
  const title = OVERVIEW_TEXTS.title(overview, page);
  const articles = compact(blog.articles);
  const categories = [...new Set(articles.map(({ category }) => category ?? ''))];
  return (
    <>
      <Seo
        title={OVERVIEW_TEXTS.title(head?.seoTitle ?? overview, page)}
        name={title}
        {...(page > 1 ? { above: { name: overview, path: PATHS.blog } } : {})}
        description={head?.seoDescription ?? site?.description}
        path={blogPageHref(page)}
        picture={head?.image}
      />
      <PageHeader title={title} intro={page === 1 ? head?.intro : null} />
      <PageWidth>
        {articles.length === 0 ? <EmptyState message={CONTENT_TEXTS.noArticles} /> : null}
        {categories.map((category, group) => (
          <Group key={category} aria-labelledby={groupId(group)}>
            <Heading as="h2" $size="h3" id={groupId(group)}>
              {category || OVERVIEW_TEXTS.otherGuides}
            </Heading>
            <Grid>
              <Suspense>
                {articles
                  .filter((article) => (article.category ?? '') === category)
                  .map((article, place) => (
                    <ArticleCard
                      key={article._id}
                      article={article}
                      level="h3"
                      first={group === 0 && place < IN_SIGHT}
                      sizes="(min-width: 62rem) 24rem, (min-width: 36rem) 46vw, 92vw"
                    />
                  ))}
              </Suspense>
            </Grid>
          </Group>
        ))}
        <PageLinks page={page} pages={Math.ceil((blog.count ?? 0) / GUIDES_PER_PAGE)} />
      </PageWidth>
    </>
  );
}

export function Component() {
  const { page } = useParams();
  return (
    <ContentPage kind={page === undefined ? 'blog' : 'blogPage'}>
      {(blog) => <Blog blog={blog} page={Number(page ?? 1)} />}
    </ContentPage>
  );
}
