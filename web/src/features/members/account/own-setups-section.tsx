import type { Notice } from '@lumen-throw/domain/notices';
import type { Setup } from '@lumen-throw/domain/setup';
import { EDIT_PARAMETER, memberHref } from '@lumen-throw/domain/community-paths';
import { PATHS, setupHref } from '@lumen-throw/domain/site-paths';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { loadGallery } from '@lumen-throw/community/index';
import { LoadingState } from '../../../shared/controls/loading.tsx';
import { usePartOnDemand } from '../../../shared/on-demand/use-part-on-demand.ts';
import { Badge } from '../../../shared/design/badge.tsx';
import { Button, ButtonRow, LinkButton } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Muted, Small } from '../../../shared/design/type.tsx';
import { useMember } from '../../../shared/session/use-session.ts';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { REASON_TEXTS } from '@lumen-throw/domain/reason-texts';
import { MonthBadge } from '../../../shared/setup/month-badge.tsx';
import { SetupPicture } from '../../../shared/setup/setup-picture.tsx';
import { SETUP_TEXTS } from '../../../shared/setup/texts.ts';
import { AccountSection } from './account-section.tsx';
import { noticesQuery, OWN_SETUPS, ownSetupsQuery } from './overview-queries.ts';
import { NOTICES_TEXTS, OWN_SETUPS_TEXTS } from './overview-texts.ts';
import { DOT } from '../../../shared/design/dot.ts';

const List = styled.ul`
  margin: 0 0 ${theme.space.m};
  padding: 0;
  border-top: 1px solid ${theme.color.line};
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${theme.space.s} ${theme.space.m};
  align-items: start;
  padding-block: ${theme.space.m};
  border-bottom: 1px solid ${theme.color.line};

  ${media.medium} {
    grid-template-columns: 8rem minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Thumb = styled(SetupPicture)`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radius.s};
  background: ${theme.color.night};
  object-fit: cover;
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Actions = styled(ButtonRow)`
  grid-column: 1 / -1;

  ${media.medium} {
    grid-column: auto;
  }
`;

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Why a setup is hidden, as the latest notice of it says. */
function hiddenWords(setup: Setup, notices: readonly Notice[]): string {
  const told = notices.find(({ kind, setup_id: id }) => kind === 'hidden' && id === setup.id);
  if (!told?.reason) return OWN_SETUPS_TEXTS.hiddenPlain;
  const reason = REASON_TEXTS[told.reason];
  return OWN_SETUPS_TEXTS.hiddenFor(told.note ? `${reason}. ${told.note}` : reason);
}

interface OwnSetupRowProps {
  setup: Setup;
  /** By how many members. */
  recreated: number;
  /** Whether the member may change it, which a banned one may not. */
  mayEdit: boolean;
  notices: readonly Notice[];
  onEdit: () => void;
}

function OwnSetupRow({ setup, recreated, mayEdit, notices, onEdit }: OwnSetupRowProps) {
  const { title, status } = setup;
  return (
    <Row>
      <Thumb
        key={status}
        setup={setup}
        index={0}
        alt=""
        small
        width={320}
        height={240}
        sizes="8rem"
        loading="lazy"
      />
      <Words>
        <Heading as="h3" $size="h4">
          <bdi>{title}</bdi>
        </Heading>
        <span>
          <Badge $glow={status === 'Hidden'}>
            {status === 'Hidden' ? OWN_SETUPS_TEXTS.hidden : OWN_SETUPS_TEXTS.published}
          </Badge>{' '}
          <MonthBadge setup={setup} />
        </span>
        <Small>
          {DATE.format(setup.created_at)}
          {DOT}
          {SETUP_TEXTS.likes(setup.like_count)}
          {recreated > 0 ? (
            <>
              {DOT}
              {OWN_SETUPS_TEXTS.recreated(recreated)}
            </>
          ) : null}
        </Small>
        {status === 'Hidden' ? <Muted>{hiddenWords(setup, notices)}</Muted> : null}
        {setup.is_featured_month ? <Small>{OWN_SETUPS_TEXTS.featuredNow}</Small> : null}
      </Words>
      <Actions>
        {mayEdit ? (
          <Button $kind="quiet" $small aria-label={OWN_SETUPS_TEXTS.editNamed(title)} onClick={onEdit}>
            {OWN_SETUPS_TEXTS.edit}
          </Button>
        ) : null}
        <LinkButton
          $kind="ghost"
          $small
          to={setupHref(setup.id)}
          aria-label={OWN_SETUPS_TEXTS.openNamed(title)}
        >
          {OWN_SETUPS_TEXTS.open}
        </LinkButton>
      </Actions>
    </Row>
  );
}

const loadEditor = async () => (await import('./editing/setup-editor.tsx')).SetupEditor;

/** Everything the member has shared, with what is hidden and why, and the way to change it. */
export function OwnSetupsSection({ uid }: { uid: string }) {
  const { firebase } = useEnvironment();
  const client = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    ownSetupsQuery(firebase, uid),
  );
  const { data: told } = useQuery(noticesQuery(firebase, uid));
  const [editing, setEditing] = useState<Setup | null>(null);
  const { Part: Editor, ask } = usePartOnDemand(loadEditor);
  const setups = data?.pages.flatMap((page) => page.setups) ?? [];
  const recreatedBy = (id: string): number =>
    data?.pages.find((page) => page.recreated.has(id))?.recreated.get(id) ?? 0;
  const wanted = parameters.get(EDIT_PARAMETER);
  const isBanned = useMember()?.isBanned === true;
  const mayEdit = useCallback((setup: Setup) => !isBanned && !setup.is_featured_month, [isBanned]);

  // Also where the list can't be read: the next edit begins with what is stored.
  const keepSaved = (saved: Setup) =>
    client.setQueryData(
      ownSetupsQuery(firebase, uid).queryKey,
      (before) =>
        before && {
          ...before,
          pages: before.pages.map((page) => ({
            ...page,
            setups: page.setups.map((setup) => (setup.id === saved.id ? saved : setup)),
          })),
        },
    );
  const readAnew = () => void client.invalidateQueries({ queryKey: OWN_SETUPS });

  const edit = async (setup: Setup) => {
    if (mayEdit(setup) && (await ask())) setEditing(setup);
  };

  // The link at a setup in the gallery leads here.
  useEffect(() => {
    if (wanted === null) return;
    const open = async () => {
      const setup = await (await loadGallery()).findSetup(firebase, wanted, { uid });
      if (setup?.created_by === uid && mayEdit(setup) && (await ask())) setEditing(setup);
    };
    void open().catch(() => {});
    setParameters({}, { replace: true });
  }, [wanted, firebase, uid, ask, mayEdit, setParameters]);

  return (
    <AccountSection id="own-setups" title={OWN_SETUPS_TEXTS.title} intro={OWN_SETUPS_TEXTS.intro} wide>
      {isPending ? <LoadingState label={NOTICES_TEXTS.loading} /> : null}
      {!isPending && !data ? (
        <EmptyState message={OWN_SETUPS_TEXTS.failed}>
          <Button $kind="quiet" onClick={() => void refetch()}>
            {NOTICES_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {data && setups.length === 0 ? (
        <Muted>
          {OWN_SETUPS_TEXTS.none} <Link to={PATHS.gallery}>{OWN_SETUPS_TEXTS.share}</Link>
        </Muted>
      ) : null}
      {setups.length > 0 ? (
        <>
          <List>
            {setups.map((setup) => (
              <OwnSetupRow
                key={setup.id}
                setup={setup}
                recreated={recreatedBy(setup.id)}
                mayEdit={mayEdit(setup)}
                notices={told?.notices ?? []}
                onEdit={() => void edit(setup)}
              />
            ))}
          </List>
          <ButtonRow>
            {hasNextPage ? (
              <Button $kind="quiet" $inactive={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {OWN_SETUPS_TEXTS.more}
              </Button>
            ) : null}
            <Link to={memberHref(uid)}>{OWN_SETUPS_TEXTS.profile}</Link>
          </ButtonRow>
        </>
      ) : null}
      {Editor && editing ? (
        <Editor
          key={editing.id}
          uid={uid}
          setup={editing}
          onClose={() => setEditing(null)}
          onSaved={(saved) => {
            keepSaved(saved);
            readAnew();
          }}
          onOutdated={readAnew}
        />
      ) : null}
    </AccountSection>
  );
}
