import { useRef } from 'react';
import styled from 'styled-components';
import { AccountView } from './account-view.tsx';
import { AuthForm } from '../../../shared/sign-in/auth-form.tsx';
import { Card } from '../../../shared/design/card.tsx';
import { useFocusKept } from '../../../shared/controls/keep-focus.ts';
import { LoadingState } from '../../../shared/controls/loading.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Heading, Lead, Muted } from '../../../shared/design/type.tsx';
import { OnceHydrated } from '../../../startup/use-hydrated.ts';
import { Seo } from '../../../shared/seo/seo.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { ACCOUNT_TEXTS } from './texts.ts';

const Frame = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.l};
  max-width: 60rem;
  padding-block: ${theme.space.xl} ${theme.space.section};

  /* Signed out there is a form and nothing else. The hint goes once it is known who is here. */
  :root:not([data-session-hint]) &:not([data-member]) {
    max-width: calc(27rem + 2 * ${theme.space.gutter});
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space.xs};
  overflow-wrap: anywhere;
`;

const Panel = styled(Card)`
  width: 100%;
  max-width: 27rem;
  padding: clamp(${theme.space.m}, 5vw, ${theme.space.l});
`;

/** One's own account; who is not signed in can do so here. */
export function Component() {
  const { status, user } = useSession();
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A sign-in, or its end, takes a form away from under the keyboard.
  useFocusKept(frame, () => heading.current);
  return (
    <Frame ref={frame} data-member={status === 'signed-in' ? '' : undefined}>
      <Seo title={ACCOUNT_TEXTS.pageTitle} noIndex />
      <Head>
        <Heading as="h1" $size="h1" ref={heading} tabIndex={-1}>
          {ACCOUNT_TEXTS.title}
        </Heading>
        {status === 'unknown' ? null : (
          <Lead>{user ? ACCOUNT_TEXTS.signedInAs(user.email ?? '') : ACCOUNT_TEXTS.signInNote}</Lead>
        )}
      </Head>
      {status === 'unknown' ? (
        <>
          <OnceHydrated>
            <LoadingState label={ACCOUNT_TEXTS.loading} />
          </OnceHydrated>
          <noscript>
            <Muted>{ACCOUNT_TEXTS.needsScript}</Muted>
          </noscript>
        </>
      ) : null}
      {status === 'signed-out' ? (
        <Panel>
          <AuthForm place="account" onSignedIn={() => {}} />
        </Panel>
      ) : null}
      {status === 'signed-in' ? <AccountView user={user} /> : null}
    </Frame>
  );
}
