import { GALLERY_FILTERS } from '@lumen-throw/domain/setup';
import { pictureSet } from '@lumen-throw/domain/setup-images';
import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { LateLoadingState } from '../../../shared/controls/loading.tsx';
import { useFocusKept } from '../../../shared/controls/keep-focus.ts';
import { Segmented } from '../../../shared/controls/segmented.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { useEntrance } from '../../../shared/motion/use-entrance.ts';
import { useIsAdmin, useMember } from '../../../shared/session/use-session.ts';
import { CAROUSEL_TEXTS } from './texts.ts';
import { GALLERY_TEXTS } from '../texts.ts';
import { CarouselSteps } from './carousel-steps.tsx';
import { SetupDeletion } from './setup-deletion.tsx';
import { SetupView, SHOWN_SIZES } from './setup-view.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useLikes } from './use-likes.ts';
import { useLinkedView, type LinkedSetup } from './use-linked-view.ts';
import type { SetupsControl } from './use-setups.ts';
import { useSwipe } from './use-swipe.ts';

const Stack = styled.section`
  display: grid;
  gap: ${theme.space.m};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.m};

  ${media.scriptless} {
    fieldset {
      display: none;
    }
  }
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.m};
`;

const Absence = styled(Small)`
  /* While it has nothing to say, no gap is left for it. */
  &:empty {
    position: absolute;
  }
`;

/** Holds the place of a setup while one is read. */
const Waiting = styled.div`
  display: grid;
  align-items: center;
  min-height: 28rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.sunk};
`;

const NeedsScript = styled.p`
  max-width: 44ch;
  margin-inline: auto;
  padding: ${theme.space.m};
  text-align: center;
`;

const FILTERS = GALLERY_FILTERS.map((value) => ({ value, label: value }));

/** What is said of setups that are not there. */
function absence({ missing, left }: SetupsControl['state']): string | null {
  if (left) return CAROUSEL_TEXTS.left;
  return missing ? CAROUSEL_TEXTS.gone : null;
}

interface SetupCarouselProps {
  control: SetupsControl;
  /** Whether what is above stands still; the setups come after it. */
  isSettled: boolean;
  /** The share link that was followed, once what is above stands still; null for none. */
  linked?: LinkedSetup | null;
  /** The way to the grid. */
  viewSwitch?: ReactNode;
}

/** Community Setups: one at a time, with filters, buttons, swipe and arrow keys. */
export function SetupCarousel({ control, isSettled, linked = null, viewSwitch = null }: SetupCarouselProps) {
  const { state, setups, total, choose, move, remove, recheck, reload } = control;
  const user = useMember();
  const isAdmin = useIsAdmin();
  const { firebase } = useEnvironment();
  const likes = useLikes(setups, (id) => void recheck(id).catch(() => {}));
  const [askedId, setAskedId] = useState<string | null>(null);
  // What was read is rendered in steps, in a frame after the one above, so that the page answers meanwhile.
  const isReading = useDeferredValue(state.phase === 'loading' || !isSettled);
  const phase = isReading ? 'loading' : state.phase;
  useArrowKeys(move);
  const swipe = useSwipe(move);
  const setup = setups[state.index];
  // Whether to delete is asked of this one setup: with another in its place the question is over.
  if (askedId !== null && askedId !== setup?.id) setAskedId(null);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(section, () => section.current?.querySelector('article') ?? heading.current);
  useLinkedView(section, phase === 'ready' ? linked : null);
  const shown = useEntrance<HTMLDivElement>({
    id: phase === 'ready' ? (setup?.id ?? null) : null,
    index: state.index,
  });
  const neighbours = [setups[state.index - 1], setups[state.index + 1]];

  return (
    <Stack ref={section} aria-labelledby="community-setups" aria-busy={phase === 'loading'}>
      <Top>
        <Heading as="h2" id="community-setups" ref={heading} tabIndex={-1}>
          {CAROUSEL_TEXTS.community}
        </Heading>
        <Switches>
          {viewSwitch}
          <Segmented
            legend={CAROUSEL_TEXTS.filterLegend}
            legendHidden
            options={FILTERS}
            value={state.filter}
            onChange={choose}
          />
        </Switches>
      </Top>
      <Absence role="status">{absence(state)}</Absence>
      {phase === 'loading' ? (
        <Waiting>
          <LateLoadingState label={GALLERY_TEXTS.loading} />
          <noscript>
            <NeedsScript>{CAROUSEL_TEXTS.needsScript}</NeedsScript>
          </noscript>
        </Waiting>
      ) : null}
      {phase === 'failed' ? (
        <EmptyState message={CAROUSEL_TEXTS.unavailable}>
          <Button $kind="quiet" onClick={reload}>
            {CAROUSEL_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {phase === 'ready' && !setup ? <EmptyState message={CAROUSEL_TEXTS.empty} /> : null}
      {phase === 'ready' && setup ? (
        <>
          <div ref={shown} {...swipe}>
            <SetupView
              key={setup.id}
              setup={setup}
              likes={likes}
              isOwn={user?.id === setup.created_by}
              mayEdit={user?.id === setup.created_by && !user.isBanned}
              mayDelete={isAdmin || user?.id === setup.created_by}
              onDelete={() => setAskedId(setup.id)}
            />
          </div>
          <CarouselSteps index={state.index} total={total} title={setup.title} move={move} />
          <div hidden>
            {neighbours.map((near) =>
              near?.status === 'Published' && near.image_paths[0] ? (
                <img
                  key={near.id}
                  sizes={SHOWN_SIZES}
                  srcSet={pictureSet(firebase, near.image_paths[0])}
                  fetchPriority="low"
                  alt=""
                  width={16}
                  height={10}
                />
              ) : null,
            )}
          </div>
          <SetupDeletion
            setup={setup}
            open={askedId !== null}
            onClose={() => setAskedId((now) => (now === setup.id ? null : now))}
            onDeleted={remove}
            isGone={recheck}
          />
        </>
      ) : null}
    </Stack>
  );
}
