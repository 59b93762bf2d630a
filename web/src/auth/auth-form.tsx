import { AUTH_LIMITS, SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { CommunityError, loadSession } from '../community/index.ts';
import { Button } from '../design/button.tsx';
import { Field, TextInput } from '../design/field.tsx';
import { Spinner } from '../design/loading.tsx';
import { theme } from '../design/theme.ts';
import { Heading, Muted } from '../design/type.tsx';
import { useEnvironment } from '../environment/environment-context.tsx';
import { startSession } from '../session/session-store.ts';
import { AUTH_TEXTS, AUTH_TOASTS } from '../texts/auth.ts';
import { toast } from '../toasts/toast-store.ts';
import { authErrors, type AuthErrors, type AuthMode, type AuthValues } from './auth-fields.ts';
import { PasswordReset } from './password-reset.tsx';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
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
`;

/** Which words and toasts: those of the page of its own, or of the form in the gallery. */
export type AuthPlace = 'page' | 'gallery';

interface AuthFormProps {
  place: AuthPlace;
  /** Called once somebody is signed in. */
  onSignedIn: () => void;
}

const EMPTY: AuthValues = { displayName: '', email: '', password: '' };

/** What stands in the form's fields: the page may have been filled in before React took it over. */
function valuesIn(form: HTMLFormElement | null): Partial<AuthValues> {
  if (!form) return {};
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(fields);
}

/** Sign in and sign up, with the way to a forgotten password; what was typed survives every switch. */
export function AuthForm({ place, onSignedIn }: AuthFormProps) {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const [forgot, setForgot] = useState(false);
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<AuthErrors>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { firebase, requireConfirmedEmail, siteUrl } = useEnvironment();
  const policy = { requireConfirmedEmail, continueUrl: new URL(PATHS.gallery, siteUrl).href };

  useEffect(() => setValues((before) => ({ ...before, ...valuesIn(form.current) })), []);

  if (forgot) {
    return <PasswordReset email={values.email} policy={policy} onBack={() => setForgot(false)} />;
  }

  const change = (field: keyof AuthValues) => (event: { target: { value: string } }) => {
    setValues((before) => ({ ...before, [field]: event.target.value }));
    setErrors(({ [field]: _, ...others }) => others);
  };

  const showErrors = (found: AuthErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const authenticate = async (values: AuthValues): Promise<void> => {
    const accounts = await loadSession();
    const email = values.email.trim();
    if (mode === 'sign-in') {
      await accounts.signIn(firebase, email, values.password, policy);
      toast(place === 'page' ? AUTH_TOASTS.signedIn : AUTH_TOASTS.signedInInGallery);
    } else {
      const displayName = values.displayName.trim().slice(0, SETUP_LIMITS.displayNameMax);
      const outcome = await accounts.signUp(firebase, { ...values, displayName, email }, policy);
      if (outcome.kind === 'check-email') {
        toast(AUTH_TOASTS.checkEmail);
        setMode('sign-in');
        return;
      }
      toast(place === 'page' ? AUTH_TOASTS.signedUp : AUTH_TOASTS.signedUpInGallery);
    }
    await startSession();
    onSignedIn();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const filled = { ...values, ...valuesIn(form.current) };
    const found = authErrors(mode, filled);
    if (Object.keys(found).length > 0) {
      showErrors(found);
      return;
    }
    setBusy(true);
    try {
      await authenticate(filled);
    } catch (error) {
      const failure = error instanceof CommunityError ? error : null;
      if (failure?.field) showErrors({ [failure.field]: failure.reason });
      toast({
        title: place === 'page' ? AUTH_TOASTS.failedTitle : AUTH_TOASTS.failedInGalleryTitle,
        description: failure?.reason ?? AUTH_TOASTS.failed,
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };

  const signingUp = mode === 'sign-up';
  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <Heading as={place === 'page' ? 'h1' : 'h2'} $size="h2">
          {signingUp ? AUTH_TEXTS.signUpTitle : AUTH_TEXTS.signInTitle}
        </Heading>
        <Muted>{signingUp ? AUTH_TEXTS.signUpIntro : AUTH_TEXTS.signInIntro}</Muted>
      </div>
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
            autoComplete="email"
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
      {signingUp ? null : <TextButton onClick={() => setForgot(true)}>{AUTH_TEXTS.forgot}</TextButton>}
      <Button type="submit" disabled={busy}>
        {busy ? <Spinner /> : null}
        {busy ? AUTH_TEXTS.loading : signingUp ? AUTH_TEXTS.signUp : AUTH_TEXTS.signIn}
      </Button>
      <TextButton
        onClick={() => {
          setMode(signingUp ? 'sign-in' : 'sign-up');
          setErrors({});
        }}
      >
        {signingUp ? AUTH_TEXTS.toSignIn : AUTH_TEXTS.toSignUp}
      </TextButton>
    </Form>
  );
}
