import { PATHS, SEARCH_PARAMETER, searchHref } from '@lumen-throw/domain/site-paths';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { TextInput } from '../../shared/controls/field.tsx';
import { Button } from '../../shared/design/button.tsx';
import { PageHeader } from '../../shared/design/page-header.tsx';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { Heading, Muted, Small } from '../../shared/design/type.tsx';
import { Seo } from '../../shared/seo/seo.tsx';
import { useHydrated } from '../../startup/use-hydrated.ts';
import { SlashSwitch } from './slash-switch.tsx';
import { matchingSentence } from './matching-sentence.ts';
import { entryKey, type FoundEntry } from './search-entry.ts';
import { SEARCH_PAGE_TEXTS } from './page-texts.ts';
import { SEARCH_TEXTS } from './texts.ts';
import { useSearch } from './use-search.ts';

const Form = styled.form`
  display: flex;
  gap: ${theme.space.xs};
  width: 100%;
  max-width: 38rem;
  padding-top: ${theme.space.s};
`;

const Body = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.xl};
  padding-bottom: ${theme.space.section};
`;

/** Keeps the room of its results until they are there, so that what follows does not jump. */
const Found = styled.section`
  display: grid;
  gap: ${theme.space.m};
  align-content: start;
  max-width: ${theme.width.text};
  overflow-wrap: anywhere;

  html[data-query] &,
  &[aria-busy='true'] {
    min-height: 70vh;
  }
`;

const List = styled.ol`
  border-top: 1px solid ${theme.color.line};
  list-style: none;

  li {
    border-bottom: 1px solid ${theme.color.line};
  }
`;

const Result = styled(Link)`
  display: grid;
  gap: ${theme.space.xxs};
  min-height: ${theme.target};
  padding-block: ${theme.space.s};
  text-decoration: none;

  mark {
    background: ${theme.color.glowWash};
    color: ${theme.color.ink};
    font-weight: 600;
  }

  &:hover strong {
    color: ${theme.color.accent};
  }

  strong {
    font: 400 ${theme.size.h4} / ${theme.leading.title} ${theme.font.display};
  }
`;

const Kind = styled.span`
  color: ${theme.color.accent};
  font-weight: 600;
`;

const NeedsScripts = styled(Muted)`
  display: none;

  ${media.scriptless} {
    display: block;
  }
`;

const Overviews = styled.section`
  display: grid;
  gap: ${theme.space.s};

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    column-gap: ${theme.space.l};
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.target};
    border-top: 1px solid ${theme.color.line};
  }
`;

/** Results that the page shows; whoever sees more than these looks for something more precise. */
const MOST = 40;

/** Milliseconds without a key after which the address follows what is typed. */
const REST = 400;

/** Where everything is listed that can be found. */
const OVERVIEWS = [
  ['guides', PATHS.blog],
  ['projectors', PATHS.projectors],
  ['finder', PATHS.projectorFinder],
  ['calculator', PATHS.throwCalculator],
  ['lumenCheck', PATHS.lumenCheck],
  ['accessories', PATHS.accessories],
  ['ambiance', PATHS.ambiance],
  ['glossary', PATHS.glossary],
  ['setups', PATHS.gallery],
] as const;

function Results({ found }: { found: readonly FoundEntry[] }) {
  return (
    <List>
      {found.map((entry) => (
        <li key={entryKey(entry)}>
          <Result to={entry.href}>
            <strong>{entry.title}</strong>
            <Small as="span">
              <Kind>{SEARCH_TEXTS.kinds[entry.kind]}</Kind>{' '}
              {matchingSentence(entry).map(({ text, isMatch, at }) =>
                isMatch ? <mark key={at}>{text}</mark> : text,
              )}
            </Small>
          </Result>
        </li>
      ))}
    </List>
  );
}

function countText(count: number, words: string): string {
  if (count === 0) return `${SEARCH_TEXTS.nothing(words)} ${SEARCH_PAGE_TEXTS.instead}`;
  return count < MOST ? SEARCH_TEXTS.matches(count) : SEARCH_PAGE_TEXTS.firstOf(count);
}

/** How many models stand for one that is not listed. */
const MOST_NEAREST = 3;

/** The page of the search: what fits the words in its address, and the overviews. */
export function Component() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { engine, failed, load } = useSearch();
  // The build renders the page without a query.
  const isHydrated = useHydrated();
  const asked = (isHydrated ? parameters.get(SEARCH_PARAMETER) : null) ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  /** What this page itself has last put into the address, which follows a moment later. */
  const [sent, setSent] = useState<string | null>(null);
  const words = useDeferredValue(typed ?? asked).trim();
  const found = useMemo(() => engine?.find(words, MOST) ?? [], [engine, words]);
  const notListed = useMemo(() => engine?.notListed(words) ?? null, [engine, words]);

  useEffect(load, [load]);

  useEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['query'];
  }, [isHydrated]);

  const go = useCallback(
    (wanted: string, { replace }: { replace: boolean }) => {
      setSent(wanted);
      void navigate(wanted ? searchHref(wanted) : PATHS.search, { replace, preventScrollReset: true });
    },
    [navigate],
  );

  useEffect(() => {
    if (typed === null || typed.trim() === asked) return undefined;
    const timer = setTimeout(() => go(typed.trim(), { replace: true }), REST);
    return () => clearTimeout(timer);
  }, [typed, asked, go]);

  // A step in the history, or a search in the header, goes before what was typed here.
  const [lastAsked, setLastAsked] = useState(asked);
  if (lastAsked !== asked) {
    setLastAsked(asked);
    if (sent !== asked) setTyped(null);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (failed) load();
    const wanted = (typed ?? asked).trim();
    // What the address says already is no further step in the history.
    go(wanted, { replace: wanted === asked });
  };

  const isBusy = words !== '' && !engine && !failed;
  const answer = notListed === null ? countText(found.length, words) : SEARCH_PAGE_TEXTS.notListed(notListed);
  const note = failed ? SEARCH_TEXTS.failed : isBusy ? SEARCH_TEXTS.loading : answer;
  const shown = notListed === null ? found : (engine?.nearest(words, MOST_NEAREST) ?? []);
  return (
    <>
      <Seo title={SEARCH_PAGE_TEXTS.title} description={SEARCH_PAGE_TEXTS.description} noIndex />
      <PageHeader title={SEARCH_PAGE_TEXTS.title} intro={SEARCH_PAGE_TEXTS.intro}>
        <Form role="search" aria-label={SEARCH_PAGE_TEXTS.title} action={PATHS.search} onSubmit={submit}>
          <TextInput
            type="search"
            name={SEARCH_PARAMETER}
            aria-label={SEARCH_PAGE_TEXTS.words}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            value={typed ?? asked}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">{SEARCH_PAGE_TEXTS.submit}</Button>
        </Form>
      </PageHeader>
      <Body>
        <Found aria-label={SEARCH_TEXTS.results} aria-busy={isBusy}>
          <NeedsScripts>{SEARCH_PAGE_TEXTS.needsScripts}</NeedsScripts>
          <Small role="status">{words ? note : ''}</Small>
          {shown.length > 0 ? <Results found={shown} /> : null}
        </Found>
        <Overviews>
          <Heading as="h2" $size="h4">
            {SEARCH_PAGE_TEXTS.overviews}
          </Heading>
          <ul>
            {OVERVIEWS.map(([place, href]) => (
              <li key={href}>
                <Link to={href}>{SEARCH_PAGE_TEXTS.places[place]}</Link>
              </li>
            ))}
          </ul>
          <SlashSwitch />
        </Overviews>
      </Body>
    </>
  );
}
