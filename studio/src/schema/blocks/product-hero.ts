import { StarIcon } from '@sanity/icons/Star';
import { defineField, defineType } from 'sanity';
import { heading, intro } from './block-fields.ts';

/** One product, shown large right below the banner. */
export const productHero = defineType({
  name: 'productHero',
  title: 'Hero product',
  type: 'object',
  icon: StarIcon,
  fields: [
    heading,
    intro,
    defineField({
      name: 'product',
      title: 'Product',
      type: 'reference',
      to: [{ type: 'product' }],
      validation: (rule) => rule.required().error('Choose the product.'),
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'product.name', media: 'product.image' } },
});
