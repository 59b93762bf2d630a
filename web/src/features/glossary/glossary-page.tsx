import { PATHS } from '@lumen-throw/domain/site-paths';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { compact } from '../../shared/content/compact.ts';
import { Button } from '../../shared/design/button.tsx';
import { EmptyState } from '../../shared/design/empty-state.tsx';
import { TextInput } from '../../shared/controls/field.tsx';
import { PageHeader } from '../../shared/design/page-header.tsx';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { Lead } from '../../shared/design/type.tsx';
import { VisuallyHidden } from '../../shared/design/visually-hidden.tsx';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { ContentPage } from '../../layout/content-page.tsx';
import { byLetter } from './term-search.ts';
import { TermList } from './term-list.tsx';
import { useLinkedTerm } from './use-linked-term.ts';
import { PlaceLink } from '../../shared/links/place-link.tsx';
import { Seo } from '../../shared/seo/seo.tsx';
import { definedTermSetData } from '../../shared/structured-data/defined-term-set.ts';
import { GLOSSARY_TEXTS } from './texts.ts';
import type { GlossaryContent } from './glossary-query.ts';

const SearchBox = styled.div`
  width: 100%;
  max-width: 30rem;
  padding-top: ${theme.space.s};

  ${media.scriptless} {
    display: none;
  }
`;

const Letters = styled.nav`
  position: sticky;
  top: ${theme.headerHeight};
  z-index: 5;
  border-block: 1px solid ${theme.color.line};
  background: ${theme.color.ground};

  ${media.flat} {
    position: static;
  }

  /* One row, so that little of a phone is taken; it scrolls sideways. */
  ul {
    display: flex;
    gap: 2px;
    padding-block: ${theme.space.xs};
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;

    ${media.medium} {
      flex-wrap: wrap;
    }
  }

  a {
    display: grid;
    place-items: center;
    min-width: ${theme.target};
    min-height: ${theme.target};
    border-radius: ${theme.radius.s};
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    background: ${theme.color.sunk};
    color: ${theme.color.accent};
  }
`;

const Body = styled(PageWidth)`
  padding-block: ${theme.space.l} ${theme.space.xl};
`;

const Prompt = styled(Lead)`
  max-width: 54ch;
  padding-bottom: ${theme.space.section};
`;

function Glossary({ glossary }: { glossary: GlossaryContent }) {
  const { siteUrl } = useEnvironment();
  const { head, terms } = glossary;
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const groups = useMemo(() => byLetter(terms, wanted), [terms, wanted]);
  const count = groups.reduce((sum, group) => sum + group.terms.length, 0);
  const searchId = useId();
  useLinkedTerm();
  const title = head?.title ?? GLOSSARY_TEXTS.title;
  return (
    <>
      <Seo
        title={head?.seoTitle ?? title}
        name={title}
        description={head?.seoDescription}
        path={PATHS.glossary}
        picture={head?.image}
        jsonLd={[definedTermSetData(siteUrl, title, compact(terms))]}
      />
      <PageHeader title={title} intro={head?.intro}>
        <SearchBox role="search">
          <VisuallyHidden as="label" htmlFor={searchId}>
            {GLOSSARY_TEXTS.searchLabel}
          </VisuallyHidden>
          <TextInput
            id={searchId}
            type="search"
            placeholder={GLOSSARY_TEXTS.search}
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </SearchBox>
        <VisuallyHidden as="p" role="status">
          {wanted && count > 0 ? GLOSSARY_TEXTS.found(count) : ''}
        </VisuallyHidden>
      </PageHeader>
      {groups.length > 0 ? (
        <Letters aria-label={GLOSSARY_TEXTS.letters}>
          <PageWidth>
            <ul>
              {groups.map(({ letter }) => (
                <li key={letter}>
                  <PlaceLink place={`letter-${letter}`}>{letter}</PlaceLink>
                </li>
              ))}
            </ul>
          </PageWidth>
        </Letters>
      ) : null}
      <Body>
        {groups.length === 0 ? (
          <div role="status">
            <EmptyState message={GLOSSARY_TEXTS.none(wanted)}>
              <Button type="button" $kind="quiet" onClick={() => setQuery('')}>
                {GLOSSARY_TEXTS.clear}
              </Button>
            </EmptyState>
          </div>
        ) : null}
        <TermList groups={groups} />
      </Body>
      {head?.bookmarkPrompt ? (
        <PageWidth>
          <Prompt>{head.bookmarkPrompt}</Prompt>
        </PageWidth>
      ) : null}
    </>
  );
}

export function Component() {
  return <ContentPage kind="glossary">{(glossary) => <Glossary glossary={glossary} />}</ContentPage>;
}
