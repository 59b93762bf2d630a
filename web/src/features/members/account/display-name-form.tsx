import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { cleanLine } from '@lumen-throw/domain/member-text';
import { useRef, useState, type SubmitEvent } from 'react';
import { CommunityError, communityError, loadAccount } from '@lumen-throw/community/index';
import { Button } from '../../../shared/design/button.tsx';
import { Field, TextInput } from '../../../shared/controls/field.tsx';
import { Spinner } from '../../../shared/controls/loading.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { AccountForm } from './account-form.ts';
import { ACCOUNT_ERRORS, ACCOUNT_TEXTS, ACCOUNT_TOASTS } from './texts.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';

/** Changes the name that stands beside what the member shares. @param name the present one */
export function DisplayNameForm({ name }: { name: string }) {
  const { firebase } = useEnvironment();
  const [value, setValue] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const refuse = (reason: string) => {
    setError(reason);
    input.current?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const wanted = cleanLine(value);
    if (!wanted) {
      refuse(ACCOUNT_ERRORS.nameMissing);
      return;
    }
    setBusy(true);
    try {
      const { displayName } = await (await loadAccount()).changeDisplayName(firebase, wanted);
      setValue(displayName);
      toast(ACCOUNT_TOASTS.nameSaved(displayName));
    } catch (failure) {
      const { reason } = communityError(failure);
      if (failure instanceof CommunityError && failure.field === 'displayName') refuse(reason);
      else toast({ ...ACCOUNT_TOASTS.nameFailed(reason), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <AccountForm method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={ACCOUNT_TEXTS.name} error={error} required>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="displayName"
            dir="auto"
            autoComplete="nickname"
            maxLength={SETUP_LIMITS.displayNameMax}
            value={value}
            onChange={(event) => {
              setValue(event.target.value);
              setError(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" $inactive={busy}>
        {busy ? <Spinner /> : null}
        {busy ? ACCOUNT_TEXTS.saving : ACCOUNT_TEXTS.saveName}
      </Button>
    </AccountForm>
  );
}
