import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { Badge, BadgeRow } from './badge.tsx';

export default { title: 'Design/Badge', component: Badge } satisfies Meta<typeof Badge>;

type Story = StoryObj<typeof Badge>;

export const Default: Story = {
  render: () => (
    <BadgeRow>
      <Badge>Laser</Badge>
      <Badge $glow>Setup of the Month</Badge>
    </BadgeRow>
  ),
};

export const LongWords: Story = {
  render: () => (
    <BadgeRow>
      <Badge>{STORY_TEXTS.longSentence}</Badge>
      <Badge $glow>{STORY_TEXTS.longLabel}</Badge>
    </BadgeRow>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <BadgeRow>
      <Badge>{STORY_TEXTS.rightToLeft.short}</Badge>
      <Badge $glow>{STORY_TEXTS.rightToLeft.sentence}</Badge>
    </BadgeRow>
  ),
};
