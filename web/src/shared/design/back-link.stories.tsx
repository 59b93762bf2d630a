import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { BackLink } from './back-link.tsx';
import { ArrowLeftIcon } from './icons.tsx';

export default { title: 'Design/Back link', component: BackLink } satisfies Meta<typeof BackLink>;

type Story = StoryObj<typeof BackLink>;

const drawn = (words: string) => (
  <BackLink to="/blog">
    <ArrowLeftIcon /> {words}
  </BackLink>
);

export const Default: Story = { render: () => drawn('All guides') };

export const Focused: Story = {
  render: () => drawn('All guides'),
  play: ({ canvas }) => canvas.getByRole('link').focus(),
};

export const LongWords: Story = { render: () => drawn(STORY_TEXTS.longLabel) };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => drawn(STORY_TEXTS.rightToLeft.short),
};
