import { accessoryCategoryHref, PATHS } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import type { PageContent } from '../content/page-content.ts';
import { present } from '../content/uncertain.ts';
import { BackLink } from '../design/back-link.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { PageHead } from '../design/page-head.tsx';
import { PageWidth } from '../design/page-width.tsx';
import { theme } from '../design/theme.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { ContentPage } from '../freshness/content-page.tsx';
import { ProductGrid } from '../products/product-grid.tsx';
import { CanonicalPath } from '../router/canonical-path.tsx';
import { Seo } from '../seo/seo.tsx';
import { productListData } from '../seo/product-list.ts';
import { CONTENT_TEXTS } from '../texts/content.ts';

const Body = styled(PageWidth)`
  padding-bottom: ${theme.space.section};
`;

function AccessoryCategory({ category }: { category: PageContent<'accessoryCategory'> }) {
  const { siteUrl } = useEnvironment();
  const title = category.title ?? '';
  const path = accessoryCategoryHref(category.slug ?? '');
  const products = present(category.products);
  return (
    <CanonicalPath path={path}>
      <Seo
        title={title}
        description={category.description}
        path={path}
        picture={category.image}
        above={{ name: CONTENT_TEXTS.accessoriesTitle, path: PATHS.accessories }}
        jsonLd={productListData(siteUrl, path, products)}
      />
      <PageHead
        title={title}
        intro={category.description}
        back={<BackLink to={PATHS.accessories}>{CONTENT_TEXTS.backToAccessories}</BackLink>}
      />
      <Body>
        {products.length === 0 ? <EmptyState message={CONTENT_TEXTS.noProducts} /> : null}
        <ProductGrid products={products} level="h2" first disclosed />
      </Body>
    </CanonicalPath>
  );
}

export function Component() {
  return (
    <ContentPage kind="accessoryCategory">
      {(category) => <AccessoryCategory category={category} />}
    </ContentPage>
  );
}
