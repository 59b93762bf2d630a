import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { useEffect } from 'react';
import { toast, type ToastMessage } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

export default { title: 'Toasts/Toasts', component: Toasts } satisfies Meta<typeof Toasts>;

type Story = StoryObj<typeof Toasts>;

function Sent({ message }: { message: ToastMessage }) {
  useEffect(() => toast(message), [message]);
  return <Toasts />;
}

const sent = (message: ToastMessage): Story => ({
  render: () => <Sent message={message} />,
  play: async ({ canvas }) => {
    await canvas.findAllByText(message.title);
  },
});

export const Default: Story = sent({ title: 'Success', description: 'Your setup is now live.' });

export const Error: Story = sent({
  title: 'Error',
  description: 'Failed to load gallery',
  variant: 'destructive',
});

export const LongWords: Story = sent({ title: STORY_TEXTS.longWord, description: STORY_TEXTS.longWord });

export const RightToLeft: Story = {
  ...sent({ title: STORY_TEXTS.rightToLeft.short, description: STORY_TEXTS.rightToLeft.sentence }),
  globals: { direction: 'rtl' },
};
