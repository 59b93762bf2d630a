import { Fragment, memo, useState } from 'react';
import styled from 'styled-components';
import { Field, Select, TextInput } from '../../../shared/controls/field.tsx';
import { Button } from '../../../shared/design/button.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { LIST_TEXTS } from './texts.ts';
import {
  LIST_FILTERS,
  LIST_ORDERS,
  MOST_TEXT,
  orderOf,
  type Choice,
  type ProjectorFilters,
} from './projector-filters.ts';

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s} ${theme.space.m};

  ${media.print} {
    display: none;
  }

  /* On a phone the menus are folded, so that the list is in sight. */
  > button {
    align-self: end;
  }

  &[data-folded] > :not(:first-child, button, :last-child) {
    display: none;
  }

  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > button {
      display: none;
    }

    &&[data-folded] > :not(button) {
      display: grid;
    }

    /* Its choices are the longest. */
    > :last-child {
      grid-column: span 2;
    }
  }

  ${media.large} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  ${media.scriptless} {
    display: none;
  }
`;

interface MenuProps {
  name: keyof ProjectorFilters;
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: FilterBarProps['onChange'];
}

/** Rendered again only when its own choice changed. */
const Menu = memo(function Menu({ name, label, value, choices, onChange }: MenuProps) {
  return (
    <Field label={label} required>
      {({ required: _, ...control }) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange({ [name]: event.target.value || null })}
        >
          {name === 'sort' ? null : <option value="">{LIST_TEXTS.any}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.title()}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
});

interface FilterBarProps {
  filters: ProjectorFilters;
  onChange: (change: Partial<ProjectorFilters>) => void;
}

/** What one asks of the list, all in sight. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const asked = LIST_FILTERS.filter((filter) => 'choices' in filter && filters[filter.name] !== null);
  return (
    <Bar
      aria-label={LIST_TEXTS.filters}
      data-folded={isOpen ? undefined : ''}
      onSubmit={(event) => event.preventDefault()}
    >
      {LIST_FILTERS.map((filter) => {
        const { name } = filter;
        const value = filters[name] ?? '';
        if ('choices' in filter) {
          return (
            <Menu
              key={name}
              name={name}
              label={filter.label()}
              value={value}
              choices={filter.choices}
              onChange={onChange}
            />
          );
        }
        return (
          <Fragment key={name}>
            <Field label={filter.label()} required>
              {({ required: _, ...control }) => (
                <TextInput
                  {...control}
                  type="search"
                  maxLength={MOST_TEXT}
                  placeholder={LIST_TEXTS.textHint}
                  value={value}
                  onChange={(event) => onChange({ [name]: event.target.value || null })}
                />
              )}
            </Field>
            <Button $kind="quiet" $small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {LIST_TEXTS.openFilters(asked.length)}
            </Button>
          </Fragment>
        );
      })}
      <Menu
        name="sort"
        label={LIST_TEXTS.sort}
        value={orderOf(filters.sort)}
        choices={LIST_ORDERS}
        onChange={onChange}
      />
    </Bar>
  );
}
