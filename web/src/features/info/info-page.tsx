import { infoHref, PATHS } from '@lumen-throw/domain/site-paths';
import { reviewDate } from '../../shared/guide-card/review-date.ts';
import { compact } from '../../shared/content/compact.ts';
import { TextColumns } from '../../shared/rich-text/text-columns.tsx';
import { BackLink } from '../../shared/design/back-link.tsx';
import { ArrowLeftIcon } from '../../shared/design/icons.tsx';
import { PageHeader } from '../../shared/design/page-header.tsx';
import { Small } from '../../shared/design/type.tsx';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { ContentPage } from '../../layout/content-page.tsx';
import { Callout } from '../../shared/rich-text/callout.tsx';
import { lazyPart } from '../../shared/on-demand/lazy-part.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { AliasRedirect } from '../../shared/links/alias-redirect.tsx';
import { Seo } from '../../shared/seo/seo.tsx';
import { faqPageData } from '../../shared/structured-data/structured-data.ts';
import { webPageData } from '../../shared/structured-data/web-page.ts';
import { CONTENT_TEXTS } from '../../shared/content/texts.ts';
import { INFO_TEXTS } from './texts.ts';
import type { InfoContent } from './info-query.ts';

/** Few of these pages have sections: those without don't load their scripts. */
const Sections = lazyPart(async () => (await import('../../shared/blocks/sections.tsx')).Sections);

function InfoPage({ page }: { page: InfoContent }) {
  const { siteUrl } = useEnvironment();
  const { title, body } = page;
  const path = infoHref(page.slug ?? '');
  const sections = compact(page.sections);
  const faqs = sections.flatMap((section) => (section._type === 'faqAccordion' ? compact(section.faqs) : []));
  const changed = reviewDate(page.updatedOn);
  return (
    <AliasRedirect path={path}>
      <Seo
        title={page.seoTitle ?? title ?? ''}
        name={title}
        description={page.seoDescription}
        path={path}
        picture={page.image}
        noIndex={page.unlisted}
        jsonLd={[webPageData(page, new URL(path, siteUrl).href), ...faqPageData(faqs)]}
      />
      <article>
        <PageHeader
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
        </PageHeader>
        {page.sample || compact(body).length > 0 ? (
          <TextColumns body={body}>
            {page.sample ? <Callout tone="warning" title={null} text={INFO_TEXTS.sample} /> : null}
            <RichText body={body} />
          </TextColumns>
        ) : null}
        {sections.length > 0 ? <Sections sections={sections} /> : null}
      </article>
    </AliasRedirect>
  );
}

export function Component() {
  return <ContentPage kind="infoPage">{(page) => <InfoPage page={page} />}</ContentPage>;
}
