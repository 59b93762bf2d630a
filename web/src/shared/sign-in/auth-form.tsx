import { loadSession } from '@lumen-throw/community/index';
import { canStoreSession } from '@lumen-throw/community/session-hint';
import { INFO_SLUGS } from '@lumen-throw/domain/info-pages';
import { AUTH_LIMITS, SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { infoHref } from '@lumen-throw/domain/site-paths';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '../design/button.tsx';
import { Field, FieldError, TextInput } from '../controls/field.tsx';
import { Spinner } from '../controls/loading.tsx';
import { DOT } from '../design/dot.ts';
import { media, theme } from '../design/theme.ts';
import { Heading, Muted, Small, TitleGroup } from '../design/type.tsx';
import { loadToastHost } from '../toasts/toasts.tsx';
import { AUTH_TEXTS } from './texts.ts';
import type { GoogleSignInProps } from './google-sign-in.tsx';
import type { PasswordResetProps } from './password-reset.tsx';
import { useAuthForm, type AuthPlace } from './use-auth-form.ts';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};

  ${media.scriptless} {
    > :not(:first-child, noscript) {
      display: none;
    }
  }
`;

const TextButton = styled.button.attrs({ type: 'button' })`
  justify-self: start;
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.accent};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${media.touch} {
    min-height: ${theme.target};
  }
`;

/**
 * Loads what the form needs to be sent: without a connection later, what was typed can be sent once it is back.
 * The session isn't followed yet: an account that has to confirm its address is signed in for a moment.
 */
function prepare(): void {
  void Promise.allSettled([import('../session/account-backend.ts'), loadSession(), loadToastHost()]);
}

/** Whether cookies are blocked is asked once. */
const neverChanges = () => () => {};

interface AuthFormProps {
  place: AuthPlace;
  /** Called once somebody is signed in. */
  onSignedIn: () => void;
}

/** Sign in and sign up, with the way to a forgotten password; what was typed survives every switch. */
export function AuthForm({ place, onSignedIn }: AuthFormProps) {
  const state = useAuthForm(place, onSignedIn);
  const { form, mode, values, errors, busy, linkSentTo, policy, googleSignIn, change, switchMode, submit } =
    state;
  const [Reset, setReset] = useState<ComponentType<PasswordResetProps> | null>(null);
  const [resetFailed, setResetFailed] = useState(false);
  const [Google, setGoogle] = useState<ComponentType<GoogleSignInProps> | null>(null);
  const storable = useSyncExternalStore(neverChanges, canStoreSession, () => true);
  const level = place === 'page' ? 'h1' : 'h2';

  // What the form is about when the script comes; null while somebody is being signed in.
  const present = useRef<typeof mode | null>(mode);
  useEffect(() => {
    present.current = busy ? null : mode;
  }, [mode, busy]);

  // Without its script the form is there as ever.
  useEffect(() => {
    if (googleSignIn)
      import('./google-sign-in.tsx').then(
        (part) => setGoogle(() => part.GoogleSignIn),
        () => {},
      );
  }, [googleSignIn]);

  // Few ask for it, so it comes when somebody does, unless they have gone on meanwhile.
  const forgot = () =>
    import('./password-reset.tsx').then(
      ({ PasswordReset }) => {
        if (present.current !== 'sign-in') return;
        setReset(() => PasswordReset);
        setResetFailed(false);
      },
      () => setResetFailed(true),
    );

  // Back from the reset, the focus is where its form was.
  const wasReset = useRef(false);
  useEffect(() => {
    if (wasReset.current && !Reset) form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
    wasReset.current = Reset !== null;
  }, [Reset, form]);

  if (Reset)
    return <Reset level={level} email={values.email} policy={policy} onBack={() => setReset(null)} />;

  const signingUp = mode === 'sign-up';
  return (
    <>
      <Form ref={form} method="post" noValidate onFocus={prepare} onSubmit={(event) => void submit(event)}>
        <TitleGroup>
          <Heading as={level} $size="h2" tabIndex={-1}>
            {signingUp ? AUTH_TEXTS.signUpTitle : AUTH_TEXTS.signInTitle}
          </Heading>
          <Muted>{signingUp ? AUTH_TEXTS.signUpIntro : AUTH_TEXTS.signInIntro}</Muted>
          {storable ? null : <Small role="note">{AUTH_TEXTS.notStored}</Small>}
          {linkSentTo ? <Small role="status">{AUTH_TEXTS.linkSent(linkSentTo)}</Small> : null}
        </TitleGroup>
        <noscript>
          <Small>{AUTH_TEXTS.needsScript}</Small>
        </noscript>
        {signingUp ? (
          <Field
            label={AUTH_TEXTS.displayName}
            hint={AUTH_TEXTS.displayNameHint}
            error={errors.displayName}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                name="displayName"
                dir="auto"
                autoComplete="nickname"
                maxLength={SETUP_LIMITS.displayNameMax}
                value={values.displayName}
                onChange={change('displayName')}
              />
            )}
          </Field>
        ) : null}
        <Field label={AUTH_TEXTS.email} error={errors.email} required>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              // The name under which password managers keep the account.
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={values.email}
              onChange={change('email')}
            />
          )}
        </Field>
        <Field
          label={AUTH_TEXTS.password}
          hint={signingUp ? AUTH_TEXTS.passwordHint(AUTH_LIMITS.passwordMin) : null}
          error={errors.password}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              name="password"
              type="password"
              autoComplete={signingUp ? 'new-password' : 'current-password'}
              value={values.password}
              onChange={change('password')}
            />
          )}
        </Field>
        {signingUp ? null : (
          <div>
            <TextButton onClick={() => void forgot()}>{AUTH_TEXTS.forgot}</TextButton>
            {resetFailed ? <FieldError role="alert">{AUTH_TEXTS.resetNotLoaded}</FieldError> : null}
          </div>
        )}
        {signingUp ? (
          <Small>
            {AUTH_TEXTS.conditions} <Link to={infoHref(INFO_SLUGS.terms)}>{AUTH_TEXTS.terms}</Link>
            {DOT}
            <Link to={infoHref(INFO_SLUGS.privacy)}>{AUTH_TEXTS.privacy}</Link>
          </Small>
        ) : null}
        <Button type="submit" $inactive={busy}>
          {busy ? <Spinner /> : null}
          {busy ? AUTH_TEXTS.loading : signingUp ? AUTH_TEXTS.signUp : AUTH_TEXTS.signIn}
        </Button>
        <TextButton onClick={switchMode}>{signingUp ? AUTH_TEXTS.toSignIn : AUTH_TEXTS.toSignUp}</TextButton>
      </Form>
      {Google ? <Google state={state} /> : null}
    </>
  );
}
