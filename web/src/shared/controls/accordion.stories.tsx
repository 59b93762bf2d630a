import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { Accordion } from './accordion.tsx';

export default { title: 'Controls/Accordion', component: Accordion } satisfies Meta<typeof Accordion>;

type Story = StoryObj<typeof Accordion>;

const items = [
  { id: 'dark', title: 'Does the room have to be dark?', content: 'Darker than you think.' },
  { id: 'wall', title: 'Is a white wall enough?', content: 'To start with, yes.' },
];

export const Default: Story = { args: { items } };

export const Open: Story = {
  args: { items },
  play: ({ canvas }) => canvas.getByText('Is a white wall enough?').click(),
};

export const Focused: Story = {
  args: { items },
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.focus(),
};

export const LongWords: Story = {
  args: { items: [{ id: 'long', title: STORY_TEXTS.longWord, content: STORY_TEXTS.longWord }] },
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { id: 'rtl', title: STORY_TEXTS.rightToLeft.sentence, content: STORY_TEXTS.rightToLeft.sentence },
    ],
  },
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
};
