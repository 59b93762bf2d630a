import { communityError, loadReports } from '@lumen-throw/community/index';
import { MODERATION_LIMITS } from '@lumen-throw/domain/community-limits';
import { cleanText, textLength } from '@lumen-throw/domain/member-text';
import type { ReportReason } from '@lumen-throw/domain/moderation';
import type { Setup } from '@lumen-throw/domain/setup';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { Dialog } from '../../../shared/controls/dialog.tsx';
import { Field, TextArea } from '../../../shared/controls/field.tsx';
import { Spinner } from '../../../shared/controls/loading.tsx';
import { Button, ButtonRow } from '../../../shared/design/button.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Muted } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { ReasonField } from '../../../shared/moderation/reason-field.tsx';
import { SETUP_TEXTS } from '../../../shared/setup/texts.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { loadToastHost } from '../../../shared/toasts/toasts.tsx';
import { REPORT_TEXTS, REPORT_TOASTS } from './texts.ts';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};

  strong {
    overflow-wrap: anywhere;
  }
`;

interface ReportDialogProps {
  setup: Setup;
  /** The member who reports. */
  uid: string;
  open: boolean;
  onClose: () => void;
}

/** Asks what is wrong with a setup, and sends it. What was typed stays until it is sent. */
export function ReportDialog({ setup, uid, open, onClose }: ReportDialogProps) {
  const { firebase } = useEnvironment();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const tooLong = textLength(cleanText(text)) > MODERATION_LIMITS.reportTextMax;
  const sending = useMutation({
    mutationFn: async (chosen: ReportReason) =>
      (await loadReports()).reportSetup(firebase, uid, setup.id, { reason: chosen, text }),
    onSuccess: () => {
      toast(REPORT_TOASTS.sent);
      onClose();
    },
    onError: (error) => {
      const failure = communityError(error);
      toast({ ...REPORT_TOASTS.failed(failure.reason), variant: 'destructive' });
      if (failure.code === 'reported-before') onClose();
    },
  });

  // Without a connection later, what was typed here can be sent once it is back.
  useEffect(() => {
    if (open) void Promise.allSettled([loadReports(), loadToastHost()]);
  }, [open]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason === null) {
      setMissing(true);
      select.current?.focus();
    } else if (!tooLong && !sending.isPending) sending.mutate(reason);
  };

  return (
    <Dialog title={REPORT_TEXTS.title} open={open} onClose={onClose}>
      <Form method="post" noValidate onSubmit={submit}>
        <strong dir="auto">{setup.title}</strong>
        <Muted>{REPORT_TEXTS.intro}</Muted>
        <ReasonField
          ref={select}
          label={REPORT_TEXTS.reason}
          placeholder={REPORT_TEXTS.chooseReason}
          value={reason}
          error={missing && reason === null ? REPORT_TEXTS.reasonMissing : null}
          onChange={setReason}
        />
        <Field label={REPORT_TEXTS.text} error={tooLong ? REPORT_TEXTS.textLong : null}>
          {(control) => (
            <TextArea
              {...control}
              name="text"
              dir="auto"
              rows={3}
              value={text}
              readOnly={sending.isPending}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <ButtonRow>
          <Button type="submit" $inactive={sending.isPending}>
            {sending.isPending ? <Spinner /> : null}
            {sending.isPending ? REPORT_TEXTS.sending : REPORT_TEXTS.send}
          </Button>
          <Button $kind="quiet" onClick={onClose}>
            {SETUP_TEXTS.cancel}
          </Button>
        </ButtonRow>
      </Form>
    </Dialog>
  );
}
