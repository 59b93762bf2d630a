import { loadSavedSetups } from '@lumen-throw/community/index';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import { setupHref } from '@lumen-throw/domain/site-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LoadingState } from '../../../shared/controls/loading.tsx';
import { Button } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Muted, Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { SAVED_TEXTS } from '../../../shared/saved/texts.ts';
import { savedQuery, useSaving } from '../../../shared/saved/use-saved.ts';
import { AccountList } from './account-list.tsx';
import { AccountSection } from './account-section.tsx';

const List = styled(AccountList)`
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.m};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space.xs};
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 12rem;
  min-width: 0;
`;

/** The member's private list, the last saved first, a page at a time. */
export function SavedSection({ uid }: { uid: string }) {
  const { firebase } = useEnvironment();
  const { data: ids, isPending, refetch } = useQuery(savedQuery(firebase, uid));
  const [pages, setPages] = useState(1);
  const { busy, save } = useSaving(uid);
  const asked = ids?.slice(0, pages * PAGE_SIZES.search) ?? [];
  const cards = useQuery({
    queryKey: ['saved-cards', uid, asked],
    queryFn: async () => (await loadSavedSetups()).readSavedCards(firebase, asked),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    meta: { log: 'The saved setups were not read.' },
  });
  const shown = (cards.data ?? []).filter(({ id }) => asked.includes(id));
  const failed = (!isPending && !ids) || cards.isError;
  const missing = cards.data && !cards.isPlaceholderData ? asked.length - shown.length : 0;
  return (
    <AccountSection id="account-saved" title={SAVED_TEXTS.title} intro={SAVED_TEXTS.intro} wide>
      {isPending || (asked.length > 0 && cards.isPending) ? (
        <LoadingState label={SAVED_TEXTS.loading} />
      ) : null}
      {failed ? (
        <EmptyState message={SAVED_TEXTS.failed}>
          <Button $kind="quiet" onClick={() => void (ids ? cards.refetch() : refetch())}>
            {SAVED_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {ids?.length === 0 ? <Muted>{SAVED_TEXTS.none}</Muted> : null}
      {shown.length > 0 ? (
        <List>
          {shown.map(({ id, title, user_display_name: name }) => (
            <li key={id}>
              <Words>
                <Link to={setupHref(id)}>
                  <bdi>{title}</bdi>
                </Link>
                <Small>
                  <bdi>{name}</bdi>
                </Small>
              </Words>
              <Button
                $kind="ghost"
                $small
                $inactive={busy}
                aria-label={SAVED_TEXTS.removeNamed(title)}
                onClick={() => save(id, false)}
              >
                {SAVED_TEXTS.remove}
              </Button>
            </li>
          ))}
        </List>
      ) : null}
      {missing > 0 ? <Small>{SAVED_TEXTS.unavailable(missing)}</Small> : null}
      {ids && ids.length > asked.length ? (
        <Button $kind="quiet" $small onClick={() => setPages(pages + 1)}>
          {SAVED_TEXTS.more}
        </Button>
      ) : null}
    </AccountSection>
  );
}
