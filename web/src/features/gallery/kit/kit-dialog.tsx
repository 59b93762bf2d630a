import { communityError, loadSession, loadSetupDetails } from '@lumen-throw/community/index';
import { NO_DETAILS, type SetupDetails } from '@lumen-throw/domain/setup-details';
import type { Setup } from '@lumen-throw/domain/setup';
import { useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { Dialog } from '../../../shared/controls/dialog.tsx';
import { Spinner } from '../../../shared/controls/loading.tsx';
import { Button, ButtonRow } from '../../../shared/design/button.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { refusedForBan } from '../../../shared/session/standing.ts';
import { detailsOf, kitErrors, kitValuesOf, type KitErrors } from '../../../shared/setup-draft/kit-values.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { KitFields } from './kit-fields.tsx';
import { KIT_FORM_TEXTS } from './texts.ts';
import { useKitCatalog } from './use-kit-catalog.ts';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
`;

/** What is wrong with the fields that were not changed. */
function withoutErrors(errors: KitErrors, change: object): KitErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in change)));
}

interface KitDialogProps {
  setup: Setup;
  details: SetupDetails | null;
  onClose: () => void;
  onSaved: (details: SetupDetails) => void;
}

/** The form with which an owner says kit and distances of a setup that is live. What is typed stays until it is stored. */
export function KitDialog({ setup, details, onClose, onSaved }: KitDialogProps) {
  const { firebase } = useEnvironment();
  const [values, setValues] = useState(() => kitValuesOf(details ?? NO_DETAILS));
  const [errors, setErrors] = useState<KitErrors>({});
  const [busy, setBusy] = useState(false);
  const state = useKitCatalog(true);
  const ownDiagonal = setup.screen_size_inches === null ? null : String(setup.screen_size_inches);

  const save = async () => {
    setBusy(true);
    const saved = detailsOf(values);
    try {
      const member = await (await loadSession()).verifiedMember(firebase);
      await (await loadSetupDetails()).saveDetails(firebase, member.uid, setup.id, saved);
      toast(KIT_FORM_TEXTS.saved);
      onSaved(saved);
    } catch (error) {
      const { code, reason } = communityError(error);
      const isBan = code === 'not-allowed' && (await refusedForBan());
      const words = isBan ? KIT_FORM_TEXTS.banned : KIT_FORM_TEXTS.saveFailed(reason);
      toast({ ...words, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = kitErrors(values);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) void save();
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <Dialog title={details ? KIT_FORM_TEXTS.change : KIT_FORM_TEXTS.add} open onClose={onClose}>
      <Form method="post" noValidate onSubmit={submit}>
        <KitFields
          state={state}
          values={values}
          errors={errors}
          typedProjector={setup.projector_model}
          ownDiagonal={ownDiagonal}
          busy={busy}
          onChange={(change) => {
            setValues((before) => ({ ...before, ...change }));
            setErrors((before) => withoutErrors(before, change));
          }}
        />
        <ButtonRow>
          <Button type="submit" $inactive={busy || !state.catalog}>
            {busy ? <Spinner /> : null}
            {busy ? KIT_FORM_TEXTS.saving : KIT_FORM_TEXTS.save}
          </Button>
          <Button $kind="quiet" onClick={onClose}>
            {KIT_FORM_TEXTS.cancel}
          </Button>
        </ButtonRow>
      </Form>
    </Dialog>
  );
}
