import { LemonIcon } from '@sanity/icons/Lemon';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { aliasesField, slugField } from '../fields/address-fields.ts';
import { HIDDEN_MARK, unlistedField } from '../fields/unlisted.ts';
import { KeepOldAddress } from '../fields/keep-old-address.ts';
import { alphabetical, orderRankField, siteOrdering } from '../fields/order-rank.ts';
import {
  PAGE_GROUPS,
  introField,
  pagePictureField,
  searchFields,
  titleField,
} from '../fields/page-fields.ts';

const PREFIX = '/ambiance/';

const PLACES = [
  { value: 'indoor', title: 'Indoor' },
  { value: 'outdoor', title: 'Outdoor' },
] as const;

/** A page about one part of the room or the yard, with recommended products. */
export const ambiancePage = defineType({
  name: 'ambiancePage',
  title: 'Ambiance page',
  type: 'document',
  components: { input: KeepOldAddress },
  icon: LemonIcon,
  groups: [...PAGE_GROUPS],
  fields: [
    titleField({ group: 'page' }),
    introField({ group: 'page' }),
    pagePictureField({ group: 'page' }),
    defineField({
      name: 'place',
      title: 'Where it belongs',
      type: 'string',
      group: 'page',
      options: {
        list: [...PLACES],
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) => rule.required().error('Choose indoor or outdoor.'),
    }),
    defineField({
      name: 'box',
      title: 'Box above the products',
      type: 'pointBox',
      group: 'page',
      description: 'A few points readers should know first, like "Why Matte Paint Matters". Optional.',
      options: { collapsible: true, collapsed: true },
    }),
    defineField({
      name: 'shelves',
      title: 'Products',
      type: 'array',
      group: 'page',
      description: 'One or more groups of products, each under a heading. Drag to change the order.',
      of: [defineArrayMember({ type: 'productShelf' })],
      validation: (rule) => rule.required().min(1).error('Add at least one group of products.'),
    }),
    defineField({
      name: 'tips',
      title: 'Tips',
      type: 'array',
      group: 'page',
      of: [defineArrayMember({ type: 'text', rows: 2 })],
      description: 'Advice, a sentence or two each. Optional.',
    }),
    defineField({
      name: 'related',
      title: 'Links at the end',
      type: 'array',
      group: 'page',
      of: [defineArrayMember({ type: 'linkButton' })],
      validation: (rule) => rule.max(3).warning('One to three links are enough.'),
    }),
    defineField({
      name: 'backLabel',
      title: 'Text of the link back',
      type: 'string',
      group: 'page',
      initialValue: 'Back to Ambiance',
      validation: (rule) => rule.required().error('Write the words of the link back to the overview.'),
    }),
    slugField({ prefix: PREFIX, source: 'title', group: 'listing' }),
    aliasesField({ prefix: PREFIX, group: 'listing' }),
    unlistedField({ group: 'listing' }),
    ...searchFields({ group: 'listing' }),
    orderRankField('ambiancePage'),
  ],
  orderings: [siteOrdering, alphabetical('Title', 'title')],
  preview: {
    select: { title: 'title', place: 'place', unlisted: 'unlisted', media: 'image', slug: 'slug.current' },
    prepare: ({ title, place, unlisted, media, slug }) => ({
      title: typeof title === 'string' ? title : 'Untitled page',
      subtitle: [unlisted && HIDDEN_MARK, PLACES.find(({ value }) => value === place)?.title, slug]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
});
