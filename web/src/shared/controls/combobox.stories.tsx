import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import type { OptionGroup } from './option-search.ts';

export default { title: 'Controls/Combobox', component: Combobox } satisfies Meta<typeof Combobox>;

type Story = StoryObj<typeof Combobox>;

const GROUPS: readonly OptionGroup[] = [
  { heading: null, options: [{ value: 'any', label: 'Any projector' }] },
  {
    heading: 'Ultra short throw',
    options: [
      { value: 'a', label: 'Ultra short throw, 120 inches' },
      { value: 'b', label: 'Ultra short throw, 150 inches' },
    ],
  },
];

const TEXTS = { nothing: 'No projector has this name.', matches: (count: number) => `${count} projectors` };

function Searched({
  label = 'Projector',
  groups = GROUPS,
}: {
  label?: string;
  groups?: readonly OptionGroup[];
}) {
  const [value, setValue] = useState(groups[0]?.options[0]?.value ?? '');
  return (
    <Field label={label} required>
      {({ id }) => (
        <Combobox id={id} label={label} groups={groups} value={value} onChange={setValue} texts={TEXTS} />
      )}
    </Field>
  );
}

export const Default: Story = { render: () => <Searched /> };

export const Focused: Story = {
  render: () => <Searched />,
  play: ({ canvas }) => canvas.getByRole('combobox').focus(),
};

export const Open: Story = {
  render: () => <Searched />,
  play: ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
};

/** A search that nothing matches. */
export const Empty: Story = {
  render: () => <Searched />,
  play: ({ canvas }) => userEvent.type(canvas.getByRole('combobox'), 'xyz'),
};

const LONG: readonly OptionGroup[] = [
  {
    heading: STORY_TEXTS.longSentence,
    options: [
      { value: 'word', label: STORY_TEXTS.longWord },
      { value: 'sentence', label: STORY_TEXTS.longSentence },
    ],
  },
];

export const LongWords: Story = {
  render: () => <Searched label={STORY_TEXTS.longSentence} groups={LONG} />,
  play: ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
};

const ARABIC: readonly OptionGroup[] = [
  {
    heading: STORY_TEXTS.rightToLeft.short,
    options: [{ value: 'rtl', label: STORY_TEXTS.rightToLeft.sentence }],
  },
];

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Searched label={STORY_TEXTS.rightToLeft.short} groups={ARABIC} />,
  play: ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
};
