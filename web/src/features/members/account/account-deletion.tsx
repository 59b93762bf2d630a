import { PATHS } from '@lumen-throw/domain/site-paths';
import { useRef, useState, type FormEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { communityError, loadAccount } from '@lumen-throw/community/index';
import { Button, ButtonRow } from '../../../shared/design/button.tsx';
import { Dialog } from '../../../shared/controls/dialog.tsx';
import { Field, FieldError, TextInput } from '../../../shared/controls/field.tsx';
import { Spinner } from '../../../shared/controls/loading.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { forgetMember } from '../../../shared/setup-draft/draft.ts';
import type { SessionUser } from '../../../shared/session/session-store.ts';
import { ACCOUNT_ERRORS, ACCOUNT_TEXTS, ACCOUNT_TOASTS } from './texts.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
`;

const What = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
  padding-inline-start: 1.2em;
`;

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

interface DeletionErrors {
  password?: string;
  confirmation?: string;
}

/** The button and the dialog that delete the account: what goes, the password, and a typed word. */
export function AccountDeletion({ user }: { user: SessionUser }) {
  const { firebase } = useEnvironment();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [errors, setErrors] = useState<DeletionErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hasPassword = user.hasPassword !== false;

  const refuse = (found: DeletionErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const close = () => {
    setAsking(false);
    setErrors({});
    setFailure(null);
  };

  const mend = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== target.name)));
  };

  const remove = async (password: string | null) => {
    setBusy(true);
    setErrors({});
    setFailure(null);
    try {
      await (await loadAccount()).deleteAccount(firebase, password);
      await forgetMember(user.id);
      toast(ACCOUNT_TOASTS.deleted);
      await navigate(PATHS.home, { replace: true });
    } catch (error) {
      const { code, reason } = communityError(error);
      if (code === 'wrong-credentials') refuse({ password: ACCOUNT_ERRORS.passwordWrong });
      else setFailure(ACCOUNT_ERRORS.deleteFailed(reason));
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget);
    const password = textOf(given, 'password');
    const { confirmationWord } = ACCOUNT_TEXTS;
    const found: DeletionErrors = {
      ...(!hasPassword || password ? {} : { password: ACCOUNT_ERRORS.passwordMissing }),
      ...(textOf(given, 'confirmation') === confirmationWord
        ? {}
        : { confirmation: ACCOUNT_ERRORS.confirmation(confirmationWord) }),
    };
    if (Object.keys(found).length > 0) refuse(found);
    else void remove(hasPassword ? password : null);
  };

  return (
    <>
      <Button $kind="danger" onClick={() => setAsking(true)}>
        {ACCOUNT_TEXTS.delete}
      </Button>
      <Dialog title={ACCOUNT_TEXTS.deleteQuestion} open={asking} onClose={close}>
        <Form ref={form} method="post" noValidate onInput={mend} onSubmit={submit}>
          <What>
            {ACCOUNT_TEXTS.goes.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </What>
          <p>
            <strong>{ACCOUNT_TEXTS.final}</strong>
          </p>
          {hasPassword ? (
            <>
              {/* Password managers offer the password of this address. */}
              <input
                type="email"
                name="email"
                autoComplete="username"
                value={user.email ?? ''}
                readOnly
                hidden
              />
              <Field label={ACCOUNT_TEXTS.password} error={errors.password} required>
                {(control) => (
                  <TextInput {...control} name="password" type="password" autoComplete="current-password" />
                )}
              </Field>
            </>
          ) : (
            <p>{ACCOUNT_TEXTS.googleAsks}</p>
          )}
          <Field
            label={ACCOUNT_TEXTS.confirmation(ACCOUNT_TEXTS.confirmationWord)}
            error={errors.confirmation}
            required
          >
            {(control) => (
              <TextInput {...control} name="confirmation" autoComplete="off" spellCheck={false} />
            )}
          </Field>
          {failure ? <FieldError role="alert">{failure}</FieldError> : null}
          <ButtonRow>
            <Button type="submit" $kind="danger" $inactive={busy}>
              {busy ? <Spinner /> : null}
              {busy ? ACCOUNT_TEXTS.deleting : ACCOUNT_TEXTS.confirmDelete}
            </Button>
            <Button $kind="quiet" $inactive={busy} onClick={close}>
              {ACCOUNT_TEXTS.keep}
            </Button>
          </ButtonRow>
        </Form>
      </Dialog>
    </>
  );
}
