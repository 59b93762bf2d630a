import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { Button, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useState } from 'react';
import { useClient, useDocumentOperation, type DocumentActionComponent } from 'sanity';
import { Message } from '../panes/message.tsx';
import { Working } from '../panes/working.tsx';
import { today } from '../structure/today.ts';
import { REVIEW_TEXTS } from './texts.ts';

interface Reviewer {
  _id: string;
  name: string | null;
}

const REVIEWERS = '*[_type == "author"] | order(name asc){_id, name}';

function Reviewers({ onChoose }: { onChoose: (reviewer: Reviewer) => void }) {
  const client = useClient({ apiVersion: CONTENT_API_VERSION });
  const [reviewers, setReviewers] = useState<readonly Reviewer[] | 'loading' | 'unreachable'>('loading');
  const load = useCallback(() => {
    setReviewers('loading');
    client
      .fetch<Reviewer[]>(REVIEWERS, {}, { perspective: 'published' })
      .then(setReviewers, () => setReviewers('unreachable'));
  }, [client]);
  useEffect(load, [load]);
  if (reviewers === 'loading') return <Working text={REVIEW_TEXTS.loading} />;
  if (reviewers === 'unreachable')
    return <Message text={REVIEW_TEXTS.unreachable} again={REVIEW_TEXTS.again} onAgain={load} />;
  return (
    <Stack gap={4}>
      <Text size={1}>{REVIEW_TEXTS.explained}</Text>
      {reviewers.length === 0 ? <Text size={1}>{REVIEW_TEXTS.nobody}</Text> : null}
      {reviewers.map((reviewer) => (
        <Button
          key={reviewer._id}
          mode="ghost"
          text={REVIEW_TEXTS.as(reviewer.name ?? REVIEW_TEXTS.unnamed)}
          onClick={() => onChoose(reviewer)}
        />
      ))}
    </Stack>
  );
}

/** Records a review of a guide: today, and who checked the facts. It goes to readers with the next Publish. */
export const MarkReviewed: DocumentActionComponent = ({ id, type, release, version }) => {
  // In a release the review goes into its version; a document that is not in the release has none to go into.
  const { patch } = useDocumentOperation(id, type, release);
  const isElsewhere = release !== undefined && version === null;
  const { push } = useToast();
  const [asking, setAsking] = useState(false);
  const record = ({ _id }: Reviewer) => {
    const reviewed = { updatedOn: today(), reviewedBy: { _type: 'reference', _ref: _id } };
    patch.execute([{ set: reviewed }]);
    setAsking(false);
    push({ status: 'success', title: REVIEW_TEXTS.done, description: REVIEW_TEXTS.publish });
  };
  return {
    label: REVIEW_TEXTS.action,
    icon: CheckmarkCircleIcon,
    disabled: Boolean(patch.disabled) || isElsewhere,
    onHandle: () => setAsking(true),
    dialog: asking && {
      type: 'dialog',
      header: REVIEW_TEXTS.action,
      onClose: () => setAsking(false),
      content: <Reviewers onChoose={record} />,
    },
  };
};
MarkReviewed.displayName = 'MarkReviewed';
