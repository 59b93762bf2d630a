import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon-frame.tsx';

export default { title: 'Design/Icon frame', component: Icon } satisfies Meta<typeof Icon>;

type Story = StoryObj<typeof Icon>;

/** A sign is decoration: what it means stands beside it in words. */
export const WithASign: Story = {
  render: () => (
    <p>
      <Icon size={32}>
        <path d="M3 10h14M10 3v14" />
      </Icon>{' '}
      Add
    </p>
  ),
};
