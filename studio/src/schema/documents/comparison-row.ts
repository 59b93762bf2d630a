import { ThListIcon } from '@sanity/icons/ThList';
import { defineField, defineType } from 'sanity';
import { PRICE_TIERS } from '../objects/product-values.ts';

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
      validation: (rule) => rule.required().error('Write the name as it stands in the table.'),
    }),
    defineField({
      name: 'resolution',
      title: 'Resolution',
      type: 'string',
      options: { list: ['720p', '1080p', '4K'] },
      validation: (rule) => rule.required().error('Choose the resolution.'),
    }),
    defineField({
      name: 'lumens',
      title: 'Brightness in ANSI lumens',
      type: 'number',
      validation: (rule) =>
        rule.required().integer().min(50).max(20_000).error('Give the brightness in lumens, 50 to 20,000.'),
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
      validation: (rule) => rule.required().error('Choose the product that the row links to.'),
    }),
    defineField({
      name: 'highlight',
      title: 'Highlight the row',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({ name: 'orderRank', title: 'Order', type: 'string', hidden: true }),
  ],
  orderings: [{ name: 'rank', title: 'As on the site', by: [{ field: 'orderRank', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', resolution: 'resolution', lumens: 'lumens', tier: 'priceTier' },
    prepare: ({ title, resolution, lumens, tier }: Record<string, string | number | undefined>) => ({
      title: String(title ?? 'Unnamed'),
      subtitle: [resolution, lumens === undefined ? undefined : `${lumens} lm`, tier]
        .filter(Boolean)
        .join(' · '),
    }),
  },
});
