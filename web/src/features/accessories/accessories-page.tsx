import { Suspense } from 'react';
import { accessoryCategoryHref, PATHS } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { compact } from '../../shared/content/compact.ts';
import { LinkButton } from '../../shared/design/button.tsx';
import { PageHeader } from '../../shared/design/page-header.tsx';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { Picture } from '../../shared/design/picture.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { Heading, Muted, Small } from '../../shared/design/type.tsx';
import { ContentPage } from '../../layout/content-page.tsx';
import { useSite } from '../../shared/live-content/use-site.ts';
import { PriceTier } from '../../shared/shop/specification-row.tsx';
import { Seo } from '../../shared/seo/seo.tsx';
import { ContentButton } from '../../shared/links/content-link.tsx';
import { CONTENT_TEXTS } from '../../shared/content/texts.ts';
import type { AccessoriesContent } from './accessories-query.ts';
import { ACCESSORIES_TEXTS } from './overview-texts.ts';

const Cards = styled.div`
  display: grid;
  gap: clamp(${theme.space.s}, 3vw, ${theme.space.l});

  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Category = styled.article`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.s};
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  overflow: hidden;

  ${media.medium} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding: 0;
  }
`;

/** On a phone a small picture beside the title. */
const Art = styled.div`
  border-radius: ${theme.radius.s};
  overflow: hidden;

  ${media.medium} {
    border-radius: 0;
  }
`;

/** On a phone its parts are parts of the card: the title beside the picture, the rest below both. */
const Words = styled.div`
  display: contents;

  > * {
    grid-column: 1 / -1;
    justify-self: start;
  }

  > h2 {
    grid-column: 2;
    align-self: center;
  }

  ${media.medium} {
    display: grid;
    gap: ${theme.space.s};
    align-content: start;
    padding: clamp(${theme.space.m}, 3vw, ${theme.space.l});

    > h2 {
      grid-column: 1;
    }

    > a {
      margin-top: ${theme.space.xs};
    }
  }
`;

/** Names behind each other on a phone, in two columns where there is room. */
const Samples = styled.ul`
  list-style: none;
  font-size: ${theme.size.small};

  li {
    display: inline;
  }

  li + li::before {
    content: ' · ' / '';
    color: ${theme.color.inkSoft};
  }

  ${media.medium} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    column-gap: ${theme.space.l};
    width: 100%;

    li {
      display: block;
      padding-block: 0.4rem;
      border-top: 1px solid ${theme.color.line};
    }

    li + li::before {
      content: none;
    }
  }
`;

const Back = styled.div`
  padding-block: ${theme.space.l} ${theme.space.section};
`;

function Accessories({ hub }: { hub: AccessoriesContent }) {
  const site = useSite();
  const { head } = hub;
  const title = head?.title ?? CONTENT_TEXTS.accessoriesTitle;
  return (
    <>
      <Seo
        title={head?.seoTitle ?? title}
        name={title}
        description={head?.seoDescription ?? site?.description}
        path={PATHS.accessories}
        picture={head?.image}
      />
      <PageHeader title={title} intro={head?.intro} />
      <PageWidth>
        <Cards>
          <Suspense>
            {compact(hub.categories).map(
              ({ _id, slug, title, image, samples, priceTier, description }, place) =>
                slug && title ? (
                  <Category key={_id}>
                    <Art>
                      <Picture
                        picture={image}
                        aspect={1.6}
                        first={place === 0}
                        decorative
                        sizes="(min-width: 62rem) 37rem, (min-width: 48rem) 92vw, 10rem"
                      />
                    </Art>
                    <Words>
                      <Heading as="h2" $size="h3">
                        {title}
                      </Heading>
                      {description ? <Muted>{description}</Muted> : null}
                      <Samples role="list">
                        {[...new Set(compact(samples))].map((name) => (
                          <li key={name}>{name}</li>
                        ))}
                      </Samples>
                      {priceTier ? (
                        <Small>
                          {ACCESSORIES_TEXTS.typicalPrice} <PriceTier tier={priceTier} />
                        </Small>
                      ) : null}
                      <LinkButton
                        to={accessoryCategoryHref(slug)}
                        $kind="quiet"
                        aria-label={ACCESSORIES_TEXTS.picksOf(title)}
                      >
                        {ACCESSORIES_TEXTS.ourPicks}
                      </LinkButton>
                    </Words>
                  </Category>
                ) : null,
            )}
          </Suspense>
        </Cards>
        <Back>
          {head?.action ? (
            <ContentButton action={head.action} />
          ) : (
            <LinkButton to={PATHS.home}>{CONTENT_TEXTS.backHome}</LinkButton>
          )}
        </Back>
      </PageWidth>
    </>
  );
}

export function Component() {
  return <ContentPage kind="accessories">{(hub) => <Accessories hub={hub} />}</ContentPage>;
}
