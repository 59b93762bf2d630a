import { LIGHT_CHOICES, lightName } from '../../../shared/room-light/light-name.ts';
/** Choices of the calculator, each drawn again only when it changes: a drawn slider changes none of them. */
import { memo, useCallback, type Dispatch } from 'react';
import { Segmented } from '../../../shared/controls/segmented.tsx';
import type { AspectRatio } from '@lumen-throw/throw/image-size';
import type { RoomLight } from '@lumen-throw/throw/room-light';
import type { Units } from '@lumen-throw/throw/units';
import type { CalculationAction } from '../state/calculation.ts';
import { ChoiceField } from './choice-field.tsx';
import { ProjectorField } from './projector-field.tsx';
import { findPreset, type Preset } from '../state/presets.ts';
import { ASPECTS, MODES, UNITS, type Mode } from '../state/settings.ts';
import { ROOM_TEXTS } from '../room/room-texts.ts';
import { COMPARE_TEXTS } from '../compare/texts.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

const MODE_OPTIONS = MODES.map((value) => ({
  value,
  get label() {
    return CALCULATOR_TEXTS.modes[value];
  },
}));
const UNIT_OPTIONS = UNITS.map((value) => ({
  value,
  get label() {
    return CALCULATOR_TEXTS.unitNames[value];
  },
}));
const ASPECT_OPTIONS = ASPECTS.map((value) => ({ value, label: value }));
const LIGHT_OPTIONS = LIGHT_CHOICES.map((value) => ({
  value,
  get label() {
    return lightName(value);
  },
}));

interface ChoiceProps<Value> {
  value: Value;
  dispatch: Dispatch<CalculationAction>;
  /** Leaves its name to the ear. */
  quiet?: boolean;
}

/** What is asked for. */
export const ModeChoice = memo(function ModeChoice({ value, dispatch, quiet = false }: ChoiceProps<Mode>) {
  return (
    <Segmented
      legend={CALCULATOR_TEXTS.mode}
      legendHidden={quiet}
      options={MODE_OPTIONS}
      value={value}
      onChange={(mode) => dispatch({ type: 'choose', change: { mode } })}
    />
  );
});

export const UnitsChoice = memo(function UnitsChoice({ value, dispatch, quiet = false }: ChoiceProps<Units>) {
  return (
    <Segmented
      legend={CALCULATOR_TEXTS.units}
      legendHidden={quiet}
      options={UNIT_OPTIONS}
      value={value}
      onChange={(units) => dispatch({ type: 'units', units })}
    />
  );
});

export const AspectChoice = memo(function AspectChoice({
  value,
  dispatch,
  quiet = false,
}: ChoiceProps<AspectRatio>) {
  return (
    <ChoiceField
      label={CALCULATOR_TEXTS.aspect}
      labelHidden={quiet}
      name="ar"
      options={ASPECT_OPTIONS}
      value={value}
      onChange={(aspect) => dispatch({ type: 'choose', change: { aspect } })}
    />
  );
});

export const LightChoice = memo(function LightChoice({ value, dispatch }: ChoiceProps<RoomLight>) {
  return (
    <ChoiceField
      label={ROOM_TEXTS.light}
      name="light"
      options={LIGHT_OPTIONS}
      value={value}
      onChange={(light) => dispatch({ type: 'choose', change: { light } })}
    />
  );
});

interface ProjectorChoiceProps extends ChoiceProps<Preset | null> {
  presets: readonly Preset[];
}

/** A preset, or a projector of one's own. */
export const ProjectorChoice = memo(function ProjectorChoice({
  value,
  presets,
  dispatch,
}: ProjectorChoiceProps) {
  const onChoose = useCallback(
    (id: string) => dispatch({ type: 'preset', preset: findPreset(presets, id) }),
    [dispatch, presets],
  );
  return <ProjectorField value={value} presets={presets} onChoose={onChoose} />;
});

interface BesideChoicesProps {
  presets: readonly Preset[];
  /** Id of the chosen projector, which cannot stand beside itself. */
  chosen: string | null;
  others: readonly string[];
  dispatch: Dispatch<CalculationAction>;
}

/** The projectors beside the chosen one. */
export const BesideChoices = memo(function BesideChoices({
  presets,
  chosen,
  others,
  dispatch,
}: BesideChoicesProps) {
  return COMPARE_TEXTS.besides.map((label, place) => {
    const here = others[place] ?? '';
    const free = presets.filter(({ id }) => id === here || (id !== chosen && !others.includes(id)));
    return (
      <ChoiceField
        key={label}
        label={label}
        options={[
          { value: '', label: COMPARE_TEXTS.nobody },
          ...free.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={here}
        onChange={(id) => dispatch({ type: 'beside', place, id: id || null })}
      />
    );
  });
});
