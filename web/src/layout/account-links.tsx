import { PATHS } from '@lumen-throw/domain/site-paths';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { SignInState } from '../shared/session/return-path.ts';
import { Button, LinkButton } from '../shared/design/button.tsx';
import { signOut } from '../shared/session/session-store.ts';
import { useIsSignedIn } from '../shared/session/use-session.ts';
import { LAYOUT_TEXTS } from './texts.ts';

/** Hidden while the first script's hint says that somebody is signed in and the session loads. */
const SignIn = styled(LinkButton)`
  :root[data-session-hint] & {
    visibility: hidden;
  }
`;

const SignOut = styled(Button)`
  white-space: nowrap;
`;

/** Sign In or Sign Out. @param onLeave called after a tap, so that a menu can close */
export function AccountLink({ onLeave }: { onLeave?: () => void }) {
  const isSignedIn = useIsSignedIn();
  const leaving = useRef(false);
  const { pathname, search, state } = useLocation();
  // On the sign-in page itself the way back stays the one that led there.
  const back: unknown =
    pathname === PATHS.auth ? state : ({ from: `${pathname}${search}` } satisfies SignInState);
  if (isSignedIn) {
    return (
      <SignOut
        $kind="quiet"
        $small
        onClick={() => {
          leaving.current = true;
          void signOut().finally(onLeave);
        }}
      >
        {LAYOUT_TEXTS.signOut}
      </SignOut>
    );
  }
  return (
    <SignIn
      // It takes the place of the button that was pressed, and its focus.
      ref={(link) => {
        if (leaving.current) link?.focus();
        leaving.current = false;
      }}
      to={PATHS.auth}
      state={back}
      $kind="quiet"
      $small
      onClick={onLeave}
    >
      {LAYOUT_TEXTS.signIn}
    </SignIn>
  );
}
