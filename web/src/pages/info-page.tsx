import { infoHref, PATHS } from '@lumen-throw/domain/site-paths';
import { reviewDate } from '../articles/review-date.ts';
import { TextColumns } from '../rich-text/text-columns.tsx';
import type { PageContent } from '../content/page-content.ts';
import { BackLink } from '../design/back-link.tsx';
import { ArrowLeftIcon } from '../design/icons.tsx';
import { PageHead } from '../design/page-head.tsx';
import { Small } from '../design/type.tsx';
import { useEnvironment } from '../environment/environment-context.tsx';
import { ContentPage } from '../freshness/content-page.tsx';
import { Callout } from '../rich-text/callout.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { CanonicalPath } from '../router/canonical-path.tsx';
import { Seo } from '../seo/seo.tsx';
import { webPageData } from '../seo/web-page.ts';
import { CONTENT_TEXTS } from '../texts/content.ts';
import { INFO_TEXTS } from '../texts/info.ts';

function InfoPage({ page }: { page: PageContent<'infoPage'> }) {
  const { siteUrl } = useEnvironment();
  const { title, body } = page;
  const path = infoHref(page.slug ?? '');
  const changed = reviewDate(page.updatedOn);
  return (
    <CanonicalPath path={path}>
      <Seo
        title={page.seoTitle ?? title ?? ''}
        name={title}
        description={page.seoDescription}
        path={path}
        picture={page.image}
        jsonLd={[webPageData(page, new URL(path, siteUrl).href)]}
      />
      <article>
        <PageHead
          title={title ?? ''}
          intro={page.intro}
          back={
            <BackLink to={PATHS.home}>
              <ArrowLeftIcon />
              {CONTENT_TEXTS.backHome}
            </BackLink>
          }
        >
          {changed ? <Small>{INFO_TEXTS.changedOn(changed)}</Small> : null}
        </PageHead>
        <TextColumns body={body}>
          {page.sample ? <Callout tone="warning" title={null} text={INFO_TEXTS.sample} /> : null}
          <RichText body={body} />
        </TextColumns>
      </article>
    </CanonicalPath>
  );
}

export function Component() {
  return <ContentPage kind="infoPage">{(page) => <InfoPage page={page} />}</ContentPage>;
}
