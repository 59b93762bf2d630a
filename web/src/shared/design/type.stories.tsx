import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { theme } from './theme.ts';
import { Eyebrow, Heading, Lead, Muted, Small, TitleGroup } from './type.tsx';

export default { title: 'Design/Type', component: Heading } satisfies Meta<typeof Heading>;

type Story = StoryObj<typeof Heading>;

const SIZES = [
  'tiny',
  'small',
  'base',
  'lead',
  'h4',
  'h3',
  'h2',
  'h1',
  'hero',
] as const satisfies readonly (keyof typeof theme.size)[];

export const Sizes: Story = {
  render: () => (
    <>
      {SIZES.map((size) => (
        <Heading key={size} as="p" $size={size}>
          {size}: 2.5 m of screen
        </Heading>
      ))}
    </>
  ),
};

export const Default: Story = {
  render: () => (
    <TitleGroup>
      <Eyebrow>Eyebrow</Eyebrow>
      <Heading>Heading</Heading>
      <Lead>Lead: the sentence below a title.</Lead>
      <Muted>Muted: what matters less.</Muted>
      <Small>Small: notes, dates and captions.</Small>
    </TitleGroup>
  ),
};

export const LongWords: Story = {
  render: () => (
    <TitleGroup>
      <Eyebrow>{STORY_TEXTS.longWord}</Eyebrow>
      <Heading $size="hero">{STORY_TEXTS.longWord}</Heading>
      <Lead>{STORY_TEXTS.longWord}</Lead>
      <Small>{STORY_TEXTS.longWord}</Small>
    </TitleGroup>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <TitleGroup>
      <Eyebrow>{STORY_TEXTS.rightToLeft.short}</Eyebrow>
      <Heading>{STORY_TEXTS.rightToLeft.sentence}</Heading>
      <Lead>{STORY_TEXTS.rightToLeft.sentence}</Lead>
    </TitleGroup>
  ),
};
