import { DocumentsIcon } from '@sanity/icons/Documents';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { eyebrow, heading, intro } from './block-fields.ts';

/** Cards that lead to guides: Essential Guides, Latest Articles. */
export const guideCards = defineType({
  name: 'guideCards',
  title: 'Guide cards',
  type: 'object',
  icon: DocumentsIcon,
  fields: [
    eyebrow,
    heading,
    intro,
    defineField({
      name: 'articles',
      title: 'Guides',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', title: 'Guide', to: [{ type: 'article' }] })],
      validation: (rule) => [
        rule.max(6).error('Choose at most six guides.'),
        rule.unique().error('This guide is here twice.'),
      ],
    }),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Guide cards' }) },
});
