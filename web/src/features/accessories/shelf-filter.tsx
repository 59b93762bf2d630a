import styled, { css } from 'styled-components';
import { media, theme } from '../../shared/design/theme.ts';
import { Small } from '../../shared/design/type.tsx';
import { VisuallyHidden } from '../../shared/design/visually-hidden.tsx';
import type { Shelf } from './shelves.ts';
import { LIST_TEXTS } from './texts.ts';

/** Value of the choice that hides nothing. */
const ALL = 'all';

/** While one shelf is chosen, the others and the counts of other choices are not there. */
function hideOthers(shelves: number) {
  const places = Array.from({ length: shelves }, (_, place) => String(place));
  return [
    ...places.map(
      (place) => css`
        &:has(input[value='${place}']:checked) [data-shelf]:not([data-shelf='${place}']) {
          display: none;
        }
      `,
    ),
    ...[ALL, ...places].map(
      (choice) => css`
        &:has(input[value='${choice}']:checked) [data-count]:not([data-count='${choice}']) {
          display: none;
        }
      `,
    ),
  ];
}

/** Around a filter and its shelves, each of them with its place as `data-shelf`: it works without scripts. */
export const Filtered = styled.div<{ $shelves: number }>`
  ${({ $shelves }) => hideOthers($shelves)}
`;

const Bar = styled.fieldset`
  display: none;
  gap: ${theme.space.xxs} ${theme.space.xs};
  align-items: center;
  min-width: 0;
  margin: 0;
  padding: 0 0 ${theme.space.s};
  border: 0;

  /* Where nothing could hide the others, there is nothing to choose. */
  @supports selector(:has(*)) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-bottom: ${theme.space.l};
  }

  ${media.print} {
    display: none;
  }
`;

/** One row that moves under the finger on a phone, rows that wrap from a tablet on. */
const Choices = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  min-width: 0;
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding: ${theme.space.xxs} ${theme.space.gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${theme.space.gutter};

  ${media.medium} {
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.4rem;
  min-height: ${theme.target};
  padding-inline: 0.9rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};
  font-weight: 550;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
    font-weight: 400;
  }

  &:hover {
    border-color: ${theme.color.ink};
  }

  &:has(input:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.glowWash};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }

  ${media.forcedColors} {
    &:has(input:checked) {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
`;

const Count = styled(Small)`
  ${media.medium} {
    text-align: end;
  }
`;

/** Which of a page's groups to show, and how many products these are. */
export function ShelfFilter({ shelves }: { shelves: readonly Shelf[] }) {
  const all = shelves.reduce((sum, { products }) => sum + products.length, 0);
  const choices = [
    { value: ALL, label: LIST_TEXTS.all, count: all, said: LIST_TEXTS.products(all) },
    ...shelves.map(({ heading, products: { length } }, place) => ({
      value: String(place),
      label: heading ?? '',
      count: length,
      said: LIST_TEXTS.shown(length, all),
    })),
  ];
  return (
    <Bar>
      <VisuallyHidden as="legend">{LIST_TEXTS.filter}</VisuallyHidden>
      <Choices>
        {choices.map(({ value, label, count }) => (
          <Choice key={value}>
            <input type="radio" name="shelf" value={value} defaultChecked={value === ALL} />
            {label} <small>{count}</small>
          </Choice>
        ))}
      </Choices>
      <Count role="status">
        {choices.map(({ value, said }) => (
          <span key={value} data-count={value}>
            {said}
          </span>
        ))}
      </Count>
    </Bar>
  );
}
