import { loadOwnLists } from '@lumen-throw/community/index';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import { setupHref } from '@lumen-throw/domain/site-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadingState } from '../../../shared/controls/loading.tsx';
import { Button } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { Muted, Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { ownListQuery, useListChange } from '../../../shared/saved/use-own-list.ts';
import { ListedThings } from './account-list.tsx';
import { AccountSection } from './account-section.tsx';
import { SAVED_LIST_TEXTS } from './saved-texts.ts';

/** The member's private list, the last saved first, a page at a time. */
export function SavedSection({ uid }: { uid: string }) {
  const { firebase } = useEnvironment();
  const { data: ids, isPending, refetch } = useQuery(ownListQuery(firebase, uid, 'setups'));
  const [pages, setPages] = useState(1);
  const { busy, change } = useListChange(uid, 'setups');
  const asked = ids?.slice(0, pages * PAGE_SIZES.search) ?? [];
  const cards = useQuery({
    queryKey: ['saved-cards', uid, asked],
    queryFn: async () => (await loadOwnLists()).readSavedCards(firebase, asked),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    meta: { log: 'The saved setups were not read.' },
  });
  const shown = (cards.data ?? []).filter(({ id }) => asked.includes(id));
  const failed = (!isPending && !ids) || cards.isError;
  const missing = cards.data && !cards.isPlaceholderData ? asked.length - shown.length : 0;
  return (
    <AccountSection id="account-saved" title={SAVED_LIST_TEXTS.title} intro={SAVED_LIST_TEXTS.intro} wide>
      {isPending || (asked.length > 0 && cards.isPending) ? (
        <LoadingState label={SAVED_LIST_TEXTS.loading} />
      ) : null}
      {failed ? (
        <EmptyState message={SAVED_LIST_TEXTS.failed}>
          <Button $kind="quiet" onClick={() => void (ids ? cards.refetch() : refetch())}>
            {SAVED_LIST_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {ids?.length === 0 ? <Muted>{SAVED_LIST_TEXTS.none}</Muted> : null}
      {shown.length > 0 ? (
        <ListedThings>
          {shown.map(({ id, title, user_display_name: name }) => (
            <li key={id}>
              <div>
                <Link to={setupHref(id)}>
                  <bdi>{title}</bdi>
                </Link>
                <Small>
                  <bdi>{name}</bdi>
                </Small>
              </div>
              <Button
                $kind="ghost"
                $small
                $inactive={busy}
                aria-label={SAVED_LIST_TEXTS.removeNamed(title)}
                onClick={() => change(id, false)}
              >
                {SAVED_LIST_TEXTS.remove}
              </Button>
            </li>
          ))}
        </ListedThings>
      ) : null}
      {missing > 0 ? <Small>{SAVED_LIST_TEXTS.unavailable(missing)}</Small> : null}
      {ids && ids.length > asked.length ? (
        <Button $kind="quiet" $small onClick={() => setPages(pages + 1)}>
          {SAVED_LIST_TEXTS.more}
        </Button>
      ) : null}
    </AccountSection>
  );
}
