import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { communityError } from '@lumen-throw/community/index';
import type { PendingLink } from '@lumen-throw/community/google-account';
import { withAppCheck } from '@lumen-throw/community/with-app-check';
import { Dialog } from '../controls/dialog.tsx';
import { Field, TextInput } from '../controls/field.tsx';
import { Spinner } from '../controls/loading.tsx';
import { Button } from '../design/button.tsx';
import { theme } from '../design/theme.ts';
import { Muted, Small } from '../design/type.tsx';
import { useEnvironment } from '../environment/environment-context.tsx';
import { GOOGLE_TEXTS, GOOGLE_TOASTS } from './google-texts.ts';
import type { AuthFormState } from './use-auth-form.ts';

const Part = styled.div`
  display: grid;
  gap: ${theme.space.s};
  margin-block-start: ${theme.space.s};
`;

const Or = styled(Small)`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${theme.space.s};
  align-items: center;

  &::before,
  &::after {
    border-top: 1px solid ${theme.color.line};
    content: '';
  }
`;

const LinkForm = styled.form`
  display: grid;
  gap: ${theme.space.m};
  overflow-wrap: anywhere;
`;

/** Google's mark, as its guidelines for such buttons want it. */
function GoogleMark() {
  return <img src="/icons/google.svg" alt="" width="18" height="18" />;
}

const loadGoogleAccount = () => withAppCheck(() => import('@lumen-throw/community/google-account'));

export interface GoogleSignInProps {
  /** The form above: a new account takes the name typed there. */
  state: AuthFormState;
}

/** The button that signs in with a Google account, below the form. */
export function GoogleSignIn({ state }: GoogleSignInProps) {
  const { mode, values, policy, enter, fail } = state;
  const { firebase } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const [pending, setPending] = useState<PendingLink | null>(null);
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const password = useRef<HTMLInputElement>(null);
  /** Counts clicks: a second one opens another window, and what became of the first is no news. */
  const attempts = useRef(0);

  // There before the click: browsers open a window only as its direct consequence.
  useEffect(() => {
    const prepare = async () => (await loadGoogleAccount()).prepareGoogle(firebase);
    void prepare().catch(() => {});
  }, [firebase]);

  const open = async () => {
    attempts.current += 1;
    const attempt = attempts.current;
    const isLatest = () => attempt === attempts.current;
    setBusy(true);
    try {
      const { signInWithGoogle } = await loadGoogleAccount();
      const outcome = await signInWithGoogle(firebase, {
        displayName: mode === 'sign-up' ? values.displayName : '',
        policy,
      });
      if (outcome.kind === 'has-password') setPending(outcome.pending);
      else await enter(outcome.isNew ? GOOGLE_TOASTS.joined(outcome.shownName) : undefined);
    } catch (error) {
      if (isLatest()) fail(communityError(error));
    } finally {
      if (isLatest()) setBusy(false);
    }
  };

  const refuse = (reason: string) => {
    setPasswordError(reason);
    password.current?.focus();
  };

  const link = async (event: SubmitEvent) => {
    event.preventDefault();
    const given = password.current?.value ?? '';
    if (busy || !pending) return;
    if (given === '') {
      refuse(GOOGLE_TEXTS.passwordMissing);
      return;
    }
    setBusy(true);
    try {
      await (await loadGoogleAccount()).linkGoogle(firebase, pending, given, policy);
      setPending(null);
      await enter();
    } catch (error) {
      const failure = communityError(error);
      if (failure.field === 'password') refuse(failure.reason);
      else fail(failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Part>
      <Or as="p">{GOOGLE_TEXTS.or}</Or>
      <Button $kind="quiet" aria-describedby="google-name-note" onClick={() => void open()}>
        {busy && !pending ? <Spinner /> : <GoogleMark />}
        {busy && !pending ? GOOGLE_TEXTS.waiting : GOOGLE_TEXTS.button}
      </Button>
      <Small id="google-name-note">
        {mode === 'sign-up' ? GOOGLE_TEXTS.nameTyped : GOOGLE_TEXTS.nameOfGoogle}
      </Small>
      <Dialog
        title={GOOGLE_TEXTS.linkTitle}
        open={pending !== null}
        onClose={() => {
          setPending(null);
          setPasswordError(null);
        }}
      >
        <LinkForm method="post" noValidate onSubmit={(event) => void link(event)}>
          <Muted>{GOOGLE_TEXTS.linkIntro(pending?.email ?? '')}</Muted>
          <input
            type="email"
            name="email"
            autoComplete="username"
            value={pending?.email ?? ''}
            readOnly
            hidden
          />
          <Field label={GOOGLE_TEXTS.password} error={passwordError} required>
            {(control) => (
              <TextInput
                {...control}
                ref={password}
                name="password"
                type="password"
                autoComplete="current-password"
              />
            )}
          </Field>
          <Button type="submit" $inactive={busy}>
            {busy ? <Spinner /> : null}
            {busy ? GOOGLE_TEXTS.linking : GOOGLE_TEXTS.link}
          </Button>
        </LinkForm>
      </Dialog>
    </Part>
  );
}
