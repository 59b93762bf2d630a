import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { Button, ButtonRow } from '../design/button.tsx';
import { Dialog } from './dialog.tsx';

export default {
  title: 'Controls/Dialog',
  component: Dialog,
  args: { open: true, onClose: () => {} },
} satisfies Meta<typeof Dialog>;

type Story = StoryObj<typeof Dialog>;

export const Default: Story = {
  args: {
    title: 'Delete this setup?',
    children: (
      <>
        <p>It cannot be brought back.</p>
        <ButtonRow>
          <Button $kind="danger">Delete</Button>
          <Button $kind="quiet">Keep</Button>
        </ButtonRow>
      </>
    ),
  },
};

export const LongWords: Story = {
  args: { title: STORY_TEXTS.longWord, children: <p>{STORY_TEXTS.longWord}</p> },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: STORY_TEXTS.rightToLeft.short, children: <p>{STORY_TEXTS.rightToLeft.sentence}</p> },
};
