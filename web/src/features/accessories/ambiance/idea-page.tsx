import { Suspense } from 'react';
import { ambianceHref, PATHS } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { compact } from '../../../shared/content/compact.ts';
import { BackLink } from '../../../shared/design/back-link.tsx';
import { LinkButton } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { ArrowLeftIcon } from '../../../shared/design/icons.tsx';
import { PageHeader } from '../../../shared/design/page-header.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { PointBox } from './point-box.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { ContentPage } from '../../../layout/content-page.tsx';
import { ContentButton } from '../../../shared/links/content-link.tsx';
import { AliasRedirect } from '../../../shared/links/alias-redirect.tsx';
import { Seo } from '../../../shared/seo/seo.tsx';
import { productListData } from '../../../shared/structured-data/product-list.ts';
import { ProductShelves } from '../product-shelves.tsx';
import { shelvesOf } from '../shelves.ts';
import { AMBIANCE_TEXTS } from './texts.ts';
import type { IdeaContent } from './idea-query.ts';

/** On a phone the products come before the box, and what follows stays last. */
const Parts = styled(PageWidth)`
  display: flex;
  flex-direction: column;
`;

const Tips = styled.section`
  order: 1;
  display: grid;
  gap: ${theme.space.m};
  padding-bottom: ${theme.space.xxl};

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    gap: ${theme.space.m} ${theme.space.xl};
    list-style: none;
  }

  li {
    padding-top: ${theme.space.s};
    border-top: 1px solid ${theme.color.accent};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  order: 1;
  padding-bottom: ${theme.space.section};
`;

const Boxed = styled.div`
  order: 1;
  padding-bottom: ${theme.space.xl};

  ${media.medium} {
    order: 0;
  }
`;

function AmbiancePage({ page }: { page: IdeaContent }) {
  const { siteUrl } = useEnvironment();
  const title = page.title ?? '';
  const path = ambianceHref(page.slug ?? '');
  const shelves = shelvesOf(
    compact(page.shelves).map((shelf) => ({ ...shelf, products: compact(shelf.products) })),
  );
  const products = shelves.flatMap((shelf) => shelf.products);
  const tips = [...new Set(compact(page.tips))];
  const backLabel = page.backLabel ?? AMBIANCE_TEXTS.back;
  return (
    <AliasRedirect path={path}>
      <Seo
        title={page.seoTitle ?? title}
        description={page.seoDescription}
        path={path}
        picture={page.image}
        noIndex={page.unlisted}
        name={title}
        above={{ name: AMBIANCE_TEXTS.hubTitle, path: PATHS.ambiance }}
        jsonLd={productListData(siteUrl, path, products)}
      />
      <PageHeader
        title={title}
        eyebrow={page.place ? AMBIANCE_TEXTS.places[page.place] : null}
        intro={page.intro}
        back={
          <BackLink to={PATHS.ambiance}>
            <ArrowLeftIcon /> {backLabel}
          </BackLink>
        }
      />
      <Parts>
        {page.box?.heading ? (
          <Boxed>
            <PointBox heading={page.box.heading} points={compact(page.box.points)} />
          </Boxed>
        ) : null}
        {shelves.length === 0 ? (
          <EmptyState message={AMBIANCE_TEXTS.noProducts} />
        ) : (
          <Suspense>
            <ProductShelves key={path} shelves={shelves} />
          </Suspense>
        )}
        {tips.length > 0 ? (
          <Tips>
            <Heading as="h2" $size="h3">
              {AMBIANCE_TEXTS.tips}
            </Heading>
            <ul>
              {tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </Tips>
        ) : null}
        <Ways>
          <LinkButton to={PATHS.ambiance}>{backLabel}</LinkButton>
          {compact(page.related).map((link) => (
            <ContentButton key={link._key} action={link} kind="quiet" />
          ))}
        </Ways>
      </Parts>
    </AliasRedirect>
  );
}

export function Component() {
  return <ContentPage kind="ambiancePage">{(page) => <AmbiancePage page={page} />}</ContentPage>;
}
