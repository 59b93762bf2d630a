import { lazyPart } from '../../shared/on-demand/lazy-part.tsx';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useAddressState } from '../../shared/address-state/use-address-state.ts';
import { CommunityData } from '../../shared/community-data/community-data.tsx';
import { LoadingState } from '../../shared/controls/loading.tsx';
import { Segmented } from '../../shared/controls/segmented.tsx';
import { GRID_IN_ADDRESS, type GridState } from '../../shared/setup/grid-address.ts';
import { SetupCarousel } from './carousel/setup-carousel.tsx';
import { useSetups } from './carousel/use-setups.ts';
import { FeaturedSetup } from './featured/featured-setup.tsx';
import { useFollowedNews } from './gallery-news.ts';
import { SearchField } from './grid/search-field.tsx';
import { GRID_TEXTS } from './grid/texts.ts';

function GridLoading() {
  return <LoadingState label={GRID_TEXTS.loading} />;
}

/** Grid and filters load when somebody asks for them. */
const SetupGrid = lazyPart(async () => (await import('./grid/setup-grid.tsx')).SetupGrid, <GridLoading />);

const VIEWS = (['carousel', 'grid'] as const).map((value) => ({
  value,
  get label() {
    return GRID_TEXTS.views[value];
  },
}));

/** How long the setups wait, in milliseconds, for a Setup of the Month that is not answered. */
const LONGEST_WAIT = 3000;

interface GallerySetupsProps {
  /** Setup of the share link that was followed. */
  openId: string | null;
}

interface CarouselProps extends GallerySetupsProps {
  settled: boolean;
  state: GridState;
  onChange: (changes: Partial<GridState>) => void;
  viewSwitch: ReactNode;
}

function Carousel({ openId, settled, state, onChange, viewSwitch }: CarouselProps) {
  const control = useSetups(
    openId,
    state.type === 'Other' || state.type === '' ? 'All' : state.type,
    (filter) => onChange({ type: filter === 'All' ? '' : filter }),
  );
  const isOnPage = useNavigationType() !== NavigationType.Pop;
  return (
    <SetupCarousel
      control={control}
      isSettled={settled}
      linked={openId !== null && settled ? { id: openId, isOnPage } : null}
      viewSwitch={viewSwitch}
    />
  );
}

function Setups({ openId }: GallerySetupsProps) {
  const [state, setState] = useAddressState(GRID_IN_ADDRESS);
  const [settled, setSettled] = useState(false);
  useFollowedNews();
  useEffect(() => {
    const timer = setTimeout(setSettled, LONGEST_WAIT, true);
    return () => clearTimeout(timer);
  }, []);
  const change = (changes: Partial<GridState>) => setState((now) => ({ ...now, ...changes }));
  // What is found stands in the grid.
  const find = (search: string) =>
    setState((now) => ({ ...now, view: search === '' ? now.view : 'grid', search }));
  const viewSwitch = (
    <Segmented
      legend={GRID_TEXTS.view}
      legendHidden
      options={VIEWS}
      value={state.view}
      onChange={(view) => setState((now) => ({ ...now, view, search: view === 'grid' ? now.search : '' }))}
    />
  );
  return (
    <>
      {/* Each part is hydrated on its own, so that neither of them keeps the page busy for long. */}
      <Suspense fallback={null}>
        <FeaturedSetup onSettled={setSettled} />
      </Suspense>
      <SearchField search={state.search} onSearch={find} />
      <Suspense fallback={null}>
        {state.view === 'grid' ? (
          <SetupGrid state={state} onChange={change} viewSwitch={viewSwitch} />
        ) : (
          <Carousel
            openId={openId}
            settled={settled}
            state={state}
            onChange={change}
            viewSwitch={viewSwitch}
          />
        )}
      </Suspense>
    </>
  );
}

/** What the gallery reads from the community: the Setup of the Month, and the carousel or the grid. */
export function GallerySetups({ openId }: GallerySetupsProps) {
  return (
    <CommunityData>
      <Setups openId={openId} />
    </CommunityData>
  );
}
