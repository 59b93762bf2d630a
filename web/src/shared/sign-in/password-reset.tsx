import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { communityError, loadSession, type ConfirmationPolicy } from '@lumen-throw/community/index';
import { Button } from '../design/button.tsx';
import { Field, TextInput } from '../controls/field.tsx';
import { Spinner } from '../controls/loading.tsx';
import { theme } from '../design/theme.ts';
import { Heading, Muted, TitleGroup } from '../design/type.tsx';
import { useEnvironment } from '../environment/environment-context.tsx';
import { PASSWORD_RESET_TEXTS } from './password-reset-texts.ts';
import { AUTH_TEXTS, AUTH_TOASTS } from './texts.ts';
import { toast } from '../toasts/toast-store.ts';
import { emailError } from './auth-fields.ts';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
`;

export interface PasswordResetProps {
  level: 'h1' | 'h2';
  /** What stood in the sign-in form. */
  email: string;
  policy: ConfirmationPolicy;
  onBack: () => void;
}

/** Asks for a link to a new password; the answer never tells whether an account exists. */
export function PasswordReset({ level, email: typed, policy, onBack }: PasswordResetProps) {
  const [email, setEmail] = useState(typed);
  const [error, setError] = useState<string | null>(null);
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');
  const input = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const { firebase } = useEnvironment();

  // The button that led here, and the one that sends, are gone: the focus goes on to what is next.
  useEffect(() => {
    if (state === 'asking') input.current?.focus();
    if (state === 'sent') back.current?.focus();
  }, [state]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = emailError(email);
    setError(found);
    if (found) {
      input.current?.focus();
      return;
    }
    setState('busy');
    try {
      const { requestPasswordReset } = await loadSession();
      await requestPasswordReset(firebase, email.trim(), policy);
      setState('sent');
    } catch (failure) {
      const { field, reason } = communityError(failure);
      if (field === 'email') setError(reason);
      else toast({ title: AUTH_TOASTS.failedTitle, description: reason, variant: 'destructive' });
      setState('asking');
    }
  };

  return (
    <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TitleGroup>
        <Heading as={level} $size="h2">
          {PASSWORD_RESET_TEXTS.title}
        </Heading>
        <Muted role="status">
          {state === 'sent' ? PASSWORD_RESET_TEXTS.sent : PASSWORD_RESET_TEXTS.intro}
        </Muted>
      </TitleGroup>
      {state === 'sent' ? null : (
        <>
          <Field label={AUTH_TEXTS.email} error={error} required>
            {(control) => (
              <TextInput
                {...control}
                ref={input}
                name="email"
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  setError(null);
                }}
              />
            )}
          </Field>
          <Button type="submit" $inactive={state === 'busy'}>
            {state === 'busy' ? <Spinner /> : null}
            {state === 'busy' ? AUTH_TEXTS.loading : PASSWORD_RESET_TEXTS.send}
          </Button>
        </>
      )}
      <Button ref={back} $kind="ghost" onClick={onBack}>
        {PASSWORD_RESET_TEXTS.back}
      </Button>
    </Form>
  );
}
