import { AUTH_LIMITS } from '@lumen-throw/domain/limits';
import { useRef, useState, type SubmitEvent } from 'react';
import { communityError, loadAccount } from '@lumen-throw/community/index';
import { Field, TextInput } from '../../../shared/controls/field.tsx';
import { Spinner } from '../../../shared/controls/loading.tsx';
import { Button } from '../../../shared/design/button.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { AccountForm } from './account-form.ts';
import { ACCOUNT_ERRORS, ACCOUNT_TEXTS, ACCOUNT_TOASTS } from './texts.ts';

interface PasswordErrors {
  present?: string;
  next?: string;
}

/** Changes the password; the present one is asked for. @param email which password managers go by */
export function PasswordForm({ email }: { email: string }) {
  const { firebase } = useEnvironment();
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const refuse = (found: PasswordErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const save = async () => {
    setBusy(true);
    try {
      await (await loadAccount()).changePassword(firebase, present, next);
      setPresent('');
      setNext('');
      setErrors({});
      toast(ACCOUNT_TOASTS.passwordSaved);
    } catch (failure) {
      const { code, reason } = communityError(failure);
      if (code === 'wrong-credentials') refuse({ present: ACCOUNT_ERRORS.passwordWrong });
      else if (code === 'weak-password') refuse({ next: reason });
      else toast({ ...ACCOUNT_TOASTS.passwordFailed(reason), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const found: PasswordErrors = {};
    if (present === '') found.present = ACCOUNT_ERRORS.passwordMissing;
    if (next.length < AUTH_LIMITS.passwordMin)
      found.next = ACCOUNT_ERRORS.passwordShort(AUTH_LIMITS.passwordMin);
    if (Object.keys(found).length > 0) refuse(found);
    else void save();
  };

  return (
    <AccountForm ref={form} method="post" noValidate onSubmit={submit}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={ACCOUNT_TEXTS.presentPassword} error={errors.present} required>
        {(control) => (
          <TextInput
            {...control}
            name="present"
            type="password"
            autoComplete="current-password"
            value={present}
            onChange={(event) => setPresent(event.target.value)}
          />
        )}
      </Field>
      <Field label={ACCOUNT_TEXTS.newPassword} error={errors.next} required>
        {(control) => (
          <TextInput
            {...control}
            name="next"
            type="password"
            autoComplete="new-password"
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" $kind="quiet" $inactive={busy}>
        {busy ? <Spinner /> : null}
        {busy ? ACCOUNT_TEXTS.saving : ACCOUNT_TEXTS.savePassword}
      </Button>
    </AccountForm>
  );
}
