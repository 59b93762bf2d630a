import type { Setup } from '@lumen-throw/domain/setup';
import { useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonRow } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { LoadingState } from '../design/loading.tsx';
import { theme } from '../design/theme.ts';
import { Heading } from '../design/type.tsx';
import { ADMIN_TEXTS } from '../texts/admin.ts';
import { GALLERY_TEXTS } from '../texts/gallery.ts';
import { FeaturedCard } from './featured-card.tsx';
import { SubmissionRow } from './submission-row.tsx';
import { useSubmissions } from './use-submissions.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${theme.color.line};
  list-style: none;
`;

const Stack = styled.section`
  display: grid;
  gap: ${theme.space.m};
`;

/** What an admin sees and does; the guard is the page's. @param moderator the admin's user id */
export function AdminDashboard({ moderator }: { moderator: string }) {
  const submissions = useSubmissions(moderator);
  const [doomed, setDoomed] = useState<Setup | null>(null);
  if (submissions.loading) return <LoadingState label={ADMIN_TEXTS.loading} />;

  const confirmDelete = () => {
    if (doomed) submissions.remove(doomed);
    setDoomed(null);
  };

  return (
    <>
      <FeaturedCard setup={submissions.featured} />
      <Stack aria-labelledby="all-submissions">
        <Heading as="h2" $size="h3" id="all-submissions">
          {ADMIN_TEXTS.submissions}
        </Heading>
        {submissions.setups.length === 0 ? (
          <EmptyState message={ADMIN_TEXTS.none} />
        ) : (
          <List>
            {submissions.setups.map((setup) => (
              <SubmissionRow
                key={setup.id}
                setup={setup}
                featured={setup.id === submissions.featured?.id}
                busy={submissions.busy === setup.id}
                onFeature={() => submissions.toggleFeatured(setup)}
                onStatus={() => submissions.toggleStatus(setup)}
                onDelete={() => setDoomed(setup)}
              />
            ))}
          </List>
        )}
        {submissions.hasMore ? (
          <ButtonRow>
            <Button $kind="quiet" onClick={submissions.more}>
              {ADMIN_TEXTS.more}
            </Button>
          </ButtonRow>
        ) : null}
      </Stack>
      <Dialog title={GALLERY_TEXTS.deleteQuestion} open={doomed !== null} onClose={() => setDoomed(null)}>
        <p>{doomed?.title}</p>
        <ButtonRow>
          <Button $kind="danger" onClick={confirmDelete}>
            {GALLERY_TEXTS.deleteConfirm}
          </Button>
          <Button $kind="quiet" onClick={() => setDoomed(null)}>
            {GALLERY_TEXTS.cancel}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  );
}
