import { CaseIcon } from '@sanity/icons/Case';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { PRICE_TIERS } from '../objects/product-values.ts';
import { slugForm } from '../../validation/slug-form.ts';

/** A page of accessories, like /accessories/screens; its products name it as their category. */
export const accessoryCategory = defineType({
  name: 'accessoryCategory',
  title: 'Accessory page',
  type: 'document',
  icon: CaseIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Write the title of the page.'),
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      description: 'The last part of the address: /accessories/…',
      options: { source: 'title', maxLength: 60 },
      validation: (rule) => [
        rule.required().error('Press Generate.'),
        rule.custom((value) => slugForm(value)),
      ],
    }),
    defineField({
      name: 'aliases',
      title: 'Old addresses',
      type: 'array',
      of: [
        defineArrayMember({ type: 'string', validation: (rule) => rule.custom((value) => slugForm(value)) }),
      ],
      description: 'Other last parts of the address that lead here, for example from before a rename.',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: 'Stands below the title, and in search results.',
      validation: (rule) => [
        rule.required().error('Describe the page in a sentence or two.'),
        rule.max(160).warning('Search results cut off after about 160 characters.'),
      ],
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture' }),
    defineField({
      name: 'priceTier',
      title: 'Typical price tier',
      type: 'string',
      options: { list: [...PRICE_TIERS], layout: 'radio', direction: 'horizontal' },
    }),
    defineField({ name: 'orderRank', title: 'Order', type: 'string', hidden: true }),
  ],
  preview: { select: { title: 'title', subtitle: 'slug.current', media: 'image' } },
});
