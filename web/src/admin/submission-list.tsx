import { SETUP_STATUSES, type Setup, type SetupStatus } from '@lumen-throw/domain/setup';
import { useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonRow } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { TextInput } from '../design/field.tsx';
import { LoadingState, Spinner } from '../design/loading.tsx';
import { Segmented } from '../design/segmented.tsx';
import { theme } from '../design/theme.ts';
import { Small } from '../design/type.tsx';
import { ADMIN_TEXTS } from '../texts/admin.ts';
import { SubmissionRow } from './submission-row.tsx';
import { searchSetups } from './submission-search.ts';
import type { Moderation } from './use-moderation.ts';
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
  moderation: Moderation;
  onDelete: (setup: Setup) => void;
}

function emptyWords(search: string, status: SetupStatus | null): string {
  if (search.trim()) return ADMIN_TEXTS.noneFound(search.trim());
  return status === null ? ADMIN_TEXTS.none : ADMIN_TEXTS.noneOfStatus(status);
}

/** The submissions that are loaded, narrowed by status and search, each with what can be done with it. */
export function SubmissionList({ submissions, moderation, onDelete }: SubmissionListProps) {
  const [search, setSearch] = useState('');
  const { phase, setups, next, featured, status, loadingMore, choose, more, reload } = submissions;
  const found = searchSetups(setups, search);

  return (
    <>
      <Narrowing>
        <TextInput
          type="search"
          aria-label={ADMIN_TEXTS.search}
          placeholder={ADMIN_TEXTS.search}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
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
          <Button $kind="quiet" onClick={reload}>
            {ADMIN_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {phase === 'ready' ? (
        <>
          <Small role="status">
            {ADMIN_TEXTS.shown(found.length, setups.length)} {next ? ADMIN_TEXTS.thereAreMore : null}
          </Small>
          {found.length === 0 ? (
            <EmptyState message={emptyWords(search, status)} />
          ) : (
            <List>
              {found.map((setup) => (
                <SubmissionRow
                  key={setup.id}
                  setup={setup}
                  featured={setup.id === featured?.id}
                  busy={moderation.busy === setup.id}
                  onFeature={() => moderation.toggleFeatured(setup, setup.id === featured?.id)}
                  onStatus={() => moderation.toggleStatus(setup)}
                  onDelete={() => onDelete(setup)}
                />
              ))}
            </List>
          )}
          {next ? (
            <ButtonRow>
              <Button $kind="quiet" disabled={loadingMore} onClick={more}>
                {loadingMore ? <Spinner /> : null}
                {loadingMore ? ADMIN_TEXTS.loading : ADMIN_TEXTS.more}
              </Button>
            </ButtonRow>
          ) : null}
        </>
      ) : null}
    </>
  );
}
