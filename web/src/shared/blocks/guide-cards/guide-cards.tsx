import styled from 'styled-components';
import { ArticleCard } from '../../guide-card/article-card.tsx';
import type { SectionContent } from '../blocks-query.ts';
import { listed } from '../../content/listed.ts';
import { PageWidth } from '../../design/page-width.tsx';
import { Section, SectionHead } from '../../design/section.tsx';
import { stripOnPhones } from '../../design/strip.ts';
import { media, theme } from '../../design/theme.ts';

const Grid = styled.div<{ $lead: boolean }>`
  ${stripOnPhones}

  ${media.medium} {
    gap: ${theme.space.m};
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.large} {
    grid-template-columns: ${({ $lead }) => ($lead ? '1.35fr 1fr 1fr' : 'repeat(4, minmax(0, 1fr))')};

    > :first-child:nth-last-child(odd) {
      grid-column: auto;
    }
  }
`;

const LEADING = 3;

export function GuideCards({ section }: { section: SectionContent<'guideCards'> }) {
  const articles = listed(section.articles);
  if (articles.length === 0) return null;
  return (
    <Section>
      <PageWidth>
        <SectionHead eyebrow={section.eyebrow} heading={section.heading ?? ''} intro={section.intro} />
        <Grid $lead={articles.length % LEADING === 0}>
          {articles.map((article) => (
            <ArticleCard
              key={article._id}
              article={article}
              sizes="(min-width: 62rem) 30rem, (min-width: 48rem) 46vw, 16rem"
            />
          ))}
        </Grid>
      </PageWidth>
    </Section>
  );
}
