import { DETAIL_LIMITS } from '@lumen-throw/domain/community-limits';
import {
  DISTANCE_UNITS_OF_SETUPS,
  SETUP_ASPECTS,
  SETUP_LIGHTS,
  SETUP_PLACES,
} from '@lumen-throw/domain/setup-details';
import { useId } from 'react';
import styled from 'styled-components';
import { Combobox } from '../../../shared/controls/combobox.tsx';
import { Field, labelLook, Select, TextInput } from '../../../shared/controls/field.tsx';
import { LoadingState } from '../../../shared/controls/loading.tsx';
import type { OptionGroup } from '../../../shared/controls/option-search.ts';
import { Segmented } from '../../../shared/controls/segmented.tsx';
import { Button, IconButton } from '../../../shared/design/button.tsx';
import { CrossIcon } from '../../../shared/design/icons.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { findProduct, findProjector, findScreen, type KitCatalog } from '../../../shared/kit/kit-catalog.ts';
import { checkWords } from '../../../shared/kit/check-words.ts';
import { matchProjector } from '../../../shared/kit/match-projector.ts';
import { KIT_TEXTS } from '../../../shared/kit/texts.ts';
import { lightName } from '../../../shared/room-light/light-name.ts';
import {
  kitIds,
  typedDiagonal,
  typedDistance,
  type KitErrors,
  type KitValues,
} from '../../../shared/setup-draft/kit-values.ts';
import { KIT_FORM_TEXTS } from './texts.ts';
import type { CatalogState } from './use-kit-catalog.ts';

const Stack = styled.div`
  display: grid;
  gap: ${theme.space.m};
`;

const Row = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`;

/** Controls without hints stand in one line, however many lines their labels take. */
const Choices = styled(Row)`
  align-items: end;
`;

const Picker = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4rem;
  align-content: start;
`;

const Label = styled.label`
  ${labelLook}
`;

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
  overflow-wrap: anywhere;
`;

const Picked = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    max-width: 100%;
    padding-inline-start: ${theme.space.s};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.s};
    background: ${theme.color.sunk};
    font-size: ${theme.size.small};
  }
`;

/** Its place is kept before there is anything to say: nothing moves below while somebody types. */
const Check = styled.output`
  display: block;
  min-height: 3.2em;
  padding: ${theme.space.s} ${theme.space.m};
  border-inline-start: 3px solid ${theme.color.glow};
  border-radius: ${theme.radius.s};
  background: ${theme.color.sunk};
  font-size: ${theme.size.small};
`;

const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
const LIGHTS: readonly KitValues['light'][] = ['', ...SETUP_LIGHTS];
const PLACES: readonly KitValues['place'][] = ['', ...SETUP_PLACES];
const NOT_SAID = {
  value: '',
  get label() {
    return KIT_FORM_TEXTS.notSaid;
  },
};

function projectorGroups({ projectors }: KitCatalog): OptionGroup[] {
  return [
    { heading: null, options: [NOT_SAID] },
    { heading: KIT_FORM_TEXTS.models, options: projectors.filter(({ model }) => model).map(named) },
    { heading: KIT_FORM_TEXTS.kinds, options: projectors.filter(({ model }) => !model).map(named) },
  ];
}

/** The catalog's model that a free text means; null where none is meant for sure. */
function meantProjector(typed: string, { projectors }: KitCatalog) {
  const models = projectors.flatMap(({ id, name, model }) => (model ? [{ id, name, ...model }] : []));
  return typed.trim() === '' ? null : matchProjector(typed, models);
}

export interface KitFieldsProps {
  state: CatalogState;
  values: KitValues;
  errors: KitErrors;
  /** What the member wrote of the projector; the catalog's model is offered, the text stays as it is. */
  typedProjector: string;
  /** Screen size of the setup, as its own field has it; null where this form asks for it. */
  ownDiagonal: string | null;
  busy: boolean;
  onChange: (change: Partial<KitValues>) => void;
}

interface PickerProps {
  label: string;
  groups: readonly OptionGroup[];
  value: string;
  onChange: (id: string) => void;
}

function CatalogPicker({ label, groups, value, onChange }: PickerProps) {
  const id = useId();
  return (
    <Picker>
      <Label htmlFor={id}>{label}</Label>
      <Combobox
        id={id}
        label={label}
        groups={groups}
        value={value}
        onChange={onChange}
        texts={KIT_FORM_TEXTS.search}
      />
    </Picker>
  );
}

/** What the numbers say, as far as they are there; else what is missing. */
function checked(catalog: KitCatalog, values: KitValues, diagonal: number | null | undefined): string {
  const projector = findProjector(catalog, values.kitProjector);
  if (!projector) return KIT_FORM_TEXTS.needsProjector;
  if (!diagonal) return KIT_FORM_TEXTS.needsSize;
  const { units, aspect, light } = values;
  const surface = findScreen(catalog, values.kitScreen)?.surface ?? null;
  const said = { diagonal, aspect, light, units, surface, distance: typedDistance(values) ?? null };
  const words = checkWords(projector, said);
  return projector.lens ? words : [words, KIT_FORM_TEXTS.noLens].filter(Boolean).join(' ');
}

function OtherKit({
  catalog,
  values,
  onChange,
}: Pick<KitFieldsProps, 'values' | 'onChange'> & { catalog: KitCatalog }) {
  const ids = kitIds(values);
  const left = catalog.products.filter(({ id }) => !ids.includes(id));
  const keep = (kept: readonly string[]) => onChange({ kitOthers: kept.join(',') });
  return (
    <Picker>
      {ids.length < DETAIL_LIMITS.kitMax ? (
        <CatalogPicker
          label={KIT_FORM_TEXTS.others}
          groups={[
            { heading: null, options: [{ value: '', label: KIT_FORM_TEXTS.addOther }, ...left.map(named)] },
          ]}
          value=""
          onChange={(id) => id && keep([...ids, id])}
        />
      ) : (
        <Small>{KIT_FORM_TEXTS.full(DETAIL_LIMITS.kitMax)}</Small>
      )}
      <Picked aria-label={KIT_FORM_TEXTS.others} hidden={ids.length === 0}>
        {ids.map((id) => {
          const name = findProduct(catalog, id)?.name ?? KIT_FORM_TEXTS.gone;
          return (
            <li key={id}>
              {name}
              <IconButton
                type="button"
                aria-label={KIT_FORM_TEXTS.remove(name)}
                onClick={() => keep(ids.filter((other) => other !== id))}
              >
                <CrossIcon />
              </IconButton>
            </li>
          );
        })}
      </Picked>
    </Picker>
  );
}

/** Kit from the catalog, where it stands, and at once what the room model makes of it. */
export function KitFields({ state, ...fields }: KitFieldsProps) {
  const { values, errors, typedProjector, ownDiagonal, busy, onChange } = fields;
  const { catalog, failed, retry } = state;
  if (!catalog) {
    return failed ? (
      <Offer role="status">
        <Small>{KIT_FORM_TEXTS.failed}</Small>
        <Button $kind="quiet" $small onClick={retry}>
          {KIT_FORM_TEXTS.tryAgain}
        </Button>
      </Offer>
    ) : (
      <LoadingState label={KIT_FORM_TEXTS.loading} />
    );
  }
  const offered = values.kitProjector === '' ? meantProjector(typedProjector, catalog) : null;
  /** A list of one's own device; what it has is one of the known values. */
  const select = <Value extends string>(
    name: keyof KitValues,
    known: readonly Value[],
    take: (value: Value) => void,
  ) => ({
    name,
    value: values[name],
    disabled: busy,
    onChange: ({ target }: { target: { value: string } }) => {
      const chosen = known.find((one) => one === target.value);
      if (chosen !== undefined) take(chosen);
    },
  });
  return (
    <Stack>
      <Small>{KIT_FORM_TEXTS.intro}</Small>
      <CatalogPicker
        label={KIT_FORM_TEXTS.projector}
        groups={projectorGroups(catalog)}
        value={values.kitProjector}
        onChange={(id) => onChange({ kitProjector: id })}
      />
      {offered ? (
        <Offer>
          <Small>{KIT_FORM_TEXTS.offer(typedProjector.trim(), offered.name)}</Small>
          <Button $kind="quiet" $small onClick={() => onChange({ kitProjector: offered.id })}>
            {KIT_FORM_TEXTS.takeOffer(offered.name)}
          </Button>
        </Offer>
      ) : null}
      <CatalogPicker
        label={KIT_FORM_TEXTS.screen}
        groups={[{ heading: null, options: [NOT_SAID, ...catalog.screens.map(named)] }]}
        value={values.kitScreen}
        onChange={(id) => onChange({ kitScreen: id })}
      />
      <OtherKit catalog={catalog} values={values} onChange={onChange} />
      <Row>
        <Field
          label={KIT_FORM_TEXTS.distance}
          hint={KIT_FORM_TEXTS.distanceHint[values.units]}
          error={errors.distance}
        >
          {(control) => (
            <TextInput
              {...control}
              name="distance"
              autoComplete="off"
              readOnly={busy}
              value={values.distance}
              onChange={({ target }) => onChange({ distance: target.value })}
            />
          )}
        </Field>
        <Segmented
          legend={KIT_FORM_TEXTS.units}
          disabled={busy}
          options={DISTANCE_UNITS_OF_SETUPS.map((value) => ({
            value,
            label: KIT_FORM_TEXTS.unitNames[value],
          }))}
          value={values.units}
          onChange={(units) => onChange({ units })}
        />
      </Row>
      {ownDiagonal === null ? (
        <Field label={KIT_FORM_TEXTS.diagonal} error={errors.diagonal}>
          {(control) => (
            <TextInput
              {...control}
              name="diagonal"
              inputMode="numeric"
              readOnly={busy}
              value={values.diagonal}
              onChange={({ target }) => onChange({ diagonal: target.value })}
            />
          )}
        </Field>
      ) : null}
      <Choices>
        <Field label={KIT_FORM_TEXTS.light}>
          {(control) => (
            <Select {...control} {...select('light', LIGHTS, (light) => onChange({ light }))}>
              <option value="">{KIT_FORM_TEXTS.notSaid}</option>
              {SETUP_LIGHTS.map((light) => (
                <option key={light} value={light}>
                  {lightName(light)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={KIT_FORM_TEXTS.place}>
          {(control) => (
            <Select {...control} {...select('place', PLACES, (place) => onChange({ place }))}>
              <option value="">{KIT_FORM_TEXTS.notSaid}</option>
              {SETUP_PLACES.map((place) => (
                <option key={place} value={place}>
                  {KIT_TEXTS.places[place]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={KIT_FORM_TEXTS.aspect}>
          {(control) => (
            <Select {...control} {...select('aspect', SETUP_ASPECTS, (aspect) => onChange({ aspect }))}>
              {SETUP_ASPECTS.map((aspect) => (
                <option key={aspect}>{aspect}</option>
              ))}
            </Select>
          )}
        </Field>
      </Choices>
      <Check aria-label={KIT_FORM_TEXTS.checkLabel}>
        {checked(catalog, values, typedDiagonal(ownDiagonal ?? values.diagonal))}
      </Check>
    </Stack>
  );
}
