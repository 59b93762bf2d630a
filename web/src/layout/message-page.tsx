import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageWidth } from '../shared/design/page-width.tsx';
import { theme } from '../shared/design/theme.ts';
import { Heading, Lead } from '../shared/design/type.tsx';

const Panel = styled(PageWidth)`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  padding-block: clamp(4rem, 14vh, 9rem);
  text-align: center;

  > div {
    justify-content: center;
  }
`;

/** A lens in the dark and the light that falls out of it, on nothing. */
const Beam = styled.svg`
  width: min(24rem, 80%);
  height: auto;
  color: ${theme.color.glow};
`;

const Code = styled.p`
  color: ${theme.color.accent};
  font: 400 ${theme.size.hero} / 1 ${theme.font.display};
`;

interface MessagePageProps {
  title: string;
  /** A figure above the title. */
  code?: string;
  text?: string;
  children: ReactNode;
}

/** A page that says one thing and offers a way on. */
export function MessagePage({ title, code, text, children }: MessagePageProps) {
  return (
    <Panel>
      <Beam viewBox="0 0 384 120" aria-hidden="true">
        <defs>
          <linearGradient id="beam" x1="0" x2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.75" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path d="M66 56 384 4v112L66 64z" fill="url(#beam)" />
        <rect x="10" y="38" width="58" height="44" rx="12" fill={theme.color.line} />
        <circle cx="56" cy="60" r="13" fill={theme.color.edge} />
        <circle cx="56" cy="60" r="7" fill="currentColor" />
      </Beam>
      {code ? <Code>{code}</Code> : null}
      <Heading as="h1" $size="h1">
        {title}
      </Heading>
      {text ? <Lead>{text}</Lead> : null}
      {children}
    </Panel>
  );
}
