import { CommentIcon } from '@sanity/icons/Comment';
import { defineField, defineType } from 'sanity';
import { sampleField } from '../fields/sample.ts';
import { numberWithin } from '../../validation/number-within.ts';

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
      description: 'Only if this person gave some.',
      validation: (rule) => numberWithin(rule, { min: 0, max: 5 }, 'Give 0 to 5 stars.'),
    }),
    defineField({ name: 'product', title: 'About', type: 'string', description: 'The product it is about.' }),
    sampleField('Sample, not a real customer'),
    defineField({
      name: 'source',
      title: 'Where the quote comes from',
      type: 'opinionSource',
      description:
        "What this person wrote or said to you, word for word. A review on a shop's page may not be copied.",
    }),
    defineField({
      name: 'permission',
      title: 'Permission',
      type: 'text',
      rows: 2,
      description:
        'Who allowed you to publish it, how and when: "By e-mail on November 3, 2026". Say whether this person was paid or got the product free. Readers do not see this.',
    }),
  ],
  preview: {
    select: { title: 'text', author: 'author', sample: 'sample' },
    prepare: ({ title, author: name, sample }: { title?: string; author?: string; sample?: boolean }) => ({
      title: title ?? 'Empty quote',
      subtitle: [name, sample ? 'Sample' : ''].filter(Boolean).join(' · '),
    }),
  },
});
