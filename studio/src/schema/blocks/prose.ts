import { TextIcon } from '@sanity/icons/Text';
import { defineField, defineType } from 'sanity';
import { eyebrow, heading } from './block-fields.ts';

/** A text under a heading, like the short buying guide. */
export const prose = defineType({
  name: 'prose',
  title: 'Text',
  type: 'object',
  icon: TextIcon,
  fields: [
    eyebrow,
    heading,
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      validation: (rule) => rule.required().error('Write the text.'),
    }),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Text' }) },
});
