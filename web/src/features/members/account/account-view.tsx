import { useEffect, useRef } from 'react';
import { loadAccount } from '@lumen-throw/community/index';
import { usePartOnDemand } from '../../../shared/on-demand/use-part-on-demand.ts';
import type { SessionUser } from '../../../shared/session/session-store.ts';
import { loadToastHost } from '../../../shared/toasts/toasts.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { AccountSection } from './account-section.tsx';
import { DataDownload } from './data-download.tsx';
import { DisplayNameForm } from './display-name-form.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ACCOUNT_TEXTS } from './texts.ts';

const loadOverview = async () => (await import('./overview.tsx')).Overview;

/** Keeps the control that has the focus in view when what loads above it grows. */
function useFocusInView() {
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!above.current) return undefined;
    const observer = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (below.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(above.current);
    return () => observer.disconnect();
  }, []);
  return { above, below };
}

/** What a member can do with the account: notices and setups, name, address, password, data, its end. */
export function AccountView({ user }: { user: SessionUser }) {
  const { Part: Overview, ask } = usePartOnDemand(loadOverview);

  const { above, below } = useFocusInView();
  const hasPassword = user.hasPassword !== false;

  // There before the connection goes: what acts, and what says that it could not.
  useEffect(() => {
    void Promise.allSettled([ask(), loadAccount(), loadToastHost()]);
  }, [ask]);

  return (
    <>
      <div ref={above}>{Overview ? <Overview key={user.id} uid={user.id} /> : null}</div>
      <div ref={below}>
        <AccountSection id="account-name" title={ACCOUNT_TEXTS.nameTitle} intro={ACCOUNT_TEXTS.nameIntro}>
          <DisplayNameForm key={user.id} name={user.displayName ?? ''} />
        </AccountSection>
        <AccountSection
          id="account-email"
          title={ACCOUNT_TEXTS.emailTitle}
          intro={hasPassword ? ACCOUNT_TEXTS.emailIntro : ACCOUNT_TEXTS.emailOfGoogle}
        >
          {hasPassword ? <EmailForm key={user.id} email={user.email ?? ''} /> : null}
        </AccountSection>
        <AccountSection
          id="account-password"
          title={ACCOUNT_TEXTS.passwordTitle}
          intro={hasPassword ? ACCOUNT_TEXTS.passwordIntro : ACCOUNT_TEXTS.passwordOfGoogle}
        >
          {hasPassword ? <PasswordForm key={user.id} email={user.email ?? ''} /> : null}
        </AccountSection>
        <AccountSection id="account-data" title={ACCOUNT_TEXTS.dataTitle} intro={ACCOUNT_TEXTS.dataIntro}>
          <DataDownload />
        </AccountSection>
        <AccountSection
          id="account-deletion"
          title={ACCOUNT_TEXTS.deleteTitle}
          intro={ACCOUNT_TEXTS.deleteIntro}
        >
          <AccountDeletion user={user} />
        </AccountSection>
      </div>
    </>
  );
}
