import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import styled from 'styled-components';
import { Card } from './card.tsx';
import { theme } from './theme.ts';
import { Muted } from './type.tsx';

export default { title: 'Design/Card', component: Card } satisfies Meta<typeof Card>;

type Story = StoryObj<typeof Card>;

const Padded = styled(Card)`
  padding: ${theme.space.m};
`;

export const Default: Story = {
  render: () => (
    <Padded>
      <p>A surface above the ground.</p>
      <Muted>With quiet words on it.</Muted>
    </Padded>
  ),
};

export const LongWords: Story = { render: () => <Padded>{STORY_TEXTS.longWord}</Padded> };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Padded>{STORY_TEXTS.rightToLeft.sentence}</Padded>,
};
