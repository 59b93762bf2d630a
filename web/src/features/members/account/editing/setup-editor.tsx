import { communityError, loadOwnSetups } from '@lumen-throw/community/index';
import type { Setup } from '@lumen-throw/domain/setup';
import { TRUST_LIMITS } from '@lumen-throw/domain/trust';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { Dialog } from '../../../../shared/controls/dialog.tsx';
import { Spinner } from '../../../../shared/controls/loading.tsx';
import { Button, ButtonRow } from '../../../../shared/design/button.tsx';
import { theme } from '../../../../shared/design/theme.ts';
import { Muted, Small } from '../../../../shared/design/type.tsx';
import { useEnvironment } from '../../../../shared/environment/environment-context.tsx';
import { refusedForBan } from '../../../../shared/session/standing.ts';
import { forgetEdit, keepEdit, readEdit } from '../../../../shared/setup-draft/draft.ts';
import { SetupFields } from '../../../../shared/setup-draft/setup-fields.tsx';
import {
  EMPTY_SUBMISSION,
  setupDraft,
  submissionErrors,
  type SubmissionErrors,
  type SubmissionValues,
} from '../../../../shared/setup-draft/submission-values.ts';
import { useMember } from '../../../../shared/session/use-session.ts';
import { dismissToast } from '../../../../shared/toasts/toast-dismissal.ts';
import { toast } from '../../../../shared/toasts/toast-store.ts';
import { EditedPicturesField } from './edited-pictures-field.tsx';
import { EDITOR_TEXTS, EDITOR_TOASTS, NOT_SAVED } from './texts.ts';
import { useEditedPictures } from './use-edited-pictures.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

/** A stored setup as the form's fields hold it; kit and measures have a form of their own at the setup. */
function valuesOf(setup: Setup): SubmissionValues {
  return {
    ...EMPTY_SUBMISSION,
    title: setup.title,
    description: setup.description,
    type: setup.type_tag,
    size: setup.size_tag,
    city: setup.location_city,
    state: setup.location_state,
    country: setup.location_country,
    projector: setup.projector_model,
    screenSize: setup.screen_size_inches === null ? '' : String(setup.screen_size_inches),
  };
}

interface SetupEditorProps {
  uid: string;
  setup: Setup;
  onClose: () => void;
  onSaved: (setup: Setup) => void;
  /** Called when the setup has been changed elsewhere since it was read. */
  onOutdated: () => void;
}

/**
 * Changes texts, details and pictures of an own setup. What was typed stays until it is saved or given up:
 * over an error, the end of the session, and a dialog that was closed by mistake.
 */
export function SetupEditor({ uid, setup, onClose, onSaved, onOutdated }: SetupEditorProps) {
  const { firebase } = useEnvironment();
  const [restored] = useState(() => readEdit(uid, setup.id));
  const [values, setValues] = useState(() => restored ?? valuesOf(setup));
  const [errors, setErrors] = useState<SubmissionErrors>({});
  const edited = useEditedPictures(uid, setup);
  const form = useRef<HTMLFormElement>(null);
  const saving = useMutation({
    mutationFn: async () => {
      dismissToast(NOT_SAVED);
      const paths = await edited.send();
      return (await loadOwnSetups()).editSetup(firebase, setup, setupDraft(values), paths);
    },
    onSuccess: (saved) => {
      forgetEdit(uid, setup.id);
      toast(EDITOR_TOASTS.saved);
      onSaved(saved);
    },
    onError: async (error) => {
      const { code, reason } = communityError(error);
      const isBan = code === 'not-allowed' && (await refusedForBan());
      toast({
        ...(isBan ? EDITOR_TOASTS.banned : EDITOR_TOASTS.failed(reason)),
        variant: 'destructive',
        cause: NOT_SAVED,
      });
      if (code === 'changed-meanwhile') onOutdated();
    },
  });
  const busy = saving.isPending;
  const trust = useMember()?.trust ?? 'new';

  const change = <Key extends keyof SubmissionValues>(key: Key, value: SubmissionValues[Key]) => {
    const next = { ...values, [key]: value };
    setValues(next);
    keepEdit(uid, setup.id, next);
    setErrors(({ [key]: _, ...others }) => others);
  };

  const giveUp = () => {
    forgetEdit(uid, setup.id);
    onClose();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || edited.preparing) return;
    const { links } = TRUST_LIMITS[trust];
    const found = submissionErrors(values, edited.pictures.length, links, valuesOf(setup));
    setErrors(found);
    const [first] = Object.keys(found);
    // Only while this editor is there: who has left it may have opened the next one.
    if (first === undefined) saving.mutate(undefined, { onSuccess: onClose });
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <Dialog title={EDITOR_TEXTS.title} open onClose={onClose}>
      <Form ref={form} method="post" noValidate onSubmit={submit}>
        <Muted>{EDITOR_TEXTS.intro}</Muted>
        {restored ? <Small role="status">{EDITOR_TEXTS.restored}</Small> : null}
        <EditedPicturesField
          setup={setup}
          edited={edited}
          busy={busy}
          error={edited.pictures.length > 0 ? undefined : errors.images}
        />
        <SetupFields values={values} errors={errors} busy={busy} onChange={change} />
        <ButtonRow>
          <Button type="submit" $inactive={busy || edited.preparing}>
            {busy ? <Spinner /> : null}
            {busy ? EDITOR_TEXTS.saving : EDITOR_TEXTS.save}
          </Button>
          <Button $kind="quiet" $inactive={busy} onClick={giveUp}>
            {EDITOR_TEXTS.cancel}
          </Button>
        </ButtonRow>
      </Form>
    </Dialog>
  );
}
