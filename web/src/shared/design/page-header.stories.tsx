import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { BackLink } from './back-link.tsx';
import { Button } from './button.tsx';
import { PageHeader } from './page-header.tsx';

export default { title: 'Design/Page header', component: PageHeader } satisfies Meta<typeof PageHeader>;

type Story = StoryObj<typeof PageHeader>;

export const Default: Story = {
  args: {
    eyebrow: 'Guides',
    title: 'How bright is bright enough?',
    intro: 'Lumens say what leaves the lens; what you see depends on the screen.',
    back: <BackLink to="/blog">All guides</BackLink>,
    children: <Button $kind="quiet">Share</Button>,
  },
};

export const TitleAlone: Story = { args: { title: 'Glossary' } };

export const LongWords: Story = {
  args: { eyebrow: STORY_TEXTS.longWord, title: STORY_TEXTS.longWord, intro: STORY_TEXTS.longWord },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    eyebrow: STORY_TEXTS.rightToLeft.short,
    title: STORY_TEXTS.rightToLeft.sentence,
    intro: STORY_TEXTS.rightToLeft.sentence,
  },
};
