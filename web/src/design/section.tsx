import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { BELOW_FIRST_SCREEN } from './below-first-screen.ts';
import { Eyebrow, Heading, Lead } from './type.tsx';
import { theme } from './theme.ts';

const nightGround = css`
  color-scheme: dark;
  background: ${theme.color.night};
  color: ${theme.color.ink};
`;

/** A band of the page; `$night` turns it, and all in it, dark in both themes. */
export const Section = styled.section.attrs({ className: BELOW_FIRST_SCREEN })<{
  $night?: boolean;
  $flush?: 'top' | 'bottom' | 'both';
}>`
  padding-block: ${theme.space.section};
  ${({ $flush }) => ($flush === 'top' || $flush === 'both') && 'padding-top: 0;'}
  ${({ $flush }) => ($flush === 'bottom' || $flush === 'both') && 'padding-bottom: 0;'}
  ${({ $night }) => $night && nightGround}
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space.s};
  align-content: start;
  max-width: 62ch;
  margin-bottom: clamp(${theme.space.l}, 4vw, ${theme.space.xl});
`;

interface SectionHeadProps {
  eyebrow?: string | null | undefined;
  heading: string;
  intro?: string | null | undefined;
  /** Id of the heading, for `aria-labelledby` of the section. */
  id?: string;
  children?: ReactNode;
}

/** Small line, title and text with which a section opens. */
export function SectionHead({ eyebrow, heading, intro, id, children }: SectionHeadProps) {
  return (
    <Head>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <Heading as="h2" $size="h2" id={id}>
        {heading}
      </Heading>
      {intro ? <Lead>{intro}</Lead> : null}
      {children}
    </Head>
  );
}
