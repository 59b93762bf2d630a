import styled from 'styled-components';
import { AccountView } from '../account/account-view.tsx';
import { AuthForm } from '../auth/auth-form.tsx';
import { Card } from '../design/card.tsx';
import { LoadingState } from '../design/loading.tsx';
import { PageWidth } from '../design/page-width.tsx';
import { theme } from '../design/theme.ts';
import { Heading, Lead } from '../design/type.tsx';
import { Seo } from '../seo/seo.tsx';
import { useSession } from '../session/use-session.ts';
import { ACCOUNT_TEXTS } from '../texts/account.ts';

const Room = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.l};
  max-width: 60rem;
  padding-block: ${theme.space.xl} ${theme.space.section};
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
  return (
    <Room>
      <Seo title={ACCOUNT_TEXTS.pageTitle} noIndex />
      <Head>
        <Heading as="h1" $size="h1">
          {ACCOUNT_TEXTS.title}
        </Heading>
        {status === 'unknown' ? null : (
          <Lead>{user ? ACCOUNT_TEXTS.signedInAs(user.email ?? '') : ACCOUNT_TEXTS.signInNote}</Lead>
        )}
      </Head>
      {status === 'unknown' ? <LoadingState label={ACCOUNT_TEXTS.loading} /> : null}
      {status === 'signed-out' ? (
        <Panel>
          <AuthForm place="account" onSignedIn={() => {}} />
        </Panel>
      ) : null}
      {status === 'signed-in' ? <AccountView user={user} /> : null}
    </Room>
  );
}
