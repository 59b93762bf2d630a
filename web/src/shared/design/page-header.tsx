import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageWidth } from './page-width.tsx';
import { Eyebrow, Heading, Lead } from './type.tsx';
import { media, theme } from './theme.ts';

const Head = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.xs};
  justify-items: start;
  padding-block: clamp(${theme.space.s}, 5vw, ${theme.space.xxl})
    clamp(${theme.space.s}, 4vw, ${theme.space.xl});

  h1,
  p {
    overflow-wrap: anywhere;
  }

  h1 {
    max-width: 18ch;
  }

  /* On a phone what a page lists begins within its first screen. */
  h1 + p {
    max-width: 54ch;
    font-size: ${theme.size.base};
    line-height: 1.45;
  }

  ${media.small} {
    gap: ${theme.space.s};

    h1 + p {
      font-size: ${theme.size.lead};
      line-height: 1.5;
    }
  }
`;

/** The way back and the eyebrow: one line on a phone, two from a tablet on. */
const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  align-items: center;
  justify-content: space-between;
  width: 100%;

  ${media.small} {
    flex-direction: column;
    gap: ${theme.space.s};
    align-items: start;
  }
`;

interface PageHeaderProps {
  title: string;
  eyebrow?: string | null | undefined;
  intro?: string | null | undefined;
  /** What stands above: the way back. */
  back?: ReactNode;
  children?: ReactNode;
}

/** With what a page opens that has no banner. */
export function PageHeader({ title, eyebrow, intro, back, children }: PageHeaderProps) {
  return (
    <Head as="header">
      {back || eyebrow ? (
        <Above>
          {back}
          {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        </Above>
      ) : null}
      <Heading as="h1" $size="h1">
        {title}
      </Heading>
      {intro ? <Lead>{intro}</Lead> : null}
      {children}
    </Head>
  );
}
