import { MODERATION_LIMITS } from '@lumen-throw/domain/community-limits';
import { cleanText, textLength } from '@lumen-throw/domain/member-text';
import type { Explanation, ReportReason } from '@lumen-throw/domain/moderation';
import { useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { Field, TextArea } from '../controls/field.tsx';
import { Button, ButtonRow } from '../design/button.tsx';
import { theme } from '../design/theme.ts';
import { Muted } from '../design/type.tsx';
import { ReasonField } from './reason-field.tsx';
import { SETUP_TEXTS } from '../setup/texts.ts';
import { EXPLANATION_TEXTS } from './texts.ts';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
`;

/** An act that is explained, and the words of its button. */
interface ExplainedAct {
  name: string;
  onExplained: (why: Explanation) => void;
}

interface ExplanationFormProps {
  /** What the reason is for; of several, the Enter key means the first, which should be the milder one. */
  acts: readonly [ExplainedAct, ...ExplainedAct[]];
  /** What the admin reads before writing. */
  told?: string;
  disabled?: boolean;
  onCancel: () => void;
}

/** Asks an admin for the reason that the owner reads. */
export function ExplanationForm({
  acts,
  told = EXPLANATION_TEXTS.told,
  disabled = false,
  onCancel,
}: ExplanationFormProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const max = MODERATION_LIMITS.reportTextMax;
  const tooLong = textLength(cleanText(note)) > max;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : acts[0].name;
    const act = acts.find(({ name }) => name === chosen) ?? acts[0];
    if (reason === null) {
      setMissing(true);
      select.current?.focus();
    } else if (!tooLong) act.onExplained({ reason, note: cleanText(note) });
  };

  return (
    <Form method="post" noValidate onSubmit={submit}>
      <Muted>{told}</Muted>
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
        {acts.map(({ name }) => (
          <Button key={name} type="submit" value={name} $kind="danger" $inactive={disabled}>
            {name}
          </Button>
        ))}
        <Button $kind="quiet" onClick={onCancel}>
          {SETUP_TEXTS.cancel}
        </Button>
      </ButtonRow>
    </Form>
  );
}
