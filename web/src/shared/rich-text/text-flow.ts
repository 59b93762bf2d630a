import styled from 'styled-components';
import { textMeasure } from '../design/text-measure.ts';
import { media, theme } from '../design/theme.ts';

/** What a text's blocks stand in, one below the other; its chapters are such flows again. */
export const Flow = styled.div`
  --guessed-height: 45rem;
  display: grid;
  gap: ${theme.space.m};
  min-width: 0;

  > * {
    width: 100%;
    min-width: 0;
  }

  /* Tables, pictures and products may be as wide as the column; other lazy blocks see to it themselves. */
  > :is(p, h2, h3, h4, ul, ol, blockquote) {
    ${textMeasure}
  }

  > h2 {
    margin-top: ${theme.space.l};
    font-size: ${theme.size.h3};
  }

  > h3 {
    margin-top: ${theme.space.s};
    font-size: ${theme.size.h4};
  }

  > :first-child {
    margin-top: 0;
  }

  & > &:not(:first-child) {
    margin-top: ${theme.space.l};
  }

  > ul,
  > ol {
    display: grid;
    gap: ${theme.space.xs};
    padding-inline-start: 1.3em;
  }

  li::marker {
    color: ${theme.color.accent};
  }

  > :is(p, ul, ol, blockquote) a {
    color: ${theme.color.accent};
  }

  strong {
    font-weight: 650;
  }

  blockquote {
    padding-inline-start: ${theme.space.m};
    border-inline-start: 2px solid ${theme.color.accent};
    font: 400 ${theme.size.h4} / 1.35 ${theme.font.display};
  }

  /* A grid does not move its rows for what a new sheet adds: lines would lie on each other. */
  ${media.print} {
    display: block;

    > * + * {
      margin-top: ${theme.space.m};
    }

    > ul,
    > ol {
      display: block;
    }

    li + li {
      margin-top: ${theme.space.xs};
    }

    > * + h2 {
      margin-top: ${theme.space.l};
    }
  }

  figure {
    display: grid;
    gap: ${theme.space.xs};
    margin-block: ${theme.space.s};

    img {
      border-radius: ${theme.radius.m};
    }
  }
`;
