import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { SideBySideTable } from './side-by-side-table.tsx';

export default {
  title: 'Tables/Side by side',
  component: SideBySideTable,
} satisfies Meta<typeof SideBySideTable>;

type Story = StoryObj<typeof SideBySideTable>;

export const Default: Story = {
  args: {
    caption: 'Two projectors side by side',
    corner: 'Figure',
    columns: [
      { id: 'one', heading: 'First' },
      { id: 'two', heading: 'Second' },
    ],
    rows: [
      { key: 'light', name: 'Light source', cells: [{ text: 'Laser' }, { text: 'Lamp' }] },
      { key: 'width', name: 'Width', cells: [{ text: '266 cm', small: '8 ft 9 in' }, { text: '221 cm' }] },
    ],
  },
};

/** A value that nobody knows. */
export const Empty: Story = {
  args: {
    ...Default.args,
    rows: [
      {
        key: 'light',
        name: 'Light source',
        cells: [{ text: 'Laser' }, { text: 'Unknown', isUnknown: true }],
      },
    ],
  },
};

export const Focused: Story = {
  ...Default,
  play: ({ canvas }) => canvas.getByRole('region').focus(),
};

export const LongWords: Story = {
  args: {
    caption: STORY_TEXTS.longSentence,
    corner: STORY_TEXTS.longWord,
    columns: [
      { id: 'one', heading: STORY_TEXTS.longWord },
      { id: 'two', heading: STORY_TEXTS.longSentence },
    ],
    rows: [
      {
        key: 'long',
        name: STORY_TEXTS.longWord,
        cells: [
          { text: STORY_TEXTS.longWord, small: STORY_TEXTS.longSentence },
          { text: STORY_TEXTS.longSentence },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    caption: STORY_TEXTS.rightToLeft.sentence,
    corner: STORY_TEXTS.rightToLeft.short,
    columns: [
      { id: 'one', heading: STORY_TEXTS.rightToLeft.short },
      { id: 'two', heading: STORY_TEXTS.rightToLeft.short },
    ],
    rows: [
      {
        key: 'rtl',
        name: STORY_TEXTS.rightToLeft.short,
        cells: [{ text: STORY_TEXTS.rightToLeft.sentence }, { text: '120' }],
      },
    ],
  },
};
