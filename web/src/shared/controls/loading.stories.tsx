import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { LoadingState } from './loading.tsx';

export default { title: 'Controls/Loading', component: LoadingState } satisfies Meta<typeof LoadingState>;

type Story = StoryObj<typeof LoadingState>;

export const Loading: Story = { args: { label: 'Loading the gallery …' } };

export const LongWords: Story = { args: { label: STORY_TEXTS.longWord } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: STORY_TEXTS.rightToLeft.sentence },
};
