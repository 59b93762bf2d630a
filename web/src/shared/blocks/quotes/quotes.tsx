import styled from 'styled-components';
import type { SectionContent } from '../blocks-query.ts';
import { compact } from '../../content/compact.ts';
import { Badge } from '../../design/badge.tsx';
import { PageWidth } from '../../design/page-width.tsx';
import { Section, SectionHead } from '../../design/section.tsx';
import { OpinionSource } from '../../shop/opinion-source.tsx';
import { Stars } from '../../shop/stars.tsx';
import { media, theme } from '../../design/theme.ts';
import { Small } from '../../design/type.tsx';
import { RATING_TEXTS } from '../../shop/rating-texts.ts';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Quote = styled.figure`
  display: grid;
  gap: ${theme.space.m};
  align-content: space-between;
  padding: ${theme.space.m} ${theme.space.m} ${theme.space.m} 0;
  border-top: 1px solid ${theme.color.accent};

  blockquote {
    font: 400 ${theme.size.h4} / 1.32 ${theme.font.display};
    text-wrap: pretty;
  }

  blockquote p::before {
    content: '“';
  }

  blockquote p::after {
    content: '”';
  }

  figcaption {
    display: grid;
    gap: ${theme.space.xs};
    justify-items: start;
  }
`;

export function Quotes({ section }: { section: SectionContent<'quotes'> }) {
  const quotes = compact(section.quotes).filter((quote) => quote.text);
  if (quotes.length === 0) return null;
  return (
    <Section $flush="top">
      <PageWidth>
        <SectionHead eyebrow={section.eyebrow} heading={section.heading ?? ''} />
        <Columns>
          {quotes.map(({ _id, text, author, rating, product, source, sample }) => (
            <Quote key={_id}>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                {rating === null ? null : <Stars rating={rating} />}
                <Small as="span">{[author, product].filter(Boolean).join(' · ')}</Small>
                {source ? (
                  <Small as="span">
                    <OpinionSource source={source} />
                  </Small>
                ) : null}
                {sample ? <Badge>{RATING_TEXTS.sampleQuote}</Badge> : null}
              </figcaption>
            </Quote>
          ))}
        </Columns>
      </PageWidth>
    </Section>
  );
}
