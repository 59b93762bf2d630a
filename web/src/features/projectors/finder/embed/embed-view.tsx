import { PATHS } from '@lumen-throw/domain/site-paths';
import { useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { LinkNoticeLine } from '../../../../shared/address-state/link-notice-line.tsx';
import { compact } from '../../../../shared/content/compact.ts';
import { theme } from '../../../../shared/design/theme.ts';
import { Heading, Small } from '../../../../shared/design/type.tsx';
import { FrameLayout } from '../../../../shared/frame/frame-layout.tsx';
import { useFrameAddressState } from '../../../../shared/frame/use-frame-address-state.ts';
import { easierWishes, isDayForTelevision } from '../easier-wishes.ts';
import { FinderForm } from '../finder-form.tsx';
import type { FinderEmbedContent } from '../finder-query.ts';
import { candidateOf, fitting, suggestions, type Suggestion } from '../short-list.ts';
import { SuggestionCard } from '../suggestion-card.tsx';
import { FINDER_TEXTS } from '../texts.ts';
import { wayText } from '../way-text.ts';
import { WISHES_IN_ADDRESS, wishesToSearch, type ChangeWishes } from '../../../../shared/room/wishes.ts';
import { wishesNotice } from '../wishes-notice.ts';
import { EMBED_TEXTS } from './texts.ts';

const Found = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
`;

/** Three beside each other in a frame of the size that the code has. */
const Cards = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${theme.space.s};
  padding: 0;
  list-style: none;

  > li {
    display: grid;
  }
`;

/** How many models there is room for. */
const MOST_SHOWN = 3;

/** A way out of the frame, which stays as it is. */
function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** The best that fit; where none does, those that need the smallest change. */
function shortList(all: readonly Suggestion[]): { title: string; list: readonly Suggestion[]; fits: number } {
  const fits = fitting(all);
  return {
    title: fits.length > 0 ? FINDER_TEXTS.shortList : FINDER_TEXTS.afterChange,
    list: (fits.length > 0 ? fits : all.filter(({ fit }) => fit === 'change')).slice(0, MOST_SHOWN),
    fits: fits.length,
  };
}

interface EmbedViewProps {
  projectors: FinderEmbedContent['projectors'] | undefined;
}

/** The finder in a frame of somebody else's page: its questions, the best three, and the way to the whole of it. */
export function EmbedView({ projectors }: EmbedViewProps) {
  const [wishes, setWishes] = useFrameAddressState(WISHES_IN_ADDRESS);
  const answer: ChangeWishes = useCallback(
    (changes) => setWishes((now) => ({ ...now, ...changes })),
    [setWishes],
  );
  const [notice, setNotice] = useState<string | null>(null);
  useLayoutEffect(() => setNotice(wishesNotice(location.search)), []);
  const candidates = useMemo(() => compact(projectors).map(candidateOf), [projectors]);
  const all = useMemo(() => suggestions(candidates, wishes), [candidates, wishes]);
  const { title, list, fits } = useMemo(() => shortList(all), [all]);
  const ways = useMemo(
    () => (fits === 0 && all.length > 0 ? easierWishes(candidates, wishes) : []),
    [fits, all, candidates, wishes],
  );
  const whole = Math.max(wishes.distance, ...list.map(({ distances }) => distances?.max ?? 0)) * 1.1;
  return (
    <FrameLayout
      title={EMBED_TEXTS.frameTitle}
      maxWidth="60rem"
      path={PATHS.projectorFinder}
      query={wishesToSearch(wishes)}
      wholePage={EMBED_TEXTS.fullFinder}
      withoutScript={EMBED_TEXTS.withoutScript}
    >
      <LinkNoticeLine notice={notice} onDismiss={() => setNotice(null)} />
      <FinderForm wishes={wishes} onChange={answer} />
      <Found>
        <p role="status">
          {all.length > 0
            ? FINDER_TEXTS.count(fits, all.length)
            : candidates.length > 0
              ? FINDER_TEXTS.noneUnder
              : FINDER_TEXTS.nothing}
        </p>
        {ways.length > 0 ? (
          <>
            <Heading as="h2" $size="h4">
              {FINDER_TEXTS.instead}
            </Heading>
            <ul>
              {ways.map((way) => (
                <li key={String(way.what)}>{wayText(way, wishes)}</li>
              ))}
            </ul>
          </>
        ) : null}
        {fits === 0 && isDayForTelevision(wishes, all) ? <p>{FINDER_TEXTS.television}</p> : null}
        {list.length > 0 ? (
          <>
            <Heading as="h2" $size="h4">
              {title}
            </Heading>
            <Cards>
              {list.map((suggestion) => (
                <li key={suggestion.candidate.slug}>
                  <SuggestionCard suggestion={suggestion} wishes={wishes} whole={whole} link={NewTabLink} />
                </li>
              ))}
            </Cards>
          </>
        ) : null}
        {wishes.place === 'ceiling' ? <Small>{FINDER_TEXTS.hangs}</Small> : null}
        <Small>{FINDER_TEXTS.method}</Small>
      </Found>
    </FrameLayout>
  );
}
