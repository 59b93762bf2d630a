import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '../shared/design/theme.ts';
import { LAYOUT_TEXTS } from './texts.ts';
import { useRoomParts } from '../shared/room/room-slot.tsx';
import { Toasts } from '../shared/toasts/toasts.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PlaceLink } from '../shared/links/place-link.tsx';
import { MAIN_ID, RouteAnnouncer } from './route-announcer.tsx';

const SkipLink = styled(PlaceLink)`
  position: absolute;
  top: 0.5rem;
  left: 0.5rem;
  z-index: 50;
  padding: 0.7rem 1.2rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

const Main = styled.main`
  flex: 1;

  &:focus-visible {
    outline: none;
  }
`;

/** Below the header's row, where a room is kept; its look is in `design/global-style.ts`. */
function RoomPlace() {
  const parts = useRoomParts();
  return <div data-room-place="">{parts && <parts.RoomLine />}</div>;
}

/** Header, footer and what is between them. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink place={MAIN_ID}>{LAYOUT_TEXTS.skipToContent}</SkipLink>
      <Header />
      <RoomPlace />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <Toasts />
    </>
  );
}

/** The frame of every page, and what happens between pages. */
export function Layout() {
  return (
    <>
      <NavigationProgress />
      <Frame>
        <Outlet />
      </Frame>
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
