import { PlayIcon } from '@sanity/icons/Play';
import { defineField, defineType } from 'sanity';
import { numberWithin } from '../../validation/number-within.ts';

/** A film to show or an event to watch. */
export const seasonalPick = defineType({
  name: 'seasonalPick',
  title: 'Film or event',
  type: 'object',
  icon: PlayIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Write the title.'),
    }),
    defineField({
      name: 'year',
      title: 'Year',
      type: 'number',
      description: 'Of the movie. Leave empty for events.',
      validation: (rule) =>
        numberWithin(rule, { min: 1888, max: 2100, isWhole: true }, 'Give the year with four digits.'),
    }),
    defineField({ name: 'note', title: 'Why', type: 'string', description: 'A few words. Optional.' }),
  ],
  preview: {
    select: { title: 'title', year: 'year', note: 'note' },
    prepare: ({ title, year, note }: { title?: string; year?: number; note?: string }) => ({
      title: title ?? 'Without a title',
      subtitle: [year, note].filter(Boolean).join(' · '),
    }),
  },
});
