import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../design/theme.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { hiddenWhileQueryPends } from './hidden-until-read.ts';
import { useFrameHeight } from './use-frame-height.ts';

const Page = styled.main<{ $maxWidth: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem;
  align-content: start;
  max-width: ${({ $maxWidth }) => $maxWidth};
  margin-inline: auto;
  padding: ${theme.space.s};
  width: 100%;

  ${hiddenWhileQueryPends}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space.s};
`;

const Title = styled.h1`
  font-size: ${theme.size.h4};
`;

const WholePage = styled.a`
  justify-self: end;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.tiny};
`;

const Scriptless = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

interface FrameLayoutProps {
  title: string;
  /** A CSS length. */
  maxWidth: string;
  /** Path of the page that the frame shows a part of. */
  path: string;
  /** Query with which that page opens as the frame is now. */
  query: string;
  /** Name of the way to that page. */
  wholePage: string;
  /** Stands before the address of that page where scripts don't run. */
  withoutScript: string;
  children: ReactNode;
}

/** What frames in other sites' pages have in common: a title, the way to the whole page, and their height told. */
export function FrameLayout({
  title,
  maxWidth,
  path,
  query,
  wholePage,
  withoutScript,
  children,
}: FrameLayoutProps) {
  const { siteUrl } = useEnvironment();
  const page = useRef<HTMLElement>(null);
  const address = new URL(path, siteUrl).href;
  useFrameHeight(page);
  return (
    <Page ref={page} $maxWidth={maxWidth}>
      <Head>
        <Title>{title}</Title>
        <WholePage href={`${address}${query}`} target="_blank" rel="noopener">
          {wholePage}
        </WholePage>
      </Head>
      <noscript>
        <Scriptless>
          {withoutScript} {/* Written out: a frame without permissions opens no other page. */}
          <a href={address} target="_blank" rel="noopener">
            {address}
          </a>
        </Scriptless>
      </noscript>
      {children}
    </Page>
  );
}
