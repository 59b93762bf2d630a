import { searchHref } from '@lumen-throw/domain/site-paths';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media, theme } from '../../shared/design/theme.ts';
import { entryKey, type SearchEntry } from './search-entry.ts';
import { SEARCH_TEXTS } from './texts.ts';

const Option = styled(Link)`
  display: grid;
  min-height: ${theme.target};
  align-content: center;
  padding: 0.45rem 0.8rem;
  border-radius: ${theme.radius.s};
  line-height: 1.35;
  text-decoration: none;

  &:hover,
  &[aria-selected='true'] {
    background: ${theme.color.sunk};
  }

  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Line = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.tiny};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  b {
    color: ${theme.color.accent};
    font-weight: 600;
  }
`;

const All = styled(Option)`
  border-top: 1px solid ${theme.color.line};
  border-radius: 0 0 ${theme.radius.s} ${theme.radius.s};
  color: ${theme.color.accent};
  font-size: ${theme.size.small};
  font-weight: 600;
`;

interface ResultProps {
  id: string;
  entry: SearchEntry;
  active: boolean;
}

const Result = memo(function Result({ id, entry: { kind, href, title, line }, active }: ResultProps) {
  return (
    <Option id={id} role="option" aria-selected={active} tabIndex={-1} to={href}>
      <span>{title}</span>
      <Line>
        <b>{SEARCH_TEXTS.kinds[kind]}</b> {line}
      </Line>
    </Option>
  );
});

interface SearchOptionsProps {
  words: string;
  found: readonly SearchEntry[];
  /** Place of the chosen one; that after the last is the page with all results. */
  active: number | null;
  optionId: (place: number) => string;
}

/** What the header's search has found, as options of its list. It comes with the search itself. */
export function SearchOptions({ words, found, active, optionId }: SearchOptionsProps) {
  return (
    <>
      {found.map((entry, place) => (
        <Result key={entryKey(entry)} id={optionId(place)} entry={entry} active={place === active} />
      ))}
      <All
        id={optionId(found.length)}
        role="option"
        aria-selected={active === found.length}
        tabIndex={-1}
        to={searchHref(words)}
      >
        {SEARCH_TEXTS.allResults(words)}
      </All>
    </>
  );
}
