import { authorHref, PATHS } from '@lumen-throw/domain/site-paths';
import { ContentPage } from '../../layout/content-page.tsx';
import { compact } from '../../shared/content/compact.ts';
import { CONTENT_TEXTS } from '../../shared/content/texts.ts';
import { BackLink } from '../../shared/design/back-link.tsx';
import { EmptyState } from '../../shared/design/empty-state.tsx';
import { ArrowLeftIcon } from '../../shared/design/icons.tsx';
import { PageHeader } from '../../shared/design/page-header.tsx';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { RelatedGuides } from '../../shared/guide-card/related-guides.tsx';
import { AliasRedirect } from '../../shared/links/alias-redirect.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { TextColumns } from '../../shared/rich-text/text-columns.tsx';
import { Seo } from '../../shared/seo/seo.tsx';
import type { AuthorContent } from './author-query.ts';
import { profilePageData } from './profile-page-data.ts';
import { GUIDE_TEXTS } from './texts.ts';

/** Who signs guides, in their own words, and the guides. */
function AuthorPage({ author }: { author: AuthorContent }) {
  const { siteUrl } = useEnvironment();
  const { name, role, about, guideCount } = author;
  const guides = compact(author.guides);
  const path = authorHref(author.slug ?? '');
  return (
    <AliasRedirect path={path}>
      <Seo
        title={author.seoTitle ?? name ?? ''}
        name={name}
        above={{ name: CONTENT_TEXTS.blogTitle, path: PATHS.blog }}
        description={author.seoDescription}
        path={path}
        jsonLd={[profilePageData(author, siteUrl)]}
      />
      <article>
        <PageHeader
          title={name ?? ''}
          intro={role}
          back={
            <BackLink to={PATHS.blog}>
              <ArrowLeftIcon />
              {CONTENT_TEXTS.backToBlog}
            </BackLink>
          }
        />
        <TextColumns body={about}>
          <RichText body={about} />
        </TextColumns>
      </article>
      {guides.length > 0 ? (
        <RelatedGuides
          heading={GUIDE_TEXTS.byAuthor(name ?? '', guides.length, guideCount ?? guides.length)}
          guides={guides}
        />
      ) : (
        <PageWidth>
          <EmptyState message={CONTENT_TEXTS.noArticles} />
        </PageWidth>
      )}
    </AliasRedirect>
  );
}

export function Component() {
  return <ContentPage kind="author">{(author) => <AuthorPage author={author} />}</ContentPage>;
}
