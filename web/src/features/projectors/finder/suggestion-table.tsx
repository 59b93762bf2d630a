import { priceTitle } from '@lumen-throw/domain/figures';
import { projectorHref } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { reachAfterFrom } from '../../../shared/projectors/reach-texts.ts';
import { ROOM_LIGHT_TEXTS } from '../../../shared/room-light/texts.ts';
import type { Suggestion } from './short-list.ts';
import { shortLengthText } from '../../../shared/room/short-length.ts';
import { FINDER_TEXTS } from './texts.ts';
import type { Wishes } from '../../../shared/room/wishes.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.size.small};
  line-height: 1.45;

  th,
  td {
    padding: ${theme.space.s} ${theme.space.s} ${theme.space.s} 0;
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  tbody th {
    width: 50%;
    font-weight: 400;
  }

  tbody a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    font-weight: 600;
  }
`;

/** What stands in the way of a suggestion, or speaks against it. */
function noteOf({ changes, missing, againstIt, left }: Suggestion, wishes: Wishes): string {
  if (changes.length > 0)
    return FINDER_TEXTS.or(changes.map((change) => FINDER_TEXTS.change(change, wishes)));
  if (missing.length > 0) return missing.map((figure) => FINDER_TEXTS.missing[figure]).join(' ');
  if (left !== null) return FINDER_TEXTS.byGap(shortLengthText(left, wishes.units));
  return againstIt.map(FINDER_TEXTS.point).join('; ');
}

function marketOf({ year, status, priceClass }: Suggestion['candidate']['facts']): string {
  return [year, priceTitle(priceClass), status === 'discontinued' ? FINDER_TEXTS.discontinued : null]
    .filter((part) => part !== null)
    .join(' · ');
}

interface SuggestionTableProps {
  title: string;
  list: readonly Suggestion[];
  wishes: Wishes;
  /** Whether it is in sight at once. */
  isOpen?: boolean;
}

/** The suggestions behind the best ones, a row each, behind their name; nothing where there are none. */
export function SuggestionTable({ title, list, wishes, isOpen = false }: SuggestionTableProps) {
  if (list.length === 0) return null;
  return (
    <details key={String(isOpen)} open={isOpen}>
      <summary>{title}</summary>
      <Table>
        <thead>
          <tr>
            {Object.values(FINDER_TEXTS.columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((suggestion) => {
            const { candidate, distances, diagonal, brightness } = suggestion;
            const { facts, slug } = candidate;
            return (
              <tr key={slug}>
                <th scope="row">
                  <Link to={projectorHref(slug)}>{facts.name}</Link>
                  <Small>{marketOf(facts)}</Small>
                  <Small>{noteOf(suggestion, wishes)}</Small>
                </th>
                <td>
                  {facts.lens && distances
                    ? FINDER_TEXTS.from(diagonal, reachAfterFrom(facts.lens, distances, wishes.units))
                    : '–'}
                </td>
                <td>
                  {brightness
                    ? FINDER_TEXTS.lightOnScreen(ROOM_LIGHT_TEXTS.short[brightness.verdict], brightness.spare)
                    : '–'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </details>
  );
}
