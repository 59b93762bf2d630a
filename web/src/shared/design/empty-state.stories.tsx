import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export default { title: 'Design/Empty state', component: EmptyState } satisfies Meta<typeof EmptyState>;

type Story = StoryObj<typeof EmptyState>;

export const Empty: Story = { args: { message: 'No projector matches these filters.' } };

export const WithAction: Story = {
  args: { message: 'No projector matches these filters.', children: <Button>Clear filters</Button> },
};

export const LongWords: Story = { args: { message: STORY_TEXTS.longWord } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    message: STORY_TEXTS.rightToLeft.sentence,
    children: <Button>{STORY_TEXTS.rightToLeft.short}</Button>,
  },
};
