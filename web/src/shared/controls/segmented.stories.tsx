import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { useState } from 'react';
import { Segmented, type Option } from './segmented.tsx';

export default { title: 'Controls/Segmented', component: Segmented } satisfies Meta<typeof Segmented>;

type Story = StoryObj<typeof Segmented>;

const UNITS: readonly Option<string>[] = [
  { value: 'in', label: 'Inches' },
  { value: 'cm', label: 'Centimeters' },
];

interface ChosenProps {
  legend?: string;
  options?: readonly Option<string>[];
  disabled?: boolean;
}

function Chosen({ legend = 'Units', options = UNITS, disabled = false }: ChosenProps) {
  const [value, setValue] = useState(options[0]?.value ?? '');
  return (
    <Segmented legend={legend} options={options} value={value} onChange={setValue} disabled={disabled} />
  );
}

export const Default: Story = { render: () => <Chosen /> };

export const Focused: Story = {
  render: () => <Chosen />,
  play: ({ canvas }) => canvas.getByLabelText('Inches').focus(),
};

export const Disabled: Story = { render: () => <Chosen disabled /> };

export const LongWords: Story = {
  render: () => (
    <Chosen
      legend={STORY_TEXTS.longSentence}
      options={[
        { value: 'sentence', label: STORY_TEXTS.longSentence },
        { value: 'word', label: STORY_TEXTS.longLabel },
      ]}
    />
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Chosen
      legend={STORY_TEXTS.rightToLeft.sentence}
      options={[
        { value: 'one', label: STORY_TEXTS.rightToLeft.short },
        { value: 'two', label: STORY_TEXTS.rightToLeft.sentence },
      ]}
    />
  ),
};
