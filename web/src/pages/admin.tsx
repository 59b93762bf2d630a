import { PATHS } from '@lumen-throw/domain/site-paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { AdminDashboard } from '../admin/admin-dashboard.tsx';
import { LoadingState } from '../design/loading.tsx';
import { PageWidth } from '../design/page-width.tsx';
import { theme } from '../design/theme.ts';
import { Heading, Muted } from '../design/type.tsx';
import { useHydrated } from '../gallery/use-hydrated.ts';
import { Seo } from '../seo/seo.tsx';
import { useSession } from '../session/use-session.ts';
import { ADMIN_TEXTS, ADMIN_TOASTS } from '../texts/admin.ts';
import { toast } from '../toasts/toast-store.ts';

const Page = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.l};
  padding-block: ${theme.space.xl} ${theme.space.section};
`;

/** The moderation page. Who may see it is decided here for comfort, and by the rules in earnest. */
export function Component() {
  const { status, user, isAdmin } = useSession();
  const navigate = useNavigate();
  const hydrated = useHydrated();

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
          {hydrated ? <LoadingState label={ADMIN_TEXTS.loading} /> : null}
          <noscript>
            <Muted>{ADMIN_TEXTS.needsScript}</Muted>
          </noscript>
        </>
      )}
    </Page>
  );
}
