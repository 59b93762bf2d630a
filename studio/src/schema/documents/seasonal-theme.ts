import { CalendarIcon } from '@sanity/icons/Calendar';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { alphabetical, orderRankField, siteOrdering } from '../fields/order-rank.ts';
import { slugField } from '../fields/address-fields.ts';

/** Months as editors choose them, by their number. */
const MONTHS = Array.from({ length: 12 }, (_, place) => ({
  value: place + 1,
  title: new Date(2000, place).toLocaleString('en-US', { month: 'long' }),
}));

/** A themed evening: Halloween, Summer, Christmas, Sports. */
export const seasonalTheme = defineType({
  name: 'seasonalTheme',
  title: 'Seasonal theme',
  type: 'document',
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      options: { search: { weight: 10 } },
      validation: (rule) => rule.required().error('Write the title of the theme.'),
    }),
    slugField({ prefix: '/inspiration/seasonal-movie-nights#', source: 'title' }),
    defineField({
      name: 'season',
      title: 'When',
      type: 'string',
      description: 'A few words, like "October" or "June to August".',
    }),
    defineField({
      name: 'months',
      title: 'Months',
      type: 'array',
      of: [defineArrayMember({ type: 'number' })],
      options: { list: MONTHS, layout: 'grid' },
      description: 'In these the page names this theme first. Leave all empty for a theme of the whole year.',
      validation: (rule) => rule.unique().error('This month is here twice.'),
    }),
    defineField({
      name: 'intro',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Say in a sentence or two what the evening is about.'),
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture' }),
    defineField({
      name: 'picksTitle',
      title: 'Heading of the list',
      type: 'string',
      description: 'For example "Movies for the night" or "Events to watch".',
      validation: (rule) => rule.required().error('Write the heading of the list.'),
    }),
    defineField({
      name: 'picks',
      title: 'Films or events',
      type: 'array',
      of: [defineArrayMember({ type: 'seasonalPick' })],
      validation: (rule) => rule.required().min(1).error('Add at least one movie or event.'),
    }),
    defineField({
      name: 'tips',
      title: 'Setup tips',
      type: 'array',
      of: [defineArrayMember({ type: 'text', rows: 2 })],
      validation: (rule) => rule.required().min(1).error('Add at least one tip.'),
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [defineArrayMember({ type: 'linkButton' })],
      validation: (rule) => rule.max(4).warning('Two to four links are enough.'),
    }),
    orderRankField('seasonalTheme'),
  ],
  orderings: [siteOrdering, alphabetical('Title', 'title')],
  preview: { select: { title: 'title', subtitle: 'season', media: 'image' } },
});
