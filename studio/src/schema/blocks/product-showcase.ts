import { PackageIcon } from '@sanity/icons/Package';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { eyebrow, heading, intro } from './block-fields.ts';

/** One to four products under a heading. */
export const productShowcase = defineType({
  name: 'productShowcase',
  title: 'Product showcase',
  type: 'object',
  icon: PackageIcon,
  fields: [
    eyebrow,
    heading,
    intro,
    defineField({
      name: 'tone',
      title: 'Background',
      type: 'string',
      initialValue: 'light',
      options: {
        list: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'products',
      title: 'Products',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', title: 'Product', to: [{ type: 'product' }] })],
      validation: (rule) =>
        rule.required().min(1).max(4).unique().error('Choose one to four products, each once.'),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Product showcase' }),
  },
});
