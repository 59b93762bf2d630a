import { accessoryCategoryHref, PATHS } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import type { PageContent } from '../content/page-content.ts';
import { present } from '../content/uncertain.ts';
import { BackLink } from '../design/back-link.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { PageHead } from '../design/page-head.tsx';
import { PageWidth } from '../design/page-width.tsx';
import { media, theme } from '../design/theme.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { ContentPage } from '../freshness/content-page.tsx';
import { ProductCard } from '../products/product-card.tsx';
import { CanonicalPath } from '../router/canonical-path.tsx';
import { Seo } from '../seo/seo.tsx';
import { breadcrumbData } from '../seo/structured-data.ts';
import { CONTENT_TEXTS } from '../texts/content.ts';

/** One column on a phone, two on a tablet, three on a desk. */
const Grid = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding-bottom: ${theme.space.section};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

function AccessoryCategory({ category }: { category: PageContent<'accessoryCategory'> }) {
  const { siteUrl } = useEnvironment();
  const title = category.title ?? '';
  const path = accessoryCategoryHref(category.slug ?? '');
  const products = present(category.products);
  const pictured = products.some((product) => product.image?.assetId);
  return (
    <CanonicalPath path={path}>
      <Seo
        title={title}
        description={category.description}
        path={path}
        picture={category.image}
        jsonLd={[
          breadcrumbData(siteUrl, [
            { name: CONTENT_TEXTS.accessoriesTitle, path: PATHS.accessories },
            { name: title, path },
          ]),
        ]}
      />
      <PageHead
        title={title}
        intro={category.description}
        back={<BackLink to={PATHS.accessories}>{CONTENT_TEXTS.backToAccessories}</BackLink>}
      />
      <PageWidth>
        {products.length === 0 ? <EmptyState message={CONTENT_TEXTS.noProducts} /> : null}
        <Grid>
          {products.map((product, place) => (
            <ProductCard
              key={product._id}
              product={product}
              level="h2"
              drawn={pictured}
              first={place === 0}
              disclosed={place === 0}
              sizes="(min-width: 62rem) 24rem, (min-width: 48rem) 46vw, 92vw"
            />
          ))}
        </Grid>
      </PageWidth>
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
