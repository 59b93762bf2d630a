import { loadOwnSetups, type PageCursor, type SetupPage } from '@lumen-throw/community/index';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type { Setup } from '@lumen-throw/domain/setup';
import { PATHS, setupHref } from '@lumen-throw/domain/site-paths';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LoadingState } from '../../../shared/controls/loading.tsx';
import { Button, ButtonRow, LinkButton } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Heading, Lead, Muted, Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { MonthBadge } from '../../../shared/setup/month-badge.tsx';
import { SetupPicture } from '../../../shared/setup/setup-picture.tsx';
import { excerpt, locationOf } from '../../../shared/setup/setup-words.ts';
import { SETUP_TEXTS } from '../../../shared/setup/texts.ts';
import { PROFILE_TEXTS } from './texts.ts';
import { DOT } from '../../../shared/design/dot.ts';

const Head = styled.header`
  display: grid;
  gap: ${theme.space.s};
  overflow-wrap: anywhere;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${theme.space.l};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};

  &:has(a:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }

  h2 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Cover = styled(SetupPicture)`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 10;
  background: ${theme.color.night};
  object-fit: cover;
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  padding: ${theme.space.m};
  overflow-wrap: anywhere;

  /* Above the title's link, which covers the card. */
  > a {
    z-index: 1;
    margin-block: ${theme.space.xs};
  }
`;

const EXCERPT = 150;
const FIRST: PageCursor | null = null;

/** What a member has published, newest first, page by page. */
function memberSetupsQuery(firebase: FirebaseEnvironment, uid: string) {
  return infiniteQueryOptions({
    queryKey: ['member-setups', uid],
    initialPageParam: FIRST,
    queryFn: async ({ pageParam }): Promise<SetupPage> =>
      (await loadOwnSetups()).listMemberSetups(firebase, uid, pageParam),
    getNextPageParam: ({ next }) => next,
    meta: { log: "A member's setups were not read." },
  });
}

function SetupCard({ setup }: { setup: Setup }) {
  return (
    <Card>
      <Cover
        setup={setup}
        index={0}
        alt=""
        width={640}
        height={400}
        sizes="(min-width: 62rem) 22rem, (min-width: 38rem) 45vw, 94vw"
        loading="lazy"
      />
      <Words>
        <Heading as="h2" $size="h4">
          <Link to={setupHref(setup.id)}>
            <bdi>{setup.title}</bdi>
          </Link>
        </Heading>
        <Small>
          <bdi>{locationOf(setup)}</bdi>
          {DOT}
          {SETUP_TEXTS.likes(setup.like_count)}
        </Small>
        <MonthBadge setup={setup} />
        <Muted dir="auto">{excerpt(setup.description, EXCERPT)}</Muted>
      </Words>
    </Card>
  );
}

/** A member's public setups under the name of the newest one; a plain message where there is none. */
export function MemberSetups({ uid }: { uid: string }) {
  const { firebase } = useEnvironment();
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    memberSetupsQuery(firebase, uid),
  );
  const setups = data?.pages.flatMap((page) => page.setups) ?? [];
  const [newest] = setups;
  return (
    <>
      <Head>
        <Heading as="h1" $size="h1" dir="auto">
          {newest ? PROFILE_TEXTS.titleOf(newest.user_display_name) : PROFILE_TEXTS.pageTitle}
        </Heading>
        {newest ? <Lead role="status">{PROFILE_TEXTS.count(setups.length, hasNextPage)}</Lead> : null}
      </Head>
      {isPending ? <LoadingState label={PROFILE_TEXTS.loading} /> : null}
      {!isPending && !data ? (
        <EmptyState message={PROFILE_TEXTS.failed}>
          <Button $kind="quiet" onClick={() => void refetch()}>
            {PROFILE_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {data && !newest ? (
        <EmptyState message={PROFILE_TEXTS.none}>
          <LinkButton $kind="quiet" to={PATHS.gallery}>
            {PROFILE_TEXTS.gallery}
          </LinkButton>
        </EmptyState>
      ) : null}
      {newest ? (
        <Grid>
          {setups.map((setup) => (
            <SetupCard key={setup.id} setup={setup} />
          ))}
        </Grid>
      ) : null}
      {hasNextPage ? (
        <ButtonRow>
          <Button $kind="quiet" $inactive={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {PROFILE_TEXTS.more}
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
}
