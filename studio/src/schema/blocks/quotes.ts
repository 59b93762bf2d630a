import { CommentIcon } from '@sanity/icons/Comment';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { eyebrow, heading } from './block-fields.ts';

/** What customers said. */
export const quotes = defineType({
  name: 'quotes',
  title: 'Quotes',
  type: 'object',
  icon: CommentIcon,
  fields: [
    eyebrow,
    heading,
    defineField({
      name: 'quotes',
      title: 'Quotes',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', title: 'Quote', to: [{ type: 'customerQuote' }] })],
      validation: (rule) => rule.unique().error('This quote is here twice.'),
    }),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Quotes' }) },
});
