import type { GalleryCard } from '@lumen-throw/domain/gallery-card';
import { GALLERY_FILTERS } from '@lumen-throw/domain/setup';
import { setupHref } from '@lumen-throw/domain/site-paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LoadingState } from '../../../shared/controls/loading.tsx';
import { Segmented } from '../../../shared/controls/segmented.tsx';
import { Badge, BadgeRow } from '../../../shared/design/badge.tsx';
import { Button, ButtonRow } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Heading, Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { distanceText } from '../../../shared/kit/check-words.ts';
import { findProjector, type KitCatalog } from '../../../shared/kit/kit-catalog.ts';
import { KIT_TEXTS } from '../../../shared/kit/texts.ts';
import { lightName } from '../../../shared/room-light/light-name.ts';
import { CardPicture } from '../../../shared/setup/card-picture.tsx';
import type { GridState } from '../../../shared/setup/grid-address.ts';
import { SETUP_TEXTS } from '../../../shared/setup/texts.ts';
import { CAROUSEL_TEXTS } from '../carousel/texts.ts';
import { useKitCatalog } from '../kit/use-kit-catalog.ts';
import { GridFilters } from './grid-filters.tsx';
import { cardsQuery } from './grid-queries.ts';
import { GRID_TEXTS } from './texts.ts';
import { DOT } from '../../../shared/design/dot.ts';

const Stack = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.m};
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.m};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const CardFrame = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  &:hover {
    border-color: ${theme.color.edge};
    box-shadow: ${theme.shadow.card};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  align-content: start;
  padding: ${theme.space.m};
  overflow-wrap: anywhere;

  /* A long title does not stretch the row. */
  h3 {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  /* The whole card leads to the setup. */
  h3 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const TYPES = GALLERY_FILTERS.map((value) => ({ value, label: value }));

/** What the card says of the room, shortest first. */
function factsOf(card: GalleryCard, catalog: KitCatalog | null): string[] {
  const { diagonal_inches: diagonal, distance, units, light } = card;
  const projector = catalog && findProjector(catalog, card.projector);
  return [
    projector?.name ?? card.projector_model,
    [
      diagonal === null ? '' : KIT_TEXTS.inches(diagonal),
      distance === null ? '' : distanceText(distance, units),
      light === '' ? '' : lightName(light),
    ]
      .filter(Boolean)
      .join(DOT),
  ].filter(Boolean);
}

function SetupCard({ card, catalog }: { card: GalleryCard; catalog: KitCatalog | null }) {
  return (
    <CardFrame>
      <CardPicture card={card} />
      <Words>
        <BadgeRow>
          <Badge>{card.type_tag}</Badge>
        </BadgeRow>
        <Heading as="h3" $size="h4" dir="auto">
          <Link to={setupHref(card.id)}>{card.title}</Link>
        </Heading>
        {factsOf(card, catalog).map((fact) => (
          <Small key={fact} dir="auto">
            {fact}
          </Small>
        ))}
        <Small>
          <bdi>{card.user_display_name}</bdi>
          {DOT}
          {SETUP_TEXTS.likes(card.like_count)}
        </Small>
      </Words>
    </CardFrame>
  );
}

/** Ids of a kind's projectors; null where any will do, undefined until the catalog is there. */
function idsOfKind(
  { kind, search }: GridState,
  catalog: KitCatalog | null,
): readonly string[] | null | undefined {
  if (kind === '' || search !== '') return null;
  return catalog?.projectors.filter(({ model }) => model?.kind === kind).map(({ id }) => id);
}

interface SetupGridProps {
  state: GridState;
  onChange: (changes: Partial<GridState>) => void;
  viewSwitch: ReactNode;
}

/** Community Setups side by side, narrowed and ordered as the address says. */
export function SetupGrid({ state, onChange, viewSwitch }: SetupGridProps) {
  const { firebase } = useEnvironment();
  const { catalog, failed, retry } = useKitCatalog(true);
  const cards = useInfiniteQuery(cardsQuery(firebase, state, idsOfKind(state, catalog)));
  const found = cards.data?.pages.flatMap((page) => page.cards) ?? [];
  const isFailed = cards.isError || (failed && state.kind !== '' && state.search === '');
  const isRead = cards.data !== undefined;
  return (
    <Stack aria-labelledby="community-setups" aria-busy={!isRead && !isFailed}>
      <Top>
        <Heading as="h2" id="community-setups">
          {CAROUSEL_TEXTS.community}
        </Heading>
        <Switches>
          {viewSwitch}
          <Segmented
            legend={CAROUSEL_TEXTS.filterLegend}
            legendHidden
            options={TYPES}
            value={TYPES.find(({ value }) => value === state.type)?.value ?? 'All'}
            onChange={(type) => onChange({ type: type === 'All' ? '' : type })}
          />
        </Switches>
      </Top>
      <GridFilters state={state} catalog={catalog} onChange={onChange} />
      {!isRead && !isFailed ? <LoadingState label={GRID_TEXTS.loading} /> : null}
      {isFailed && !isRead ? (
        <EmptyState message={CAROUSEL_TEXTS.unavailable}>
          <Button
            $kind="quiet"
            onClick={() => {
              if (failed) retry();
              void cards.refetch();
            }}
          >
            {CAROUSEL_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {isRead && found.length === 0 ? (
        <EmptyState message={state.search === '' ? GRID_TEXTS.none : GRID_TEXTS.noneFound(state.search)} />
      ) : null}
      <Cards hidden={found.length === 0}>
        {found.map((card) => (
          <SetupCard key={card.id} card={card} catalog={catalog} />
        ))}
      </Cards>
      {cards.hasNextPage ? (
        <ButtonRow>
          <Button
            $kind="quiet"
            $inactive={cards.isFetchingNextPage}
            onClick={() => void cards.fetchNextPage()}
          >
            {cards.isFetchingNextPage ? GRID_TEXTS.loading : GRID_TEXTS.more}
          </Button>
        </ButtonRow>
      ) : null}
    </Stack>
  );
}
