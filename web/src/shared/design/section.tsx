import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { BELOW_FIRST_SCREEN } from '../../startup/below-first-screen.ts';
import { Eyebrow, Heading, Lead } from './type.tsx';
import { media, theme } from './theme.ts';

/** On paper there is no night: it would be pale on white. */
const nightGround = css`
  @media screen {
    color-scheme: dark;
    background: ${theme.color.night};
    color: ${theme.color.ink};
  }
`;

export interface BandLook {
  $night?: boolean;
  $flush?: 'top' | 'bottom' | 'both';
  /** A ground of its own, which `$night` is too. */
  $grounded?: boolean;
}

/** Bands without a distance at their end. */
const ENDLESS = new Set<BandLook['$flush']>(['bottom', 'both']);

/** Marks a band that stands on the ground of the page, and leaves a distance at its end. */
const PLAIN = 'data-plain';

/** Between two such bands one distance is enough; a lazy part is a `<div>` around its band. */
const afterPlain = css`
  [${PLAIN}] + &,
  [${PLAIN}] + div > &,
  div:has(> [${PLAIN}]) + &,
  div:has(> [${PLAIN}]) + div > & {
    padding-top: 0;
  }
`;

/** A band of the page; `$night` turns it, and all in it, dark in both themes. */
export const Section = styled.section.attrs<BandLook>(({ $night, $grounded, $flush }) => ({
  className: BELOW_FIRST_SCREEN,
  ...($night || $grounded || ENDLESS.has($flush) ? {} : { [PLAIN]: '' }),
}))<BandLook>`
  padding-block: ${theme.space.section};
  ${({ $night, $grounded }) => !$night && !$grounded && afterPlain}
  ${({ $flush }) => ($flush === 'top' || $flush === 'both') && 'padding-top: 0;'}
  ${({ $flush }) => ($flush === 'bottom' || $flush === 'both') && 'padding-bottom: 0;'}
  ${({ $night }) => $night && nightGround}

  ${media.print} {
    padding-block: ${theme.space.m};
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  align-content: start;
  max-width: 62ch;
  margin-bottom: clamp(${theme.space.m}, 4vw, ${theme.space.xl});
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
