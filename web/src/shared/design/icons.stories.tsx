import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.tsx';

export default { title: 'Design/Icons', component: icons.CheckIcon } satisfies Meta<typeof icons.CheckIcon>;

type Story = StoryObj<typeof icons.CheckIcon>;

/** All of them are decoration beside words. */
export const All: Story = {
  render: () => (
    <ul>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  ),
};
