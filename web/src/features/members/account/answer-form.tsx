import { communityError, loadNotices } from '@lumen-throw/community/index';
import { MODERATION_LIMITS } from '@lumen-throw/domain/community-limits';
import { cleanText, textLength } from '@lumen-throw/domain/member-text';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Field, FieldError, TextArea } from '../../../shared/controls/field.tsx';
import { Spinner } from '../../../shared/controls/loading.tsx';
import { Button } from '../../../shared/design/button.tsx';
import { Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { forgetAnswer, keepAnswer, readAnswer } from '../../../shared/setup-draft/draft.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { AccountForm } from './account-form.ts';
import { NOTICES_TEXTS, NOTICES_TOASTS } from './overview-texts.ts';

interface AnswerFormProps {
  /** Id of the decision's entry in the log. */
  entry: string;
  answered: boolean;
  /** Whether the decision stands, so that an admin has yet to read an answer. */
  waits: boolean;
  uid: string;
}

function problemOf(text: string, tried: boolean): string | null {
  if (textLength(cleanText(text)) > MODERATION_LIMITS.answerMax) return NOTICES_TEXTS.answerLong;
  return tried && cleanText(text) === '' ? NOTICES_TEXTS.answerMissing : null;
}

/** A member's one answer to a decision. What was typed stays until it is sent, also over a reload. */
export function AnswerForm({ entry, answered, waits, uid }: AnswerFormProps) {
  const { firebase } = useEnvironment();
  const [restored] = useState(() => readAnswer(uid, entry));
  const [open, setOpen] = useState(restored !== '');
  const field = useRef<HTMLTextAreaElement>(null);

  // The button that was pressed gives way to the field.
  useEffect(() => {
    if (open && restored === '') field.current?.focus();
  }, [open, restored]);

  const [text, setText] = useState(restored);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(answered);
  const sending = useMutation({
    mutationFn: async () => (await loadNotices()).answerDecision(firebase, uid, entry, text),
    onSuccess: () => {
      forgetAnswer(uid, entry);
      setSent(true);
      toast(NOTICES_TOASTS.answered);
    },
    onError: (error) => {
      const { code, reason } = communityError(error);
      if (code !== 'answered-before') return;
      forgetAnswer(uid, entry);
      setSent(true);
      toast({ ...NOTICES_TOASTS.answerFailed(reason), variant: 'destructive' });
    },
  });

  if (sent)
    return <Small role="status">{waits ? NOTICES_TEXTS.answered : NOTICES_TEXTS.answeredBefore}</Small>;
  if (!open) {
    return (
      <Button $kind="quiet" $small onClick={() => setOpen(true)}>
        {NOTICES_TEXTS.answer}
      </Button>
    );
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    setTried(true);
    if (problemOf(text, true) === null) sending.mutate();
    else field.current?.focus();
  };

  return (
    <AccountForm method="post" noValidate onSubmit={submit} style={{ width: '100%' }}>
      <Field
        label={NOTICES_TEXTS.answerLabel}
        hint={NOTICES_TEXTS.answerHint}
        error={problemOf(text, tried)}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            name="answer"
            dir="auto"
            rows={4}
            value={text}
            readOnly={sending.isPending}
            onChange={({ target }) => {
              setText(target.value);
              keepAnswer(uid, entry, target.value);
            }}
          />
        )}
      </Field>
      {sending.error ? (
        <FieldError role="alert">{NOTICES_TEXTS.notSent(communityError(sending.error).reason)}</FieldError>
      ) : null}
      <Button type="submit" $small $inactive={sending.isPending}>
        {sending.isPending ? <Spinner /> : null}
        {sending.isPending ? NOTICES_TEXTS.sending : NOTICES_TEXTS.sendAnswer}
      </Button>
    </AccountForm>
  );
}
