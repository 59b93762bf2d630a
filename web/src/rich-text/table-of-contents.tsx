import styled from 'styled-components';
import { PlaceLink } from '../layout/place-link.tsx';
import { media, theme } from '../design/theme.ts';
import type { TextHeading } from './headings.ts';
import { CONTENT_TEXTS } from '../texts/content.ts';

const Box = styled.nav`
  padding: ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunk};
  font-size: ${theme.size.small};

  ${media.large} {
    position: sticky;
    top: calc(${theme.headerHeight} + ${theme.space.m});
    padding: 0 0 0 ${theme.space.m};
    border-inline-start: 1px solid ${theme.color.line};
    border-radius: 0;
    background: none;
  }

  ${media.print} {
    display: none;
  }

  ol {
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

  a:hover {
    color: ${theme.color.accent};
  }
`;

const Title = styled.h2`
  margin-bottom: ${theme.space.xxs};
  font: 650 ${theme.size.tiny} / 1.5 ${theme.font.text};
  letter-spacing: 0.09em;
  text-transform: uppercase;
`;

/** Links to the headings of a guide. */
export function TableOfContents({ headings }: { headings: readonly TextHeading[] }) {
  return (
    <Box aria-label={CONTENT_TEXTS.onThisPage}>
      <Title>{CONTENT_TEXTS.onThisPage}</Title>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <PlaceLink place={id}>{text}</PlaceLink>
          </li>
        ))}
      </ol>
    </Box>
  );
}
