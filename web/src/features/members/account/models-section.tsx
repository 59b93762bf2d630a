import { shareSetupHref } from '@lumen-throw/domain/community-paths';
import { projectorHref } from '@lumen-throw/domain/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LoadingState } from '../../../shared/controls/loading.tsx';
import { Button, ButtonRow, LinkButton } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { Heading, Muted, Small } from '../../../shared/design/type.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { findProjector, loadKitCatalog, type KitCatalog } from '../../../shared/kit/kit-catalog.ts';
import { ownListQuery, useListChange } from '../../../shared/saved/use-own-list.ts';
import { projectorCardsHref } from '../../../shared/setup/grid-address.ts';
import { ListedThings } from './account-list.tsx';
import { AccountSection } from './account-section.tsx';
import { SAVED_LIST_TEXTS } from './saved-texts.ts';

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  margin-block-start: ${theme.space.m};
`;

interface ModelListProps {
  uid: string;
  list: 'models' | 'owned';
  ids: readonly string[];
  catalog: KitCatalog;
}

/** One list, the last one first, with what can be done with a model that one owns. */
function ModelList({ uid, list, ids, catalog }: ModelListProps) {
  const { busy, change } = useListChange(uid, list);
  const models = ids.flatMap((id) => {
    const found = findProjector(catalog, id);
    return found?.model ? [{ id, name: found.name, slug: found.model.slug }] : [];
  });
  const isOwned = list === 'owned';
  return (
    <Part>
      <Heading as="h3" $size="h4">
        {isOwned ? SAVED_LIST_TEXTS.ownedTitle : SAVED_LIST_TEXTS.savedTitle}
      </Heading>
      {ids.length === 0 ? (
        <Muted>{isOwned ? SAVED_LIST_TEXTS.noneOwned : SAVED_LIST_TEXTS.noneSaved}</Muted>
      ) : null}
      {models.length > 0 ? (
        <ListedThings>
          {models.map(({ id, name, slug }) => (
            <li key={id}>
              <Link to={projectorHref(slug)}>{name}</Link>
              <ButtonRow>
                {isOwned ? (
                  <>
                    <LinkButton
                      $kind="quiet"
                      $small
                      to={shareSetupHref(name)}
                      aria-label={SAVED_LIST_TEXTS.shareNamed(name)}
                    >
                      {SAVED_LIST_TEXTS.share}
                    </LinkButton>
                    <LinkButton
                      $kind="ghost"
                      $small
                      to={projectorCardsHref(id)}
                      aria-label={SAVED_LIST_TEXTS.roomsNamed(name)}
                    >
                      {SAVED_LIST_TEXTS.rooms}
                    </LinkButton>
                  </>
                ) : null}
                <Button
                  $kind="ghost"
                  $small
                  $inactive={busy}
                  aria-label={SAVED_LIST_TEXTS.removeNamed(name)}
                  onClick={() => change(id, false)}
                >
                  {SAVED_LIST_TEXTS.remove}
                </Button>
              </ButtonRow>
            </li>
          ))}
        </ListedThings>
      ) : null}
      {models.length < ids.length ? (
        <Small>{SAVED_LIST_TEXTS.unlisted(ids.length - models.length)}</Small>
      ) : null}
    </Part>
  );
}

/** Projectors that the member owns, and those on the private list. */
export function ModelsSection({ uid }: { uid: string }) {
  const { firebase } = useEnvironment();
  const owned = useQuery(ownListQuery(firebase, uid, 'owned'));
  const saved = useQuery(ownListQuery(firebase, uid, 'models'));
  const catalog = useQuery({
    queryKey: ['kit-catalog'],
    queryFn: loadKitCatalog,
    meta: { log: 'The catalog was not read.' },
  });
  const parts = [owned, saved, catalog];
  const isPending = parts.some((part) => part.isPending);
  return (
    <AccountSection
      id="account-models"
      title={SAVED_LIST_TEXTS.modelsTitle}
      intro={SAVED_LIST_TEXTS.modelsIntro}
      wide
    >
      {isPending ? <LoadingState label={SAVED_LIST_TEXTS.loading} /> : null}
      {!isPending && parts.some((part) => !part.data) ? (
        <EmptyState message={SAVED_LIST_TEXTS.failed}>
          <Button
            $kind="quiet"
            onClick={() => parts.forEach((part) => (part.data ? undefined : void part.refetch()))}
          >
            {SAVED_LIST_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {owned.data && saved.data && catalog.data ? (
        <>
          <ModelList uid={uid} list="owned" ids={owned.data} catalog={catalog.data} />
          <ModelList uid={uid} list="models" ids={saved.data} catalog={catalog.data} />
        </>
      ) : null}
    </AccountSection>
  );
}
