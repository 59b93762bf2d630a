import type { Setup } from '@lumen-throw/domain/setup';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useFocusKept } from '../../shared/controls/keep-focus.ts';
import { LoadingState } from '../../shared/controls/loading.tsx';
import { RemovalDialog } from '../../shared/moderation/removal-dialog.tsx';
import { theme } from '../../shared/design/theme.ts';
import { Heading } from '../../shared/design/type.tsx';
import { ADMIN_TEXTS } from './texts.ts';
import { CommunityData } from '../../shared/community-data/community-data.tsx';
import { loadToastHost } from '../../shared/toasts/toasts.tsx';
import { BanDialog, HideDialog, type ToHide } from './decision-dialogs.tsx';
import { FeaturedCard } from './featured-card.tsx';
import { MODERATED } from './moderation-queries.ts';
import { ModerationRecord } from './moderation-record.tsx';
import { ReportQueueSection } from './report-queue.tsx';
import { SubmissionList } from './submission-list.tsx';
import { useModeration } from './use-moderation.ts';
import { useReportQueue } from './use-report-queue.ts';
import { useSubmissionSearch } from './use-submission-search.ts';
import { useSubmissions } from './use-submissions.ts';

const Stack = styled.section`
  display: grid;
  gap: ${theme.space.m};
`;

interface AdminDashboardProps {
  /** The admin's user id. */
  moderator: string;
}

function AllSubmissions({ children }: { children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(section, () => heading.current);
  return (
    <Stack ref={section} aria-labelledby="all-submissions">
      <Heading as="h2" $size="h3" id="all-submissions" ref={heading} tabIndex={-1}>
        {ADMIN_TEXTS.submissions}
      </Heading>
      {children}
    </Stack>
  );
}

function Dashboard({ moderator }: AdminDashboardProps) {
  const client = useQueryClient();
  const submissions = useSubmissions();
  const [deleting, setDeleting] = useState<Setup | null>(null);
  const search = useSubmissionSearch(submissions.setups, submissions.status, moderator);
  const queue = useReportQueue();
  const [hiding, setHiding] = useState<readonly ToHide[]>([]);
  const [banning, setBanning] = useState<string | null>(null);
  const reread = async (id: string): Promise<void> => {
    await Promise.all([client.invalidateQueries({ queryKey: MODERATED }), search.recheck(id)]);
  };
  const moderation = useModeration(moderator, reread, queue.decided, queue.reopened);

  // An act may fail for want of a connection, and that must be said.
  useEffect(() => void loadToastHost().catch(() => {}), []);

  // The whole page waits for the first answer; a new filter only makes the list wait.
  const [begun, setBegun] = useState(false);
  if (!begun && submissions.phase !== 'loading') setBegun(true);
  if (!begun) return <LoadingState label={ADMIN_TEXTS.loading} />;

  /** What failed leaves the dialog as it is; once an answer has come, another one may be open. */
  const decideOn = (setup: Setup | null, act: (setup: Setup) => Promise<boolean>): void => {
    if (!setup) return;
    void act(setup).then((done) => done && setDeleting((now) => (now === setup ? null : now)));
  };

  return (
    <>
      <FeaturedCard
        setup={submissions.featured}
        failed={submissions.featuredFailed}
        onRetry={submissions.reload}
      />
      <ReportQueueSection queue={queue} moderation={moderation} onHide={setHiding} onBan={setBanning} />
      <AllSubmissions>
        <SubmissionList
          submissions={submissions}
          search={search}
          moderation={moderation}
          onHide={(setup) => setHiding([setup])}
          onDelete={setDeleting}
        />
      </AllSubmissions>
      <ModerationRecord moderator={moderator} busy={moderation.busy !== null} onUndo={moderation.undo} />
      <HideDialog
        busy={moderation.busy !== null}
        setups={hiding}
        onClose={(asked) => setHiding((now) => (now === asked ? [] : now))}
        onHide={moderation.hide}
      />
      <BanDialog
        busy={moderation.busy !== null}
        uid={banning}
        onClose={(asked) => setBanning((now) => (now === asked ? null : now))}
        onBan={moderation.ban}
      />
      <RemovalDialog
        busy={moderation.busy !== null}
        setup={deleting}
        onClose={() => setDeleting(null)}
        onHide={(why) => decideOn(deleting, ({ id }) => moderation.hide([{ id }], why))}
        onDelete={(why) => decideOn(deleting, (setup) => moderation.remove(setup, why))}
      />
    </>
  );
}

/** What an admin sees and does; the guard is the page's. */
export function AdminDashboard({ moderator }: AdminDashboardProps) {
  return (
    <CommunityData key={moderator}>
      <Dashboard moderator={moderator} />
    </CommunityData>
  );
}
