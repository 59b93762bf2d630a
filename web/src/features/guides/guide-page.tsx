import { SourceList } from './source-list.tsx';
import { sourcesReadText } from './sources-read.ts';
import { GuideAction } from './guide-action.tsx';
import { GuidePicks } from './guide-picks.tsx';
import { Accordion } from '../../shared/controls/accordion.tsx';
import { articleHref, authorHref, PATHS } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { minutesToRead } from '../../shared/guide-card/reading-time.ts';
import { RelatedGuides } from '../../shared/guide-card/related-guides.tsx';
import { reviewDate } from '../../shared/guide-card/review-date.ts';
import { TextColumns, TextMeasure } from '../../shared/rich-text/text-columns.tsx';
import { imageSource, shareImage } from '../../shared/content/image-url.ts';
import { compact } from '../../shared/content/compact.ts';
import { BackLink } from '../../shared/design/back-link.tsx';
import { ArrowLeftIcon } from '../../shared/design/icons.tsx';
import { PageHeader } from '../../shared/design/page-header.tsx';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { Picture } from '../../shared/design/picture.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { Heading, Small } from '../../shared/design/type.tsx';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { ContentPage } from '../../layout/content-page.tsx';
import { useSite } from '../../shared/live-content/use-site.ts';
import { embeddedProducts } from '../../shared/rich-text/embedded-products.ts';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { AliasRedirect } from '../../shared/links/alias-redirect.tsx';
import { faqItems } from '../../shared/rich-text/faq-items.ts';
import { Seo } from '../../shared/seo/seo.tsx';
import { editorialDates } from '../../shared/structured-data/editorial-dates.ts';
import { articleData, faqPageData } from '../../shared/structured-data/structured-data.ts';
import { CONTENT_TEXTS } from '../../shared/content/texts.ts';
import type { GuideContent } from './guide-query.ts';
import { GUIDE_TEXTS } from './texts.ts';
import { DOT } from '../../shared/design/dot.ts';

const Cover = styled(PageWidth)`
  padding-bottom: clamp(${theme.space.l}, 5vw, ${theme.space.xxl});

  img {
    border-radius: ${theme.radius.l};
    max-height: min(70vh, 34rem);
  }
`;

/** A part of its own after the text, as wide as it. */
const Part = styled(TextMeasure).attrs({ as: 'section' })`
  display: grid;
  gap: ${theme.space.m};

  ${media.print} {
    display: block;
    padding-block: ${theme.space.m};
  }
`;

/** Who signs the guide; leads to their page where there is one. */
function AuthorName({ author }: Pick<GuideContent, 'author'>) {
  if (!author?.slug) return author?.name ?? null;
  return <Link to={authorHref(author.slug)}>{author.name}</Link>;
}

function Article({ article }: { article: GuideContent }) {
  const { siteUrl, content } = useEnvironment();
  const site = useSite();
  const { title, description, cover, author, body, faqs, callToAction } = article;
  const path = articleHref(article.slug ?? '');
  const image = imageSource(content, cover);
  const questions = faqItems(faqs);
  const sources = compact(article.sources);
  const minutes = minutesToRead(article.words);
  const reviewed = reviewDate(article.updatedOn);
  const published = reviewDate(editorialDates(article).datePublished);
  const meta = [
    published ? CONTENT_TEXTS.publishedOn(published) : null,
    reviewed ? CONTENT_TEXTS.reviewedOn(reviewed, article.reviewer) : null,
    sourcesReadText(sources),
    minutes ? CONTENT_TEXTS.minutesToRead(minutes) : null,
  ].filter(Boolean);
  return (
    <AliasRedirect path={path}>
      <Seo
        title={article.seoTitle ?? title ?? ''}
        name={title}
        above={{ name: CONTENT_TEXTS.blogTitle, path: PATHS.blog }}
        description={description}
        path={path}
        picture={cover}
        type="article"
        noIndex={article.unlisted}
        jsonLd={[
          articleData(article, {
            url: siteUrl,
            brand: site?.brand ?? null,
            image: image ? shareImage(image).url : null,
          }),
          ...faqPageData(compact(faqs)),
        ]}
      />
      <article>
        <PageHeader
          title={title ?? ''}
          eyebrow={article.category}
          intro={description}
          back={
            <BackLink to={PATHS.blog}>
              <ArrowLeftIcon />
              {CONTENT_TEXTS.backToBlog}
            </BackLink>
          }
        >
          {author?.name || meta.length > 0 ? (
            <Small>
              <AuthorName author={author} />
              {author?.name && meta.length > 0 ? DOT : null}
              {meta.join(DOT)}
            </Small>
          ) : null}
        </PageHeader>
        <GuidePicks body={body} />
        {image ? (
          <Cover>
            <Picture picture={cover} sizes="(min-width: 75rem) 75rem, 92vw" aspect={2.1} first />
          </Cover>
        ) : null}
        <TextColumns body={body}>
          <RichText body={body} terms={article.terms} notesAbove />
          {questions.length > 0 ? (
            <Part>
              <Heading as="h2" $size="h3">
                {CONTENT_TEXTS.questions}
              </Heading>
              <Accordion items={questions} />
            </Part>
          ) : null}
          {sources.length > 0 ? (
            <Part>
              <Heading as="h2" $size="h3">
                {GUIDE_TEXTS.sources}
              </Heading>
              <SourceList sources={sources} />
            </Part>
          ) : null}
          <TextMeasure>
            <GuideAction
              action={callToAction}
              products={embeddedProducts(body).map(({ product }) => product)}
            />
          </TextMeasure>
        </TextColumns>
      </article>
      <RelatedGuides heading={CONTENT_TEXTS.relatedArticles} guides={article.related} />
    </AliasRedirect>
  );
}

export function Component() {
  return <ContentPage kind="article">{(article) => <Article article={article} />}</ContentPage>;
}
