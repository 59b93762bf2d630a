import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { Spinner } from '../controls/loading.tsx';
import { Button, ButtonRow, IconButton, LinkButton } from './button.tsx';
import { CrossIcon } from './icons.tsx';

export default { title: 'Design/Button', component: Button } satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Default: Story = {
  render: () => (
    <ButtonRow>
      <Button>Primary</Button>
      <Button $kind="quiet">Quiet</Button>
      <Button $kind="danger">Danger</Button>
      <Button $kind="ghost">Ghost</Button>
      <LinkButton to="/blog">A link</LinkButton>
      <IconButton aria-label="Close">
        <CrossIcon />
      </IconButton>
    </ButtonRow>
  ),
};

export const Small: Story = {
  render: () => (
    <ButtonRow>
      <Button $small>Primary</Button>
      <Button $small $kind="quiet">
        Quiet
      </Button>
    </ButtonRow>
  ),
};

export const Focused: Story = {
  render: () => <Button>Focused</Button>,
  play: ({ canvas }) => canvas.getByRole('button').focus(),
};

export const Disabled: Story = {
  render: () => (
    <ButtonRow>
      <Button disabled>Primary</Button>
      <Button $kind="quiet" disabled>
        Quiet
      </Button>
    </ButtonRow>
  ),
};

export const Loading: Story = {
  render: () => (
    <Button disabled>
      <Spinner />
      Sharing …
    </Button>
  ),
};

export const LongWords: Story = {
  render: () => (
    <ButtonRow>
      <Button>{STORY_TEXTS.longLabel}</Button>
      <Button $kind="quiet">{STORY_TEXTS.longSentence}</Button>
    </ButtonRow>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <ButtonRow>
      <Button>{STORY_TEXTS.rightToLeft.short}</Button>
      <LinkButton to="/blog">{STORY_TEXTS.rightToLeft.sentence}</LinkButton>
    </ButtonRow>
  ),
};
