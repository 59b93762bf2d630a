import styled from 'styled-components';
import type { SectionContent } from '../blocks-query.ts';
import { compact } from '../../content/compact.ts';
import { PageWidth } from '../../design/page-width.tsx';
import { Section, SectionHead } from '../../design/section.tsx';
import { SamplesLine } from '../../shop/shop-notices.tsx';
import { OpinionSource } from '../../shop/opinion-source.tsx';
import { Stars } from '../../shop/stars.tsx';
import { stripOnPhones } from '../../design/strip.ts';
import { media, theme } from '../../design/theme.ts';
import { Small } from '../../design/type.tsx';
import { DOT } from '../../design/dot.ts';

const Columns = styled.div`
  ${stripOnPhones}

  ${media.medium} {
    gap: ${theme.space.m};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Quote = styled.figure`
  display: grid;
  gap: ${theme.space.xs};
  align-content: space-between;
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.accent};

  blockquote {
    font: 400 ${theme.size.lead} / 1.3 ${theme.font.display};
    text-wrap: pretty;

    ${media.medium} {
      font-size: ${theme.size.h4};
    }
  }

  blockquote p::before {
    content: '“';
  }

  blockquote p::after {
    content: '”';
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xxs} ${theme.space.s};
    align-items: center;
    font-size: ${theme.size.tiny};
  }

  ${media.medium} {
    gap: ${theme.space.m};
    padding: ${theme.space.m} ${theme.space.m} ${theme.space.m} 0;

    figcaption {
      display: grid;
      gap: ${theme.space.xs};
      justify-items: start;
      font-size: inherit;
    }
  }
`;

export function Quotes({
  section,
  samplesNoted,
}: {
  section: SectionContent<'quotes'>;
  /** Whether the page's first samples are these quotes: the line about that stands here. */
  samplesNoted: boolean;
}) {
  const quotes = compact(section.quotes).filter((quote) => quote.text);
  if (quotes.length === 0) return null;
  const heading = section.heading ?? '';
  return (
    <Section $flush="top">
      <PageWidth>
        <SectionHead eyebrow={section.eyebrow} heading={heading}>
          {samplesNoted ? <SamplesLine /> : null}
        </SectionHead>
        <Columns role="region" aria-label={heading} tabIndex={0}>
          {quotes.map(({ _id, text, author, rating, product, source }) => (
            <Quote key={_id}>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                {rating === null ? null : <Stars rating={rating} />}
                <Small as="span">{[author, product].filter(Boolean).join(DOT)}</Small>
                {source ? (
                  <Small as="span">
                    <OpinionSource source={source} />
                  </Small>
                ) : null}
              </figcaption>
            </Quote>
          ))}
        </Columns>
      </PageWidth>
    </Section>
  );
}
