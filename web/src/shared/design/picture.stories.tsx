import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Picture } from './picture.tsx';
import { theme } from './theme.ts';

export default { title: 'Design/Picture', component: Picture } satisfies Meta<typeof Picture>;

type Story = StoryObj<typeof Picture>;

/** As the content API names an image; web/.storybook/main.ts serves it. */
const picture = {
  assetId: 'image-atticroom-1280x800-webp',
  alt: 'An attic with a screen between the rafters',
};

const Frame = styled.div`
  width: min(24rem, 100%);
  background: ${theme.color.sunk};
`;

export const Default: Story = {
  args: { picture, sizes: '24rem' },
  decorators: [(Drawn) => <Frame>{Drawn()}</Frame>],
};

export const Square: Story = { ...Default, args: { picture, sizes: '24rem', aspect: 1 } };

/** Content without a picture leaves a blank, so that the rows of a list stay even. */
export const Empty: Story = { ...Default, args: { picture: null, sizes: '24rem', aspect: 1.6 } };
