import { Suspense } from 'react';
import { accessoryCategoryHref, PATHS } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { BackLink } from '../../shared/design/back-link.tsx';
import { EmptyState } from '../../shared/design/empty-state.tsx';
import { PageHeader } from '../../shared/design/page-header.tsx';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { theme } from '../../shared/design/theme.ts';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { ContentPage } from '../../layout/content-page.tsx';
import { AliasRedirect } from '../../shared/links/alias-redirect.tsx';
import { Seo } from '../../shared/seo/seo.tsx';
import { productListData } from '../../shared/structured-data/product-list.ts';
import { CONTENT_TEXTS } from '../../shared/content/texts.ts';
import type { CategoryContent } from './category-query.ts';
import { ProductShelves } from './product-shelves.tsx';
import { groupedShelves } from './shelves.ts';
import { LIST_TEXTS } from './texts.ts';

const Body = styled(PageWidth)`
  padding-bottom: ${theme.space.section};
`;

function AccessoryCategory({ category }: { category: CategoryContent }) {
  const { siteUrl } = useEnvironment();
  const title = category.title ?? '';
  const path = accessoryCategoryHref(category.slug ?? '');
  const shelves = groupedShelves(category.groups, category.products);
  const products = shelves.flatMap((shelf) => shelf.products);
  return (
    <AliasRedirect path={path}>
      <Seo
        title={title}
        description={category.description}
        path={path}
        picture={category.image}
        noIndex={category.unlisted}
        above={{ name: CONTENT_TEXTS.accessoriesTitle, path: PATHS.accessories }}
        jsonLd={productListData(siteUrl, path, products)}
      />
      <PageHeader
        title={title}
        intro={category.description}
        back={<BackLink to={PATHS.accessories}>{LIST_TEXTS.backToAccessories}</BackLink>}
      />
      <Body>
        {products.length === 0 ? (
          <EmptyState message={LIST_TEXTS.noProducts} />
        ) : (
          <Suspense>
            <ProductShelves key={path} shelves={shelves} />
          </Suspense>
        )}
      </Body>
    </AliasRedirect>
  );
}

export function Component() {
  return (
    <ContentPage kind="accessoryCategory">
      {(category) => <AccessoryCategory category={category} />}
    </ContentPage>
  );
}
