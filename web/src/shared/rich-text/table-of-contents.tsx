import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../design/icons.tsx';
import { plainSummary } from '../design/plain-summary.ts';
import { PlaceLink } from '../links/place-link.tsx';
import { media, theme } from '../design/theme.ts';
import type { TextHeading } from './headings.ts';
import { CONTENT_TEXTS } from '../content/texts.ts';

const Box = styled.nav`
  padding-inline: ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunk};
  font-size: ${theme.size.small};

  ${media.large} {
    position: sticky;
    top: calc(${theme.headerHeight} + ${theme.space.m});
    max-height: calc(100vh - ${theme.headerHeight} - 2 * ${theme.space.m});
    padding: 0 0 0 ${theme.space.m};
    border-inline-start: 1px solid ${theme.color.line};
    border-radius: 0;
    background: none;
    overflow-y: auto;
  }

  ${media.print} {
    display: none;
  }

  ol {
    padding-bottom: ${theme.space.s};
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    padding-block: 0.3rem;
    color: ${theme.color.inkSoft};
    line-height: 1.35;
    text-decoration: none;

    ${media.touch} {
      min-height: ${theme.target};
    }
  }

  a:hover,
  a[aria-current] {
    color: ${theme.color.accent};
  }

  a[aria-current] {
    font-weight: 600;
  }
`;

/** Folded on a phone, where it would fill the first screen; always open beside the text. */
const Fold = styled.details`
  > summary {
    ${plainSummary}
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    font: 650 ${theme.size.tiny} / 1.5 ${theme.font.text};
    letter-spacing: 0.09em;
    text-transform: uppercase;
  }

  &[open] > summary svg {
    transform: rotate(180deg);
  }

  ${media.large} {
    > summary {
      min-height: 2rem;
      pointer-events: none;
    }

    > summary svg {
      display: none;
    }

    &::details-content {
      content-visibility: visible;
      display: block;
    }
  }
`;

/** Links to the headings of a text; the chapter that is read is marked once the page has time for it. */
export function TableOfContents({ headings }: { headings: readonly TextHeading[] }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const links = box.current;
    if (!links) return undefined;
    const leaving = new AbortController();
    void import('./mark-chapter.ts').then(({ markChapter }) => markChapter(links, headings, leaving.signal));
    return () => leaving.abort();
  }, [headings]);
  return (
    <Box ref={box} aria-label={CONTENT_TEXTS.onThisPage}>
      <Fold>
        <summary>
          {CONTENT_TEXTS.onThisPage}
          <ChevronDownIcon />
        </summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <PlaceLink place={id}>{text}</PlaceLink>
            </li>
          ))}
        </ol>
      </Fold>
    </Box>
  );
}
