import { PATHS } from '@lumen-throw/domain/site-paths';
import { useRef, useState, type SubmitEvent } from 'react';
import { communityError, loadAccount } from '@lumen-throw/community/index';
import { Field, TextInput } from '../../../shared/controls/field.tsx';
import { Spinner } from '../../../shared/controls/loading.tsx';
import { Button } from '../../../shared/design/button.tsx';
import { Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { AccountForm } from './account-form.ts';
import { ACCOUNT_ERRORS, ACCOUNT_TEXTS, ACCOUNT_TOASTS } from './texts.ts';

interface EmailErrors {
  newEmail?: string;
  password?: string;
}

/** Changes the address: the link in a mail to the new one does it. @param email the present address */
export function EmailForm({ email }: { email: string }) {
  const { firebase } = useEnvironment();
  const [value, setValue] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<EmailErrors>({});
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const refuse = (found: EmailErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const save = async (wanted: string) => {
    setBusy(true);
    try {
      const back = `${location.origin}${PATHS.account}`;
      await (await loadAccount()).changeEmail(firebase, password, wanted, back);
      setSentTo(wanted);
      setValue('');
      setPassword('');
      setErrors({});
    } catch (failure) {
      const { code, reason } = communityError(failure);
      if (code === 'wrong-credentials') refuse({ password: ACCOUNT_ERRORS.passwordWrong });
      else if (code === 'invalid-email') refuse({ newEmail: reason });
      else toast({ ...ACCOUNT_TOASTS.emailFailed(reason), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const wanted = value.trim();
    const found: EmailErrors = {};
    if (wanted === '') found.newEmail = ACCOUNT_ERRORS.emailMissing;
    else if (wanted === email) found.newEmail = ACCOUNT_ERRORS.emailSame;
    if (password === '') found.password = ACCOUNT_ERRORS.passwordMissing;
    if (Object.keys(found).length > 0) refuse(found);
    else void save(wanted);
  };

  return (
    <AccountForm ref={form} method="post" noValidate onSubmit={submit}>
      <Field label={ACCOUNT_TEXTS.newEmail} error={errors.newEmail} required>
        {(control) => (
          <TextInput
            {...control}
            name="newEmail"
            type="email"
            autoComplete="email"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <Field label={ACCOUNT_TEXTS.presentPassword} error={errors.password} required>
        {(control) => (
          <TextInput
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" $kind="quiet" $inactive={busy}>
        {busy ? <Spinner /> : null}
        {busy ? ACCOUNT_TEXTS.saving : ACCOUNT_TEXTS.saveEmail}
      </Button>
      <Small role="status">{sentTo === null ? null : ACCOUNT_TEXTS.emailSent(sentTo)}</Small>
    </AccountForm>
  );
}
