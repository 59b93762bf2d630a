import { NOTICES_ID } from '@lumen-throw/domain/community-paths';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { useRef, useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { AuthForm } from '../../../shared/sign-in/auth-form.tsx';
import { useFocusKept } from '../../../shared/controls/keep-focus.ts';
import { theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { SUBMISSION_TEXTS } from './texts.ts';
import { readTexts } from '../../../shared/setup-draft/draft.ts';
import { SubmissionForm } from './submission-form.tsx';

const Note = styled(Small)`
  margin-block-end: ${theme.space.m};
`;

/** Below the gallery: the form for members, the way to become one for visitors. */
export function TakingPart({ onShared }: { onShared: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const banned = useRef<HTMLParagraphElement>(null);
  // A sign-in, its end or a ban takes a form away from under the keyboard.
  useFocusKept(place, () => banned.current ?? place.current?.querySelector('h2'));
  return (
    <div ref={place}>
      <FormOrReason onShared={onShared} banned={banned} />
    </div>
  );
}

interface FormOrReasonProps {
  onShared: () => void;
  /** Holds what is said of a ban. */
  banned: Ref<HTMLParagraphElement>;
}

function FormOrReason({ onShared, banned }: FormOrReasonProps) {
  const { status, user } = useSession();
  const [lastId, setLastId] = useState<string | null>(null);
  if (user && user.id !== lastId) setLastId(user.id);

  if (user?.isBanned)
    return (
      <Note ref={banned} tabIndex={-1}>
        {SUBMISSION_TEXTS.banned}{' '}
        <Link to={`${PATHS.account}#${NOTICES_ID}`}>{SUBMISSION_TEXTS.bannedWhy}</Link>
      </Note>
    );
  if (status === 'signed-in') return <SubmissionForm key={user.id} user={user} onShared={onShared} />;
  // Somebody was signed in here a moment ago, and had begun to write.
  const interrupted = status === 'signed-out' && lastId !== null && readTexts(lastId) !== null;
  return (
    <>
      <div role="status">{interrupted ? <Small>{SUBMISSION_TEXTS.draftKeptForSignIn}</Small> : null}</div>
      <Note>{SUBMISSION_TEXTS.intro}</Note>
      <AuthForm place="gallery" onSignedIn={() => {}} />
    </>
  );
}
