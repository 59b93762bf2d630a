import { PROJECTOR_KINDS } from '@lumen-throw/domain/projector';
import styled from 'styled-components';
import { Field, Select } from '../../../shared/controls/field.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { kindTitle } from '../../../shared/projectors/best-figures.ts';
import { LIST_TEXTS } from './texts.ts';
import {
  DISTANCE_CHOICES,
  LIGHT_CHOICES,
  PICTURE_CHOICES,
  SORT_CHOICES,
  type ProjectorFilters,
} from './projector-filters.ts';

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${theme.space.s} ${theme.space.m};

  ${media.scriptless} {
    display: none;
  }
`;

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value | null;
  choices: readonly Value[];
  title: (value: Value) => string;
  /** There is no choice of nothing. */
  isAlways?: boolean;
  onChange: (value: Value | null) => void;
}

function Choice<Value extends string | number>({
  label,
  value,
  choices,
  title,
  isAlways = false,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Field label={label} required>
      {({ required: _, ...control }) => (
        <Select
          {...control}
          value={value === null ? '' : String(value)}
          onChange={(event) =>
            onChange(choices.find((choice) => String(choice) === event.target.value) ?? null)
          }
        >
          {isAlways ? null : <option value="">{LIST_TEXTS.any}</option>}
          {choices.map((choice) => (
            <option key={choice} value={String(choice)}>
              {title(choice)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface FilterBarProps {
  filters: ProjectorFilters;
  onChange: (change: Partial<ProjectorFilters>) => void;
}

/** What one asks of the list, all in sight. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  return (
    <Bar aria-label={LIST_TEXTS.filters} onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={LIST_TEXTS.kind}
        value={filters.kind}
        choices={PROJECTOR_KINDS.map(({ value }) => value)}
        title={kindTitle}
        onChange={(kind) => onChange({ kind })}
      />
      <Choice
        label={LIST_TEXTS.distance}
        value={filters.distance}
        choices={DISTANCE_CHOICES}
        title={LIST_TEXTS.distanceChoice}
        onChange={(distance) => onChange({ distance })}
      />
      <Choice
        label={LIST_TEXTS.light}
        value={filters.light}
        choices={LIGHT_CHOICES}
        title={LIST_TEXTS.lightChoice}
        onChange={(light) => onChange({ light })}
      />
      <Choice
        label={LIST_TEXTS.picture}
        value={filters.picture}
        choices={PICTURE_CHOICES}
        title={(picture) => LIST_TEXTS.pictureChoices[picture]}
        onChange={(picture) => onChange({ picture })}
      />
      <Choice
        label={LIST_TEXTS.sort}
        value={filters.sort}
        choices={SORT_CHOICES}
        title={(sort) => LIST_TEXTS.sortChoices[sort]}
        isAlways
        onChange={(sort) => onChange({ sort: sort ?? 'listed' })}
      />
    </Bar>
  );
}
