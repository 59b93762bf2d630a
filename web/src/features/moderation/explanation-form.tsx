import { MODERATION_LIMITS } from '@lumen-throw/domain/community-limits';
import { cleanText, textLength } from '@lumen-throw/domain/member-text';
import type { Explanation, ReportReason } from '@lumen-throw/domain/moderation';
import { useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { Field, TextArea } from '../../shared/controls/field.tsx';
import { Button, ButtonRow } from '../../shared/design/button.tsx';
import { theme } from '../../shared/design/theme.ts';
import { Muted } from '../../shared/design/type.tsx';
import { ReasonField } from '../../shared/moderation/reason-field.tsx';
import { SETUP_TEXTS } from '../../shared/setup/texts.ts';
import { EXPLANATION_TEXTS } from './texts.ts';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
`;

interface ExplanationFormProps {
  /** Words of the button. */
  act: string;
  disabled?: boolean;
  onExplained: (why: Explanation) => void;
  onCancel: () => void;
}

/** Asks an admin for the reason that the owner reads. */
export function ExplanationForm({ act, disabled = false, onExplained, onCancel }: ExplanationFormProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const max = MODERATION_LIMITS.reportTextMax;
  const tooLong = textLength(cleanText(note)) > max;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason === null) {
      setMissing(true);
      select.current?.focus();
    } else if (!tooLong) onExplained({ reason, note: cleanText(note) });
  };

  return (
    <Form method="post" noValidate onSubmit={submit}>
      <Muted>{EXPLANATION_TEXTS.told}</Muted>
      <ReasonField
        ref={select}
        label={EXPLANATION_TEXTS.reason}
        placeholder={EXPLANATION_TEXTS.chooseReason}
        value={reason}
        error={missing && reason === null ? EXPLANATION_TEXTS.reasonMissing : null}
        onChange={setReason}
      />
      <Field label={EXPLANATION_TEXTS.note} error={tooLong ? EXPLANATION_TEXTS.noteLong(max) : null}>
        {(control) => (
          <TextArea
            {...control}
            name="note"
            dir="auto"
            rows={3}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <ButtonRow>
        <Button type="submit" $kind="danger" disabled={disabled}>
          {act}
        </Button>
        <Button $kind="quiet" onClick={onCancel}>
          {SETUP_TEXTS.cancel}
        </Button>
      </ButtonRow>
    </Form>
  );
}
