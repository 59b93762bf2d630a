import { memo, Suspense } from 'react';
import { listed } from '../content/listed.ts';
import styled from 'styled-components';
import type { ArticleCardContent } from './guide-card-query.ts';
import { BELOW_FIRST_SCREEN } from '../../startup/below-first-screen.ts';
import { PageWidth } from '../design/page-width.tsx';
import { notOnPrintSheets } from '../design/print-sheet.ts';
import { media, theme } from '../design/theme.ts';
import { Heading } from '../design/type.tsx';
import { ArticleCard } from './article-card.tsx';

const Band = styled.section.attrs({ className: BELOW_FIRST_SCREEN })`
  padding-block: ${theme.space.xxl};
  background: ${theme.color.sunk};

  ${notOnPrintSheets}
`;

const Grid = styled.div`
  display: grid;
  gap: ${theme.space.s};
  padding-top: ${theme.space.l};

  ${media.medium} {
    gap: ${theme.space.m};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  }
`;

const HEADING_ID = 'related-title';

interface RelatedGuidesProps {
  heading: string;
  guides: readonly (ArticleCardContent | null)[] | null | undefined;
}

/** Guides that go on from a page, at its end; nothing where there are none. */
export const RelatedGuides = memo(function RelatedGuides({ heading, guides }: RelatedGuidesProps) {
  const shown = listed(guides);
  if (shown.length === 0) return null;
  return (
    <Band aria-labelledby={HEADING_ID}>
      <Suspense>
        <PageWidth>
          <Heading as="h2" $size="h2" id={HEADING_ID}>
            {heading}
          </Heading>
          <Grid>
            {shown.map((guide) => (
              <ArticleCard
                key={guide._id}
                article={guide}
                sizes="(min-width: 62rem) 36rem, (min-width: 48rem) 92vw, 16rem"
              />
            ))}
          </Grid>
        </PageWidth>
      </Suspense>
    </Band>
  );
});
