import { SETUP_TEXTS } from '../../../shared/setup/texts.ts';
import { SHARE_SETUP_ID, SHARED_PROJECTOR_PARAMETER } from '@lumen-throw/domain/community-paths';
import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { memberName } from '@lumen-throw/domain/member-text';
import { TRUST_LIMITS } from '@lumen-throw/domain/trust';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { lazyPart } from '../../../shared/on-demand/lazy-part.tsx';
import { Button, ButtonRow } from '../../../shared/design/button.tsx';
import { Dialog } from '../../../shared/controls/dialog.tsx';
import { Spinner } from '../../../shared/controls/loading.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Heading, Muted, Small, TitleGroup } from '../../../shared/design/type.tsx';
import type { SessionUser } from '../../../shared/session/session-store.ts';
import { NOT_SHARED, SUBMISSION_TEXTS, SUBMISSION_TOASTS } from './texts.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { onSharedElsewhere } from './draft-tabs.ts';
import {
  forgetDraft,
  isRelatedDraft,
  isSameDraft,
  keepTexts,
  readTexts,
  type DraftContent,
} from '../../../shared/setup-draft/draft.ts';
import { keepInView } from './keep-in-view.ts';
import { PicturePicker } from './picture-picker.tsx';
import { SetupFields } from '../../../shared/setup-draft/setup-fields.tsx';
import {
  EMPTY_SUBMISSION,
  isUntouched,
  lacksRequired,
  submissionErrors,
  type SubmissionErrors,
  type SubmissionValues,
} from '../../../shared/setup-draft/submission-values.ts';
import { usePictures } from './use-pictures.ts';
import { useSubmission } from './use-submission.ts';

/** Few say their kit: its fields load beside the form. */
const KitSection = lazyPart(async () => (await import('../kit/kit-section.tsx')).KitSection);

/** As high as the folded section. */
const KitPlace = styled.div`
  min-height: 3.5rem;
`;

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
`;

const Name = styled(Small)`
  overflow-wrap: anywhere;

  a {
    white-space: nowrap;
  }
`;

interface SubmissionFormProps {
  user: SessionUser;
  /** Called once the setup is live. */
  onShared: () => void;
}

/** What is said about the draft above the form; null when there is nothing to say. */
function draftNote(restored: boolean, elsewhere: Elsewhere | null): string | null {
  if (elsewhere === 'same') return SUBMISSION_TEXTS.sharedElsewhere;
  if (elsewhere === 'other') return SUBMISSION_TEXTS.splitElsewhere;
  return restored ? SUBMISSION_TEXTS.draftRestored : null;
}

/** What another tab has shared: this form's draft as it stands here, or with other content. */
type Elsewhere = 'same' | 'other';

/** The form with which a member shares a setup; its draft stays in the browser until it is shared. */
export function SubmissionForm({ user, onShared }: SubmissionFormProps) {
  const [values, setValues] = useState(EMPTY_SUBMISSION);
  const [errors, setErrors] = useState<SubmissionErrors>({});
  const [restored, setRestored] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const pictures = usePictures(user.id);
  const submission = useSubmission(user.id, pictures);
  const form = useRef<HTMLFormElement>(null);
  const busy = submission.phase !== 'idle';
  const untouched = isUntouched(values) && pictures.chosen.length === 0;

  useEffect(() => {
    const draft = readTexts(user.id);
    // Nothing that somebody wrote makes way for the projector of a link.
    const projector = new URLSearchParams(location.search).get(SHARED_PROJECTOR_PARAMETER) ?? '';
    if (draft) setRestored(true);
    setValues(
      draft ?? { ...EMPTY_SUBMISSION, projector: projector.slice(0, SETUP_LIMITS.projectorModelMax) },
    );
    // The form comes after the page, which could not go to it yet, and the setups above it come even later.
    return projector && form.current ? keepInView(form.current) : undefined;
  }, [user.id]);

  const change = (changed: Partial<SubmissionValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    if (elsewhere === 'same') setElsewhere(null);
    keepTexts(user.id, next);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
  };
  const set = <Key extends keyof SubmissionValues>(key: Key, value: SubmissionValues[Key]) =>
    change({ [key]: value });

  const empty = () => {
    setValues(EMPTY_SUBMISSION);
    setErrors({});
    setRestored(false);
    setElsewhere(null);
    pictures.clear();
  };

  const hearShared = (shared: DraftContent) => {
    // While this tab shares as well, it finds out by itself what became of the draft.
    if (busy || untouched) return;
    const here = { values, keys: pictures.chosen.map(({ key }) => key) };
    if (isSameDraft(here, shared)) {
      empty();
      setElsewhere('same');
      return;
    }
    // What the other tab has dropped may have been kept for this one too.
    keepTexts(user.id, values);
    pictures.keepAgain();
    if (isRelatedDraft(here, shared)) setElsewhere('other');
  };
  const hearing = useRef(hearShared);
  useEffect(() => {
    hearing.current = hearShared;
  });
  useEffect(() => onSharedElsewhere(user.id, (shared) => hearing.current(shared)), [user.id]);

  const discard = () => {
    setDiscarding(false);
    pictures.withdraw();
    void forgetDraft(user.id);
    empty();
  };

  const refuse = (found: SubmissionErrors) => {
    setErrors(found);
    const noImages = Object.keys(found).length === 1 && found.images !== undefined;
    const missing = noImages ? SUBMISSION_TOASTS.noImages : SUBMISSION_TOASTS.missingFields;
    const words = lacksRequired(found) ? missing : SUBMISSION_TOASTS.otherErrors;
    toast({ ...words, variant: 'destructive', cause: NOT_SHARED });
    const [first] = Object.keys(found);
    const field = form.current?.querySelector<HTMLElement>(`[name="${first}"]`);
    const folded = field?.closest('details');
    if (folded) folded.open = true;
    if (field instanceof HTMLInputElement && field.type === 'file')
      form.current?.querySelector('button')?.focus();
    else field?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = submissionErrors(values, pictures.chosen.length, TRUST_LIMITS[user.trust ?? 'new'].links);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    if (!(await submission.submit(values))) return;
    // A member who has left the page meanwhile isn't pulled back.
    if (!form.current) return;
    empty();
    onShared();
  };

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby={SHARE_SETUP_ID}
    >
      <TitleGroup>
        <Heading as="h2" id={SHARE_SETUP_ID} tabIndex={-1}>
          {SUBMISSION_TEXTS.title}
        </Heading>
        <Muted>{SUBMISSION_TEXTS.intro}</Muted>
        <Name>
          {SUBMISSION_TEXTS.sharedAs} <bdi>{memberName(user.displayName ?? '', user.email ?? '')}</bdi>.{' '}
          <Link to={PATHS.account}>{SUBMISSION_TEXTS.changeName}</Link>
        </Name>
        <Small role="status">{draftNote(restored || pictures.restored, elsewhere)}</Small>
      </TitleGroup>
      <PicturePicker
        pictures={pictures}
        submission={submission}
        error={pictures.chosen.length > 0 ? undefined : errors.images}
      />
      <SetupFields values={values} errors={errors} busy={busy} onChange={set} />
      <KitPlace>
        <KitSection
          values={values}
          errors={errors}
          typedProjector={values.projector}
          ownDiagonal={values.screenSize}
          busy={busy}
          onChange={change}
        />
      </KitPlace>
      <ButtonRow>
        <Button type="submit" $inactive={busy || pictures.preparing}>
          {busy ? <Spinner /> : null}
          {busy ? SUBMISSION_TEXTS.uploading : SUBMISSION_TEXTS.submit}
        </Button>
        {submission.phase === 'uploading' ? (
          <Button $kind="quiet" onClick={submission.cancel}>
            {SETUP_TEXTS.cancel}
          </Button>
        ) : null}
        {untouched || busy ? null : (
          <Button $kind="ghost" onClick={() => setDiscarding(true)}>
            {SUBMISSION_TEXTS.discard}
          </Button>
        )}
      </ButtonRow>
      {pictures.kept && !busy ? <Small>{SUBMISSION_TEXTS.draftKept}</Small> : null}
      <Dialog title={SUBMISSION_TEXTS.discardQuestion} open={discarding} onClose={() => setDiscarding(false)}>
        <p>{SUBMISSION_TEXTS.discardText}</p>
        <ButtonRow>
          <Button $kind="danger" onClick={discard}>
            {SUBMISSION_TEXTS.discard}
          </Button>
          <Button $kind="quiet" onClick={() => setDiscarding(false)}>
            {SUBMISSION_TEXTS.keepDraft}
          </Button>
        </ButtonRow>
      </Dialog>
    </Form>
  );
}
