import { CaseIcon } from '@sanity/icons/Case';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { aliasesField, slugField } from '../fields/address-fields.ts';
import { HIDDEN_MARK, unlistedField } from '../fields/unlisted.ts';
import { KeepOldAddress } from '../fields/keep-old-address.ts';
import { alphabetical, orderRankField, siteOrdering } from '../fields/order-rank.ts';
import { PRICE_TIERS } from '../objects/product-values.ts';

/** A page of accessories, like /accessories/screens; its products name it as their category. */
export const accessoryCategory = defineType({
  name: 'accessoryCategory',
  title: 'Accessory page',
  type: 'document',
  components: { input: KeepOldAddress },
  icon: CaseIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Write the title of the page.'),
    }),
    slugField({ prefix: '/accessories/', source: 'title' }),
    aliasesField({ prefix: '/accessories/' }),
    unlistedField(),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: 'Shown below the title and in search results.',
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
    defineField({
      name: 'groups',
      title: 'Groups',
      type: 'array',
      of: [defineArrayMember({ type: 'productShelf' })],
      description:
        'Products of this page under headings, like Mounts, Stands and Cables. Drag to change the order. Products in no group stand at the end. Optional.',
      validation: (rule) => rule.max(8).warning('Readers choose from a few groups; eight are enough.'),
    }),
    orderRankField('accessoryCategory'),
  ],
  orderings: [siteOrdering, alphabetical('Title', 'title')],
  preview: {
    select: { title: 'title', slug: 'slug.current', unlisted: 'unlisted', media: 'image' },
    prepare: ({ title, slug, unlisted, media }) => ({
      media,
      title: typeof title === 'string' ? title : 'Untitled page',
      subtitle: [unlisted && HIDDEN_MARK, slug].filter(Boolean).join(' · '),
    }),
  },
});
