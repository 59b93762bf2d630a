import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { loadAccount } from '@lumen-throw/community/index';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Muted } from '../../../shared/design/type.tsx';
import type { SessionUser } from '../../../shared/session/session-store.ts';
import { ACCOUNT_TEXTS } from './texts.ts';
import { loadToastHost } from '../../../shared/toasts/toasts.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { DataDownload } from './data-download.tsx';
import { DisplayNameForm } from './display-name-form.tsx';

/** What it is about on the left, what one can do on the right. */
const Part = styled.section`
  display: grid;
  gap: ${theme.space.m};
  align-items: start;
  padding-block: ${theme.space.l};
  border-top: 1px solid ${theme.color.line};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.space.xl};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

interface SectionProps {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}

function Section({ id, title, intro, children }: SectionProps) {
  return (
    <Part aria-labelledby={id}>
      <Words>
        <Heading as="h2" $size="h3" id={id}>
          {title}
        </Heading>
        <Muted>{intro}</Muted>
      </Words>
      <div>{children}</div>
    </Part>
  );
}

/** What a member can do with the account: its name, a copy of its data, its end. */
export function AccountView({ user }: { user: SessionUser }) {
  // There before the connection goes: what acts, and what says that it could not.
  useEffect(() => {
    void Promise.allSettled([loadAccount(), loadToastHost()]);
  }, []);

  return (
    <div>
      <Section id="account-name" title={ACCOUNT_TEXTS.nameTitle} intro={ACCOUNT_TEXTS.nameIntro}>
        <DisplayNameForm key={user.id} name={user.displayName ?? ''} />
      </Section>
      <Section id="account-data" title={ACCOUNT_TEXTS.dataTitle} intro={ACCOUNT_TEXTS.dataIntro}>
        <DataDownload />
      </Section>
      <Section id="account-deletion" title={ACCOUNT_TEXTS.deleteTitle} intro={ACCOUNT_TEXTS.deleteIntro}>
        <AccountDeletion user={user} />
      </Section>
    </div>
  );
}
