import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.tsx';

const { SortIcon, ...others } = icons;

export default { title: 'Design/Icons', component: SortIcon } satisfies Meta<typeof SortIcon>;

type Story = StoryObj<typeof SortIcon>;

/** All of them are decoration beside words. */
export const All: Story = {
  render: () => (
    <ul>
      {Object.entries(others).map(([name, Icon]) => (
        <li key={name}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  ),
};

export const Sorted: Story = {
  render: () => (
    <ul>
      {(['ascending', 'descending', null] as const).map((direction) => (
        <li key={direction}>
          <SortIcon direction={direction} /> {direction ?? 'not sorted'}
        </li>
      ))}
    </ul>
  ),
};
