import { ThListIcon } from '@sanity/icons/ThList';
import { defineType } from 'sanity';
import { eyebrow, heading, intro } from './block-fields.ts';

/** The comparison table; its rows are documents of their own. */
export const comparison = defineType({
  name: 'comparison',
  title: 'Comparison table',
  type: 'object',
  icon: ThListIcon,
  fields: [eyebrow, heading, intro],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Comparison table' }),
  },
});
