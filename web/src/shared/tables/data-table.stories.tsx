import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { DataTable } from './data-table.tsx';

export default { title: 'Tables/Data table', component: DataTable } satisfies Meta<typeof DataTable>;

type Story = StoryObj<typeof DataTable>;

export const Default: Story = {
  args: {
    caption: 'Screen and distance',
    columns: ['Diagonal', 'Width', 'Distance'],
    rows: [{ cells: ['100 in', '221 cm', '332 cm'] }, { cells: ['120 in', '266 cm', '398 cm'] }],
  },
};

/** Cells that an editor has not filled in yet. */
export const Empty: Story = {
  args: {
    caption: 'Screen and distance',
    columns: ['Diagonal', 'Width'],
    rows: [{ cells: ['100 in', null] }],
  },
};

export const Focused: Story = {
  ...Default,
  play: ({ canvas }) => canvas.getByRole('region').focus(),
};

export const LongWords: Story = {
  args: {
    caption: STORY_TEXTS.longSentence,
    columns: [STORY_TEXTS.longWord, STORY_TEXTS.longWord],
    rows: [{ cells: [STORY_TEXTS.longWord, STORY_TEXTS.longSentence] }],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    caption: STORY_TEXTS.rightToLeft.sentence,
    columns: [STORY_TEXTS.rightToLeft.short, STORY_TEXTS.rightToLeft.short],
    rows: [{ cells: [STORY_TEXTS.rightToLeft.sentence, '120'] }],
  },
};
