import { CARD_ORDERS } from '@lumen-throw/domain/gallery-card';
import { PROJECTOR_KINDS } from '@lumen-throw/domain/projector';
import { SETUP_LIGHTS, SETUP_PLACES } from '@lumen-throw/domain/setup-details';
import { SETUP_SIZES } from '@lumen-throw/domain/setup';
import { useId } from 'react';
import styled from 'styled-components';
import { Combobox } from '../../../shared/controls/combobox.tsx';
import { labelLook, Select } from '../../../shared/controls/field.tsx';
import type { OptionGroup } from '../../../shared/controls/option-search.ts';
import { Button } from '../../../shared/design/button.tsx';
import { theme } from '../../../shared/design/theme.ts';
import type { KitCatalog } from '../../../shared/kit/kit-catalog.ts';
import { KIT_TEXTS } from '../../../shared/kit/texts.ts';
import { lightName } from '../../../shared/room-light/light-name.ts';
import type { GridState } from '../../../shared/setup/grid-address.ts';
import { GRID_TEXTS } from './texts.ts';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${theme.space.s} ${theme.space.m};
  align-items: end;
`;

const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4rem;
`;

const Label = styled.label`
  ${labelLook}
`;

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

function ChoiceField<Value extends string>({ label, options, value, onChange }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <Cell>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Cell>
  );
}

function withAny<Value extends string>(options: readonly Choice<Value>[]): Choice<Value | ''>[] {
  const any = {
    value: '' as const,
    get label() {
      return GRID_TEXTS.any;
    },
  };
  return [any, ...options];
}

const SIZES = withAny(SETUP_SIZES.map((value) => ({ value, label: value })));
const LIGHTS = withAny(
  SETUP_LIGHTS.map((value) => ({
    value,
    get label() {
      return lightName(value);
    },
  })),
);
const PLACES = withAny(
  SETUP_PLACES.map((value) => ({
    value,
    get label() {
      return KIT_TEXTS.places[value];
    },
  })),
);
const KINDS = withAny(PROJECTOR_KINDS.map(({ value, title }) => ({ value, label: title })));
const ORDERS = CARD_ORDERS.map((value) => ({
  value,
  get label() {
    return GRID_TEXTS.sorts[value];
  },
}));

function projectorGroups(catalog: KitCatalog | null): OptionGroup[] {
  const named = (isModel: boolean) =>
    (catalog?.projectors ?? [])
      .filter(({ model }) => (model !== null) === isModel)
      .map(({ id, name }) => ({ value: id, label: name }));
  return [
    { heading: null, options: [{ value: '', label: GRID_TEXTS.anyProjector }] },
    { heading: GRID_TEXTS.models, options: named(true) },
    { heading: GRID_TEXTS.kinds, options: named(false) },
  ];
}

interface GridFiltersProps {
  state: GridState;
  catalog: KitCatalog | null;
  onChange: (changes: Partial<GridState>) => void;
}

/** Filters of the grid, all of which count together, and its order. */
export function GridFilters({ state, catalog, onChange }: GridFiltersProps) {
  const id = useId();
  const isNarrowed = [state.projector, state.kind, state.size, state.light, state.place].some(Boolean);
  return (
    <Bar role="group" aria-label={GRID_TEXTS.filters}>
      <Cell>
        <Label htmlFor={id}>{GRID_TEXTS.projector}</Label>
        <Combobox
          id={id}
          label={GRID_TEXTS.projector}
          groups={projectorGroups(catalog)}
          value={state.projector}
          // One projector is of one kind: to name it is to leave the kind open.
          onChange={(projector) => onChange({ projector, kind: '' })}
          texts={GRID_TEXTS.search}
        />
      </Cell>
      {state.search === '' ? (
        <ChoiceField
          label={GRID_TEXTS.kind}
          options={KINDS}
          value={state.kind}
          onChange={(kind) => onChange({ kind, projector: '' })}
        />
      ) : null}
      <ChoiceField
        label={GRID_TEXTS.size}
        options={SIZES}
        value={state.size}
        onChange={(size) => onChange({ size })}
      />
      <ChoiceField
        label={GRID_TEXTS.light}
        options={LIGHTS}
        value={state.light}
        onChange={(light) => onChange({ light })}
      />
      <ChoiceField
        label={GRID_TEXTS.place}
        options={PLACES}
        value={state.place}
        onChange={(place) => onChange({ place })}
      />
      {state.search === '' ? (
        <ChoiceField
          label={GRID_TEXTS.sort}
          options={ORDERS}
          value={state.sort}
          onChange={(sort) => onChange({ sort })}
        />
      ) : null}
      {isNarrowed ? (
        <Button
          $kind="ghost"
          onClick={() => onChange({ projector: '', kind: '', size: '', light: '', place: '' })}
        >
          {GRID_TEXTS.clear}
        </Button>
      ) : null}
    </Bar>
  );
}
