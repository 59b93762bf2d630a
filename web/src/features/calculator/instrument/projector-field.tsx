import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Combobox } from '../../../shared/controls/combobox.tsx';
import { Select } from '../../../shared/controls/field.tsx';
import type { ListOption, OptionGroup } from '../../../shared/controls/option-search.ts';
import { CUSTOM_ID, type Preset } from '../state/presets.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';
import { FieldHead } from './field-head.tsx';

const Stack = styled.div`
  min-width: 0;
`;

/** Choices from which on searching is quicker than looking; below, the device's own list is. */
export const SEARCHED_FROM = 12;

function option({ id, name }: Preset): ListOption {
  return { value: id, label: name };
}

/** Custom and the presets of the specification first, as they come; real models below a heading. */
function groupsOf(presets: readonly Preset[]): OptionGroup[] {
  const models = presets.filter(({ isModel }) => isModel);
  return [
    {
      heading: null,
      options: [
        { value: CUSTOM_ID, label: CALCULATOR_TEXTS.custom },
        ...presets.filter(({ isModel }) => !isModel).map(option),
      ],
    },
    ...(models.length > 0 ? [{ heading: CALCULATOR_TEXTS.realModels, options: models.map(option) }] : []),
  ];
}

function SelectOptions({ heading, options }: OptionGroup) {
  const drawn = options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return heading ? <optgroup label={heading}>{drawn}</optgroup> : drawn;
}

interface ProjectorFieldProps {
  value: Preset | null;
  presets: readonly Preset[];
  onChoose: (id: string) => void;
}

/**
 * The projector: the device's own list, or where it is long and scripts run, one to search in. The list
 * stays below that, hidden, for what was chosen in it before the page was hydrated.
 */
export function ProjectorField({ value, presets, onChoose }: ProjectorFieldProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [isSearched, setSearched] = useState(false);
  const groups = groupsOf(presets);
  const isLong = groups.flatMap(({ options }) => options).length >= SEARCHED_FROM;
  const chosen = value?.id ?? CUSTOM_ID;

  useEffect(() => {
    const list = select.current;
    const swap = () => setSearched(isLong);
    // Nobody's open list closes.
    if (!list || list !== document.activeElement) {
      swap();
      return undefined;
    }
    list.addEventListener('blur', swap, { once: true });
    return () => list.removeEventListener('blur', swap);
  }, [isLong]);

  return (
    <Stack>
      <FieldHead
        htmlFor={isSearched ? `${id}-search` : id}
        label={CALCULATOR_TEXTS.projector}
        {...(value?.ratio ? { aside: CALCULATOR_TEXTS.ratioOf(value.ratio.min, value.ratio.max) } : {})}
      />
      {isSearched ? (
        <Combobox
          id={`${id}-search`}
          label={CALCULATOR_TEXTS.projector}
          groups={groups}
          value={chosen}
          onChange={onChoose}
          texts={CALCULATOR_TEXTS.projectorSearch}
        />
      ) : null}
      <Select
        ref={select}
        id={id}
        name="preset"
        value={chosen}
        hidden={isSearched}
        onChange={({ target }) => onChoose(target.value)}
      >
        {groups.map((group) => (
          <SelectOptions key={group.heading ?? ''} {...group} />
        ))}
      </Select>
    </Stack>
  );
}
