import { SETUP_STATUSES, type Setup, type SetupStatus } from '@lumen-throw/domain/setup';
import { SEARCH_LENGTH_MAX } from '@lumen-throw/domain/setup-search';
import styled from 'styled-components';
import { Button, ButtonRow } from '../../shared/design/button.tsx';
import { EmptyState } from '../../shared/design/empty-state.tsx';
import { TextInput } from '../../shared/controls/field.tsx';
import { LoadingState, Spinner } from '../../shared/controls/loading.tsx';
import { Segmented } from '../../shared/controls/segmented.tsx';
import { theme } from '../../shared/design/theme.ts';
import { Small } from '../../shared/design/type.tsx';
import { ADMIN_TEXTS } from './texts.ts';
import { SubmissionRow } from './submission-row.tsx';
import type { Moderation } from './use-moderation.ts';
import type { SubmissionSearch } from './use-submission-search.ts';
import type { Submissions } from './use-submissions.ts';

const Narrowing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};

  input {
    flex: 1 1 16rem;
    width: auto;
    min-width: 0;
    max-width: 26rem;
  }
`;

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.target};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${theme.color.line};
  list-style: none;
`;

const ALL = 'All';
const STATUSES = [ALL, ...SETUP_STATUSES].map((value) => ({
  value: value as SetupStatus | typeof ALL,
  label: value,
}));

interface SubmissionListProps {
  submissions: Submissions;
  search: SubmissionSearch;
  moderation: Moderation;
  /** Asks why it is hidden. */
  onHide: (setup: Setup) => void;
  onDelete: (setup: Setup) => void;
}

function emptyWords(search: string, status: SetupStatus | null): string {
  if (search.trim()) return ADMIN_TEXTS.noneFound(search.trim());
  return status === null ? ADMIN_TEXTS.none : ADMIN_TEXTS.noneOfStatus(status);
}

/** How far a search has come, and the way on. */
function SearchState({ search: { phase, setups, hasMore, more } }: { search: SubmissionSearch }) {
  const failed = phase === 'failed' || phase === 'offline';
  return (
    <Progress>
      <Small role="status">
        {phase === 'searching' ? ADMIN_TEXTS.searching : null}
        {phase === 'ready' ? ADMIN_TEXTS.found(setups.length, hasMore) : null}
        {failed ? ADMIN_TEXTS.searchFailed[phase] : null}
      </Small>
      {phase === 'searching' ? <Spinner /> : null}
      {failed ? (
        <Button
          $kind="quiet"
          $small
          aria-label={ADMIN_TEXTS.tryAgainNamed(ADMIN_TEXTS.search)}
          onClick={more}
        >
          {ADMIN_TEXTS.tryAgain}
        </Button>
      ) : null}
    </Progress>
  );
}

/** The submissions, narrowed by status and by a search of all there are, each with what can be done with it. */
export function SubmissionList({ submissions, search, moderation, onHide, onDelete }: SubmissionListProps) {
  const {
    phase,
    setups,
    hasMore: listHasMore,
    featured,
    status,
    loadingMore,
    choose,
    more,
    reload,
  } = submissions;
  const idle = search.phase === 'idle';
  const shown = search.setups;
  const going = idle ? loadingMore : search.phase === 'searching';
  const hasMore = idle ? listHasMore : search.phase === 'ready' && search.hasMore;
  const isEmpty = shown.length === 0 && (idle || (search.phase === 'ready' && !search.hasMore));

  return (
    <>
      <Narrowing>
        <TextInput
          type="search"
          dir="auto"
          aria-label={ADMIN_TEXTS.search}
          placeholder={ADMIN_TEXTS.search}
          autoComplete="off"
          maxLength={SEARCH_LENGTH_MAX}
          value={search.search}
          onChange={(event) => search.type(event.target.value)}
        />
        <Segmented
          legend={ADMIN_TEXTS.status}
          legendHidden
          options={STATUSES}
          value={status ?? ALL}
          onChange={(chosen) => choose(chosen === ALL ? null : chosen)}
        />
      </Narrowing>
      {phase === 'loading' ? <LoadingState label={ADMIN_TEXTS.loading} /> : null}
      {phase === 'failed' ? (
        <EmptyState message={ADMIN_TEXTS.unavailable}>
          <Button
            $kind="quiet"
            aria-label={ADMIN_TEXTS.tryAgainNamed(ADMIN_TEXTS.submissions)}
            onClick={reload}
          >
            {ADMIN_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {phase === 'ready' ? (
        <>
          {idle ? (
            <Small role="status">
              {ADMIN_TEXTS.shown(setups.length)} {listHasMore ? ADMIN_TEXTS.thereAreMore : null}
            </Small>
          ) : (
            <SearchState search={search} />
          )}
          {isEmpty ? <EmptyState message={emptyWords(search.search, status)} /> : null}
          {shown.length > 0 ? (
            <List>
              {shown.map((setup) => (
                <SubmissionRow
                  key={setup.id}
                  setup={setup}
                  featured={setup.id === featured?.id}
                  busy={moderation.busy === setup.id}
                  onFeature={() => moderation.toggleFeatured(setup, setup.id === featured?.id)}
                  onStatus={() => (setup.status === 'Published' ? onHide(setup) : moderation.publish(setup))}
                  onDelete={() => onDelete(setup)}
                />
              ))}
            </List>
          ) : null}
          {hasMore ? (
            <ButtonRow>
              <Button $kind="quiet" $inactive={going} onClick={idle ? more : search.more}>
                {going ? <Spinner /> : null}
                {going ? ADMIN_TEXTS.loading : ADMIN_TEXTS.more}
              </Button>
            </ButtonRow>
          ) : null}
        </>
      ) : null}
    </>
  );
}
