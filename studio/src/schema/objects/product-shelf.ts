import { TrolleyIcon } from '@sanity/icons/Trolley';
import { defineArrayMember, defineField, defineType } from 'sanity';

/** Products under a heading, on an accessory page or an ambiance page. */
export const productShelf = defineType({
  name: 'productShelf',
  title: 'Group of products',
  type: 'object',
  icon: TrolleyIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().error('Write the heading of the group.'),
    }),
    defineField({ name: 'intro', title: 'Text below the heading', type: 'text', rows: 2 }),
    defineField({
      name: 'products',
      title: 'Products',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', title: 'Product', to: [{ type: 'product' }] })],
      validation: (rule) => [
        rule.required().min(1).error('Choose at least one product.'),
        rule.unique().error('This product is here twice.'),
      ],
    }),
  ],
  preview: {
    select: { title: 'heading', products: 'products', media: 'products.0.image' },
    prepare: ({ title, products, media }) => ({
      title: typeof title === 'string' ? title : 'Without a heading',
      subtitle: `${Array.isArray(products) ? products.length : 0} products`,
      media,
    }),
  },
});
