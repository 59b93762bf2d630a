import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { Field, Select, TextArea, TextInput } from './field.tsx';

export default { title: 'Controls/Field', component: Field } satisfies Meta<typeof Field>;

type Story = StoryObj<typeof Field>;

const input: Story['args'] = {
  label: 'Title',
  required: true,
  children: (control) => <TextInput {...control} />,
};

export const Default: Story = { args: input };

export const WithHint: Story = { args: { ...input, required: false, hint: 'What you call your room.' } };

export const Focused: Story = {
  args: input,
  play: ({ canvas }) => canvas.getByRole('textbox').focus(),
};

export const Error: Story = {
  args: { ...input, hint: 'What you call your room.', error: 'Give your setup a title.' },
};

export const Disabled: Story = {
  args: { ...input, children: (control) => <TextInput {...control} disabled defaultValue="My loft" /> },
};

/** Nothing filled in yet, with an example in its place. */
export const Empty: Story = {
  args: { ...input, children: (control) => <TextInput {...control} placeholder="A loft in Leeds" /> },
};

export const Text: Story = {
  args: { label: 'Description', children: (control) => <TextArea {...control} defaultValue="Two lamps." /> },
};

export const Choice: Story = {
  args: {
    label: 'Light source',
    children: (control) => (
      <Select {...control}>
        <option>Laser</option>
        <option>Lamp</option>
      </Select>
    ),
  },
};

export const LongWords: Story = {
  args: {
    label: STORY_TEXTS.longWord,
    hint: STORY_TEXTS.longWord,
    error: STORY_TEXTS.longWord,
    children: (control) => (
      <Select {...control}>
        <option>{STORY_TEXTS.longSentence}</option>
      </Select>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: STORY_TEXTS.rightToLeft.short,
    hint: STORY_TEXTS.rightToLeft.sentence,
    error: STORY_TEXTS.rightToLeft.sentence,
    children: (control) => <TextInput {...control} defaultValue={STORY_TEXTS.rightToLeft.short} />,
  },
};
