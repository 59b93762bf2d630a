import { useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { CommunityError, loadSession, type ConfirmationPolicy } from '../community/index.ts';
import { Button } from '../design/button.tsx';
import { Field, TextInput } from '../design/field.tsx';
import { theme } from '../design/theme.ts';
import { Heading, Muted } from '../design/type.tsx';
import { useEnvironment } from '../environment/environment-context.tsx';
import { AUTH_TEXTS, AUTH_TOASTS } from '../texts/auth.ts';
import { authErrors } from './auth-fields.ts';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
`;

interface PasswordResetProps {
  /** What stood in the sign-in form. */
  email: string;
  policy: ConfirmationPolicy;
  onBack: () => void;
}

/** Asks for a link to a new password; the answer never tells whether an account exists. */
export function PasswordReset({ email: typed, policy, onBack }: PasswordResetProps) {
  const [email, setEmail] = useState(typed);
  const [error, setError] = useState<string | null>(null);
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');
  const { firebase } = useEnvironment();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = authErrors('sign-in', { displayName: '', email, password: 'unused' }).email ?? null;
    setError(found);
    if (found) return;
    setState('busy');
    try {
      const { requestPasswordReset } = await loadSession();
      await requestPasswordReset(firebase, email.trim(), policy);
      setState('sent');
    } catch (failure) {
      setError(failure instanceof CommunityError ? failure.reason : AUTH_TOASTS.failed);
      setState('asking');
    }
  };

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <Heading as="h2" $size="h2">
          {AUTH_TEXTS.forgotTitle}
        </Heading>
        <Muted role="status">{state === 'sent' ? AUTH_TEXTS.forgotSent : AUTH_TEXTS.forgotIntro}</Muted>
      </div>
      {state === 'sent' ? null : (
        <>
          <Field label={AUTH_TEXTS.email} error={error} required>
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" disabled={state === 'busy'}>
            {state === 'busy' ? AUTH_TEXTS.loading : AUTH_TEXTS.forgotSend}
          </Button>
        </>
      )}
      <Button $kind="ghost" onClick={onBack}>
        {AUTH_TEXTS.back}
      </Button>
    </Form>
  );
}
