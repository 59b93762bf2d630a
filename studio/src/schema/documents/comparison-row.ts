import { ThListIcon } from '@sanity/icons/ThList';
import { defineField, defineType } from 'sanity';
import { alphabetical, orderRankField, siteOrdering } from '../fields/order-rank.ts';
import { LUMENS, PRICE_TIERS, RESOLUTIONS } from '../objects/product-values.ts';
import { numberNeeded } from '../../validation/number-within.ts';

/** One projector of the comparison table on the home page. */
export const comparisonRow = defineType({
  name: 'comparisonRow',
  title: 'Comparison row',
  type: 'document',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Write the name as shown in the table.'),
    }),
    defineField({
      name: 'resolution',
      title: 'Resolution',
      type: 'string',
      options: { list: [...RESOLUTIONS] },
      validation: (rule) => rule.required().error('Choose the resolution.'),
    }),
    defineField({
      name: 'lumens',
      title: 'Brightness in ANSI lumens',
      type: 'number',
      validation: (rule) => numberNeeded(rule, LUMENS, 'Give the brightness in lumens, 50 to 20,000.'),
    }),
    defineField({ name: 'smart', title: 'Smart', type: 'boolean', initialValue: false }),
    defineField({ name: 'portable', title: 'Portable', type: 'boolean', initialValue: false }),
    defineField({
      name: 'priceTier',
      title: 'Price tier',
      type: 'string',
      options: { list: [...PRICE_TIERS], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose the price tier.'),
    }),
    defineField({
      name: 'product',
      title: 'Product',
      type: 'reference',
      to: [{ type: 'product' }],
      description: 'Where the row links to.',
      validation: (rule) => rule.required().error('Choose the product the row links to.'),
    }),
    defineField({
      name: 'projector',
      title: 'Real model',
      type: 'reference',
      to: [{ type: 'projector' }],
      description:
        'The model in the catalog this stands for. Optional; readers then find its sourced figures.',
    }),
    defineField({
      name: 'highlight',
      title: 'Highlight the row',
      type: 'boolean',
      description: 'Marks it as our pick. For whom and why is said by its product.',
      initialValue: false,
    }),
    orderRankField('comparisonRow'),
  ],
  orderings: [siteOrdering, alphabetical('Name', 'name')],
  preview: {
    select: {
      title: 'name',
      resolution: 'resolution',
      lumens: 'lumens',
      tier: 'priceTier',
      media: 'product.image',
    },
    prepare: ({ title, resolution, lumens, tier, media }) => ({
      title: typeof title === 'string' ? title : 'Unnamed row',
      subtitle: [resolution, lumens === undefined ? undefined : `${lumens} lm`, tier]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
});
