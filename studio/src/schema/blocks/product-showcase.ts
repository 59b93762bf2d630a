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
      validation: (rule) => rule.required().error('Choose the background.'),
    }),
    defineField({
      name: 'products',
      title: 'Products',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', title: 'Product', to: [{ type: 'product' }] })],
      validation: (rule) => [
        rule.max(4).error('Choose at most four products.'),
        rule.unique().error('This product is here twice.'),
      ],
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Product showcase' }),
  },
});
