import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageWidth } from './page-width.tsx';
import { Eyebrow, Heading, Lead } from './type.tsx';
import { theme } from './theme.ts';

const Head = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
  padding-block: clamp(${theme.space.s}, 5vw, ${theme.space.xxl})
    clamp(${theme.space.m}, 4vw, ${theme.space.xl});

  h1,
  p {
    overflow-wrap: anywhere;
  }

  h1 {
    max-width: 18ch;
  }

  h1 + p {
    max-width: 54ch;
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
      {back}
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <Heading as="h1" $size="h1">
        {title}
      </Heading>
      {intro ? <Lead>{intro}</Lead> : null}
      {children}
    </Head>
  );
}
