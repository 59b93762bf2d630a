import { CommentIcon } from '@sanity/icons/Comment';
import { defineField, defineType } from 'sanity';
import { sampleField } from '../fields/sample.ts';

/** What a customer said about a product. */
export const customerQuote = defineType({
  name: 'customerQuote',
  title: 'Quote',
  type: 'document',
  icon: CommentIcon,
  fields: [
    defineField({
      name: 'text',
      title: 'What was said',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Write the quote, without quotation marks.'),
    }),
    defineField({
      name: 'author',
      title: 'Who said it',
      type: 'string',
      validation: (rule) => rule.required().error('Write who said it, for example "Dana, Ohio".'),
    }),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      initialValue: 5,
      validation: (rule) => rule.required().min(0).max(5).error('Give 0 to 5 stars.'),
    }),
    defineField({ name: 'product', title: 'About', type: 'string', description: 'The product it is about.' }),
    sampleField('Sample, not a real customer'),
  ],
  preview: {
    select: { title: 'text', author: 'author', sample: 'sample' },
    prepare: ({ title, author: name, sample }: { title?: string; author?: string; sample?: boolean }) => ({
      title: title ?? 'Empty quote',
      subtitle: [name, sample ? 'sample' : ''].filter(Boolean).join(' · '),
    }),
  },
});
