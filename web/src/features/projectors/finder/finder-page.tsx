import { KindList } from './kind-list.tsx';
import { PictureInLight } from '../picture-in-light/picture-in-light.tsx';
import { comparisonHref, PATHS } from '@lumen-throw/domain/site-paths';
import {
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { ContentPage } from '../../../layout/content-page.tsx';
import { entryValue, keepEntryValue } from '../../../shared/address-state/entry-value.ts';
import { LinkNoticeLine } from '../../../shared/address-state/link-notice-line.tsx';
import { useAddressHistory } from '../../../shared/address-state/use-address-history.ts';
import { addressSearch, useAddressState } from '../../../shared/address-state/use-address-state.ts';
import { compact } from '../../../shared/content/compact.ts';
import { LinkButton } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { PageHeader } from '../../../shared/design/page-header.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Small } from '../../../shared/design/type.tsx';
import { visuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { AffiliateLink } from '../../../shared/shop/affiliate-link.tsx';
import { Disclosure } from '../../../shared/shop/disclosure.tsx';
import { hiddenWhileQueryPends } from '../../../shared/frame/hidden-until-read.ts';
import { FINDER_FORM_ID } from '../../../shared/projectors/finder-places.ts';
import { Seo } from '../../../shared/seo/seo.tsx';
import { BELOW_FIRST_SCREEN } from '../../../startup/below-first-screen.ts';
import { useHydrated } from '../../../startup/use-hydrated.ts';
import { litProjector, SIDE_BY_SIDE } from '../picture-in-light/lit-projector.ts';
import { answerLink, SHORT_LIST_ID } from './answer-link.ts';
import { roomAsAsked, saysRoom } from './asked-room.ts';
import { EasierWays } from './easier-ways.tsx';
import { easierWishes, isDayForTelevision, type EasierWish } from './easier-wishes.ts';
import { EmbedButton } from './embed/embed-button.tsx';
import { FinderForm } from './finder-form.tsx';
import { FoldedAnswers, PHONE } from './folded-answers.tsx';
import type { FinderContent, FinderKind } from './finder-query.ts';
import {
  candidateOf,
  fitting,
  fittingKinds,
  suggestions,
  type Candidate,
  type Suggestion,
} from './short-list.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import { SuggestionTable } from './suggestion-table.tsx';
import { FINDER_TEXTS } from './texts.ts';
import { keptRoomText, roomFrom, roomText } from '../../../shared/room/kept-room.ts';
import { OwnRoom } from '../../../shared/room/own-room.tsx';
import {
  wishesFrom,
  WISHES_IN_ADDRESS,
  type ChangeWishes,
  type Wishes,
} from '../../../shared/room/wishes.ts';
import { wishesNotice } from './wishes-notice.ts';

const Body = styled(PageWidth)`
  ${hiddenWhileQueryPends}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding-bottom: ${theme.space.section};
`;

/** On a phone, answers that the visitor came with stand in a line, and what they lead to right below. */
const Asked = styled.div<{ $folded: boolean }>`
  display: contents;

  ${({ $folded }) =>
    $folded &&
    css`
      @media ${PHONE} {
        display: grid;
        grid-template-columns: minmax(0, 1fr);

        > form {
          display: none;
        }

        /* The button says enough where each line moves the answer down. */
        > :last-child > p {
          ${visuallyHidden}
        }
      }
    `}
`;

const Scriptless = styled(Small)`
  display: none;

  ${media.scriptless} {
    display: block;
  }
`;

const Results = styled.section`
  display: grid;
  gap: ${theme.space.m};

  /* What changes in the form neither lays out nor paints this anew. */
  contain: layout;

  summary {
    display: list-item;
    min-height: ${theme.target};
    padding-block: ${theme.space.s};
    font-weight: 600;
    cursor: pointer;
  }
`;

/** On a phone it stays in sight below the form until the list itself is. */
const Answer = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};
  align-items: center;
  justify-content: space-between;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    font-weight: 600;
  }

  position: sticky;
  bottom: 0;
  z-index: 1;
  margin-inline: calc(-1 * ${theme.space.s});
  padding: ${theme.space.xs} ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.ground};

  ${media.medium} {
    position: static;
    margin-inline: 0;
    padding: 0;
    border-top: 0;

    a {
      display: none;
    }
  }

  /* Where the screen is low, as at 400 % zoom, it would cover what has the focus. */
  @media (max-height: 26rem) {
    position: static;
  }

  @media print {
    position: static;
  }
`;

const Cards = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${theme.space.m};
  padding: 0;
  list-style: none;

  > li {
    display: grid;
  }
`;

const NO_KEPT_ROOM = { keptAtStart: null, isKept: false } as const;

/** How many models the answer names before the others. */
const PICKS = 3;

/** How many of those that need a change are in sight before they are asked for. */
const CHANGES_IN_SIGHT = 3;

interface ListProps {
  list: readonly Suggestion[];
  wishes: Wishes;
  whole: number;
}

function List({ list, wishes, whole }: ListProps) {
  return (
    <Cards>
      {list.map((suggestion) => {
        const { name } = suggestion.candidate.facts;
        return (
          <li key={suggestion.candidate.slug}>
            <SuggestionCard
              suggestion={suggestion}
              wishes={wishes}
              whole={whole}
              link={Link}
              shop={<AffiliateLink target={{ name, searchPhrase: name }} look="quiet" small />}
            />
          </li>
        );
      })}
    </Cards>
  );
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <>
      <Heading as="h2" $size="h3" id={id}>
        {title}
      </Heading>
      {children}
    </>
  );
}

interface FinderResultsProps {
  candidates: readonly Candidate[];
  all: readonly Suggestion[];
  fits: readonly Suggestion[];
  /** What would work where nothing fits. */
  ways: readonly EasierWish[];
  television: boolean;
  kinds: readonly FinderKind[];
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
}

/** The short list. */
function FinderResults({
  candidates,
  all,
  fits,
  ways,
  television,
  kinds,
  wishes,
  onChange,
}: FinderResultsProps) {
  if (all.length === 0)
    return <EmptyState message={candidates.length === 0 ? FINDER_TEXTS.nothing : FINDER_TEXTS.noneUnder} />;
  const of = (fit: Suggestion['fit']) => all.filter((suggestion) => suggestion.fit === fit);
  const [unpriced, changes, unknown, no] = [of('unpriced'), of('change'), of('unknown'), of('no')];
  const best = fits.slice(0, PICKS);
  const whole =
    Math.max(wishes.distance, ...fits.slice(0, 12).map(({ distances }) => distances?.max ?? 0)) * 1.1;
  const shared = { wishes, whole };
  return (
    <Results className={BELOW_FIRST_SCREEN}>
      {best.length > 0 ? (
        <Part title={FINDER_TEXTS.shortList} id={SHORT_LIST_ID}>
          <Disclosure />
          <List list={best} {...shared} />
        </Part>
      ) : (
        <EasierWays ways={ways} television={television} wishes={wishes} onChange={onChange} />
      )}
      {best.length > 1 ? (
        <div>
          <LinkButton to={comparisonHref(best.map(({ candidate }) => candidate.slug))} $kind="quiet" $small>
            {FINDER_TEXTS.compare(best.length)}
          </LinkButton>
        </div>
      ) : null}
      <SuggestionTable
        title={FINDER_TEXTS.alsoFits(fits.length - best.length)}
        list={fits.slice(best.length)}
        wishes={wishes}
      />
      <SuggestionTable
        title={FINDER_TEXTS.unpriced(unpriced.length)}
        list={unpriced}
        wishes={wishes}
        isOpen={best.length === 0}
      />
      {changes.length > 0 ? (
        <Part title={FINDER_TEXTS.afterChange}>
          {best.length > 0 ? null : <Disclosure />}
          <List list={changes.slice(0, CHANGES_IN_SIGHT)} {...shared} />
        </Part>
      ) : null}
      <SuggestionTable
        title={FINDER_TEXTS.moreAfterChange(changes.length - CHANGES_IN_SIGHT)}
        list={changes.slice(CHANGES_IN_SIGHT)}
        wishes={wishes}
      />
      <SuggestionTable title={FINDER_TEXTS.unknown(unknown.length)} list={unknown} wishes={wishes} />
      <Suspense fallback={null}>
        <KindList kinds={fittingKinds(kinds, wishes)} wishes={wishes} open={fits.length === 0} />
      </Suspense>
      <SuggestionTable title={FINDER_TEXTS.no(no.length)} list={no} wishes={wishes} />
      {best[0] ? (
        <Suspense fallback={null}>
          <PictureInLight
            projectors={best.slice(0, SIDE_BY_SIDE).map(({ candidate }) => litProjector(candidate.facts))}
            light={wishes.light}
            diagonal={best[0].diagonal}
            screen={wishes}
          />
        </Suspense>
      ) : null}
      {wishes.place === 'ceiling' ? <Small>{FINDER_TEXTS.hangs}</Small> : null}
      <Small>{FINDER_TEXTS.method}</Small>
    </Results>
  );
}

interface FoundProps {
  candidates: readonly Candidate[];
  kinds: readonly FinderKind[];
  wishes: Wishes;
  /** Whether the form stands above it, so that a phone offers the way past it. */
  isBelowForm: boolean;
  onChange: ChangeWishes;
}

/** All that follows from the wishes. Rendered again only for other ones, so that a control is answered before it. */
const Found = memo(function Found({ candidates, kinds, wishes, isBelowForm, onChange }: FoundProps) {
  const all = suggestions(candidates, wishes);
  const fits = fitting(all);
  const ways = fits.length > 0 ? [] : easierWishes(candidates, wishes);
  const television = isDayForTelevision(wishes, all);
  const toAnswer = answerLink(fits.length, ways.length > 0 || television);
  return (
    <>
      {all.length > 0 ? (
        <Answer role="status">
          {FINDER_TEXTS.count(fits.length, all.length)}
          {toAnswer && isBelowForm ? <a href={toAnswer.href}>{toAnswer.text}</a> : null}
        </Answer>
      ) : null}
      <FinderResults
        candidates={candidates}
        all={all}
        fits={fits}
        ways={ways}
        television={television}
        kinds={kinds}
        wishes={wishes}
        onChange={onChange}
      />
      <EmbedButton wishes={wishes} />
    </>
  );
});

/**
 * Opens the finder with the kept room, and with the place, the use and the price of an address that asks
 * for these alone.
 * @returns the text of the kept room that the page opened with, and whether nothing of it was changed
 */
function useKeptRoomAtStart(): { keptAtStart: string | null; isKept: boolean } {
  const [, fill] = useAddressState(WISHES_IN_ADDRESS);
  const [start, setStart] = useState<{ keptAtStart: string | null; isKept: boolean }>(NO_KEPT_ROOM);
  useEffect(() => {
    const text = keptRoomText();
    const room = roomFrom(text);
    const asked = room && roomAsAsked(room, addressSearch());
    if (asked) fill(() => asked);
    const isKept = room !== null && roomText(room) === roomText(wishesFrom(addressSearch()));
    setStart({ keptAtStart: asked ? text : null, isKept });
  }, [fill]);
  return start;
}

/** Name of what an entry of the history keeps where the form was opened in it. */
const FORM_OPENED = 'formOpened';

/** Whether the form was opened; whoever comes back to the page finds it as it was. */
function useOpenedForm(): [isOpened: boolean, open: () => void] {
  const [isOpened, setOpened] = useState(() => entryValue(FORM_OPENED) === true);
  const open = useCallback(() => {
    keepEntryValue(FORM_OPENED, true);
    setOpened(true);
  }, []);
  return [isOpened, open];
}

function Finder({ content }: { content: FinderContent }) {
  const { head } = content;
  const title = head?.title ?? FINDER_TEXTS.title;
  const candidates = useMemo(() => compact(content.projectors).map(candidateOf), [content.projectors]);
  const kinds = useMemo(() => compact(content.kinds), [content.kinds]);
  const [wishes, setWishes, search] = useAddressHistory(WISHES_IN_ADDRESS);
  const { keptAtStart, isKept } = useKeptRoomAtStart();
  const [isAnswered, setAnswered] = useState(false);
  const answer: ChangeWishes = useCallback(
    (changes, burst) => {
      setAnswered(true);
      setWishes((now) => ({ ...now, ...changes }), burst);
    },
    [setWishes],
  );
  const { hash } = useLocation();
  const [isOpened, open] = useOpenedForm();
  const answerInForm: ChangeWishes = useCallback(
    (changes, burst) => {
      open();
      answer(changes, burst);
    },
    [answer, open],
  );
  const isFolded = !isOpened && hash !== `#${FINDER_FORM_ID}` && (isKept || saysRoom(search));
  const isBelowForm = useDeferredValue(!isFolded);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const notice = useMemo(() => (search === dismissed ? null : wishesNotice(search)), [search, dismissed]);
  // The control that was changed follows within the frame, the list and the kept room in the next.
  const shown = useDeferredValue(wishes);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated && shown === wishes) delete document.documentElement.dataset['query'];
  }, [isHydrated, shown, wishes]);
  // What no answer changes.
  const frame = useMemo(
    () => (
      <>
        <Seo
          title={head?.seoTitle ?? title}
          name={title}
          description={head?.seoDescription}
          path={PATHS.projectorFinder}
          picture={head?.image}
        />
        <PageHeader title={title} intro={head?.intro} />
      </>
    ),
    [head, title],
  );
  return (
    <>
      {frame}
      <Body>
        <Scriptless>{FINDER_TEXTS.scriptless}</Scriptless>
        <LinkNoticeLine notice={notice} onDismiss={() => setDismissed(search)} />
        <Asked $folded={isFolded}>
          {isFolded ? <FoldedAnswers wishes={wishes} onOpen={open} /> : null}
          <FinderForm wishes={wishes} onChange={answerInForm} />
          <OwnRoom wishes={shown} isAnswered={isAnswered} startedFrom={keptAtStart} />
        </Asked>
        <Found
          candidates={candidates}
          kinds={kinds}
          wishes={shown}
          isBelowForm={isBelowForm}
          onChange={answer}
        />
      </Body>
    </>
  );
}

export function Component() {
  return <ContentPage kind="projectorFinder">{(content) => <Finder content={content} />}</ContentPage>;
}
