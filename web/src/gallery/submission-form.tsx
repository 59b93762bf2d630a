import { SETUP_SIZES, SETUP_TYPES } from '@lumen-throw/domain/setup';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { Button, ButtonRow } from '../design/button.tsx';
import { Field, TextArea, TextInput } from '../design/field.tsx';
import { Spinner } from '../design/loading.tsx';
import { Segmented } from '../design/segmented.tsx';
import { media, theme } from '../design/theme.ts';
import { Heading, Muted, Small } from '../design/type.tsx';
import { GALLERY_TEXTS, SUBMISSION_TEXTS, SUBMISSION_TOASTS } from '../texts/gallery.ts';
import { toast } from '../toasts/toast-store.ts';
import { PicturePicker } from './picture-picker.tsx';
import {
  EMPTY_SUBMISSION,
  keepDraft,
  readDraft,
  submissionErrors,
  type SubmissionErrors,
  type SubmissionValues,
} from './submission-values.ts';
import { usePictures } from './use-pictures.ts';
import { useSubmission } from './use-submission.ts';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
`;

const Pair = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`;

/** Two switches side by side where both fit in one line each. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
`;

const TYPES = SETUP_TYPES.map((value) => ({ value, label: value }));
const SIZES = SETUP_SIZES.map((value) => ({ value, label: value }));

/** The form with which a member shares a setup. @param onShared called once it is live */
export function SubmissionForm({ onShared }: { onShared: () => void }) {
  const [values, setValues] = useState(EMPTY_SUBMISSION);
  const [errors, setErrors] = useState<SubmissionErrors>({});
  const [restored, setRestored] = useState(false);
  const pictures = usePictures();
  const submission = useSubmission();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const draft = readDraft();
    if (!draft) return;
    setValues(draft);
    setRestored(true);
  }, []);

  const set = <Key extends keyof SubmissionValues>(key: Key, value: SubmissionValues[Key]) => {
    const next = { ...values, [key]: value };
    setValues(next);
    keepDraft(next);
    setErrors(({ [key]: _, ...others }) => others);
  };

  const text = (key: Exclude<keyof SubmissionValues, 'type' | 'size'>) => ({
    name: key,
    value: values[key],
    onChange: (event: { target: { value: string } }) => set(key, event.target.value),
  });

  const refuse = (found: SubmissionErrors) => {
    setErrors(found);
    const noImages = Object.keys(found).length === 1 && found.images !== undefined;
    toast({
      ...(noImages ? SUBMISSION_TOASTS.noImages : SUBMISSION_TOASTS.missingFields),
      variant: 'destructive',
    });
    const [first] = Object.keys(found);
    const field = form.current?.querySelector<HTMLElement>(`[name="${first}"]`);
    if (field instanceof HTMLInputElement && field.type === 'file')
      form.current?.querySelector('button')?.focus();
    else field?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.busy) return;
    const found = submissionErrors(values, pictures.chosen.length);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    if (!(await submission.submit(values, pictures.chosen))) return;
    setValues(EMPTY_SUBMISSION);
    keepDraft(EMPTY_SUBMISSION);
    setRestored(false);
    pictures.clear();
    onShared();
  };

  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-labelledby="share-setup">
      <div>
        <Heading as="h2" id="share-setup">
          {SUBMISSION_TEXTS.title}
        </Heading>
        <Muted>{SUBMISSION_TEXTS.intro}</Muted>
        {restored ? <Small role="status">{SUBMISSION_TEXTS.draftRestored}</Small> : null}
      </div>
      <PicturePicker
        pictures={pictures}
        progress={submission.progress}
        disabled={submission.busy}
        error={pictures.chosen.length > 0 ? undefined : errors.images}
      />
      <Field
        label={SUBMISSION_TEXTS.setupTitle}
        hint={SUBMISSION_TEXTS.setupTitleHint}
        error={errors.title}
        required
      >
        {(control) => <TextInput {...control} {...text('title')} />}
      </Field>
      <Field
        label={SUBMISSION_TEXTS.description}
        hint={SUBMISSION_TEXTS.descriptionHint}
        error={errors.description}
        required
      >
        {(control) => <TextArea {...control} {...text('description')} rows={5} />}
      </Field>
      <Choices>
        <Segmented
          legend={SUBMISSION_TEXTS.type}
          options={TYPES}
          value={values.type}
          onChange={(type) => set('type', type)}
        />
        <Segmented
          legend={SUBMISSION_TEXTS.size}
          options={SIZES}
          value={values.size}
          onChange={(size) => set('size', size)}
        />
      </Choices>
      <Pair>
        <Field label={SUBMISSION_TEXTS.projector} error={errors.projector}>
          {(control) => <TextInput {...control} {...text('projector')} />}
        </Field>
        <Field label={SUBMISSION_TEXTS.screenSize} error={errors.screenSize}>
          {(control) => <TextInput {...control} {...text('screenSize')} inputMode="numeric" />}
        </Field>
      </Pair>
      <Pair>
        <Field label={SUBMISSION_TEXTS.city} error={errors.city}>
          {(control) => <TextInput {...control} {...text('city')} autoComplete="address-level2" />}
        </Field>
        <Field label={SUBMISSION_TEXTS.state} error={errors.state}>
          {(control) => <TextInput {...control} {...text('state')} autoComplete="address-level1" />}
        </Field>
        <Field label={SUBMISSION_TEXTS.country} error={errors.country}>
          {(control) => <TextInput {...control} {...text('country')} autoComplete="country-name" />}
        </Field>
      </Pair>
      <ButtonRow>
        <Button type="submit" disabled={submission.busy || pictures.preparing}>
          {submission.busy ? <Spinner /> : null}
          {submission.busy ? SUBMISSION_TEXTS.uploading : SUBMISSION_TEXTS.submit}
        </Button>
        {submission.busy ? (
          <Button $kind="quiet" onClick={submission.cancel}>
            {GALLERY_TEXTS.cancel}
          </Button>
        ) : null}
      </ButtonRow>
    </Form>
  );
}
