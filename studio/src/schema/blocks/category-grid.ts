import { CaseIcon } from '@sanity/icons/Case';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { eyebrow, heading, intro } from './block-fields.ts';

/** Shop by category: tiles that lead to the accessory pages, and a button to all of them. */
export const categoryGrid = defineType({
  name: 'categoryGrid',
  title: 'Shop by category',
  type: 'object',
  icon: CaseIcon,
  fields: [
    eyebrow,
    heading,
    intro,
    defineField({
      name: 'categories',
      title: 'Accessory pages',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', title: 'Category', to: [{ type: 'accessoryCategory' }] })],
      validation: (rule) => rule.unique().error('This page is here twice.'),
    }),
    defineField({ name: 'action', title: 'Button', type: 'linkButton' }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Shop by category' }),
  },
});
