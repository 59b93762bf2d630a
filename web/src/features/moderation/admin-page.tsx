import { PATHS } from '@lumen-throw/domain/site-paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { AdminDashboard } from './admin-dashboard.tsx';
import { LoadingState } from '../../shared/controls/loading.tsx';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { theme } from '../../shared/design/theme.ts';
import { Heading, Muted } from '../../shared/design/type.tsx';
import { OnceHydrated } from '../../startup/use-hydrated.ts';
import { Seo } from '../../shared/seo/seo.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ADMIN_TEXTS, ADMIN_TOASTS } from './texts.ts';
import { toast } from '../../shared/toasts/toast-store.ts';

const Page = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.l};
  padding-block: ${theme.space.xl} ${theme.space.section};
`;

/** The moderation page. The check here is a convenience; the rules enforce it. */
export function Component() {
  const { status, user, isAdmin } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (status === 'unknown' || isAdmin) return;
    if (status === 'signed-in') toast({ ...ADMIN_TOASTS.denied, variant: 'destructive' });
    void navigate(PATHS.home, { replace: true });
  }, [status, isAdmin, navigate]);

  return (
    <Page>
      <Seo title={ADMIN_TEXTS.pageTitle} noIndex />
      <Heading as="h1" $size="h1">
        {ADMIN_TEXTS.title}
      </Heading>
      {isAdmin && user ? (
        <AdminDashboard moderator={user.id} />
      ) : (
        <>
          <OnceHydrated>
            <LoadingState label={ADMIN_TEXTS.loading} />
          </OnceHydrated>
          <noscript>
            <Muted>{ADMIN_TEXTS.needsScript}</Muted>
          </noscript>
        </>
      )}
    </Page>
  );
}
