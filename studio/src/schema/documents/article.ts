import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { ARTICLE_CATEGORIES } from '../objects/product-values.ts';
import { slugForm } from '../../validation/slug-form.ts';

/** A guide of the blog. */
export const article = defineType({
  name: 'article',
  title: 'Guide',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'listing', title: 'Address & search' },
    { name: 'further', title: 'Further reading' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'text',
      validation: (rule) => [
        rule.required().error('Write the title of the guide.'),
        rule.max(70).warning('Search results cut off after about 70 characters.'),
      ],
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      group: 'listing',
      description: 'The last part of the address: /blog/…',
      options: { source: 'title', maxLength: 80 },
      validation: (rule) => [
        rule.required().error('Press Generate.'),
        rule.custom((value) => slugForm(value)),
      ],
    }),
    defineField({
      name: 'aliases',
      title: 'Old addresses',
      type: 'array',
      group: 'listing',
      of: [
        defineArrayMember({ type: 'string', validation: (rule) => rule.custom((value) => slugForm(value)) }),
      ],
      description: 'Other last parts of the address that lead to this guide.',
      validation: (rule) => rule.unique().error('An old address stands here twice.'),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      group: 'listing',
      options: { list: [...ARTICLE_CATEGORIES], layout: 'radio' },
      validation: (rule) => rule.required().error('Choose a category.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      group: 'listing',
      description: 'Stands on the card, below the title of the guide and in search results.',
      validation: (rule) => [
        rule.required().error('Describe the guide in a sentence or two.'),
        rule.max(160).warning('Search results cut off after about 160 characters.'),
      ],
    }),
    defineField({ name: 'cover', title: 'Cover picture', type: 'picture', group: 'text' }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      group: 'text',
      validation: (rule) => rule.required().min(1).error('Write the guide.'),
    }),
    defineField({
      name: 'faqs',
      title: 'FAQ',
      type: 'array',
      group: 'further',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'faq' }] })],
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'related',
      title: 'Related guides',
      type: 'array',
      group: 'further',
      description: 'Two guides to read next.',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{ type: 'article' }],
          options: {
            filter: ({ document }) => ({
              filter: '!(_id in [$self, "drafts." + $self])',
              params: { self: document._id.replace(/^drafts\./, '') },
            }),
          },
        }),
      ],
      validation: (rule) => [rule.unique(), rule.max(4).warning('Two to four related guides are enough.')],
    }),
    defineField({
      name: 'callToAction',
      title: 'Button at the end',
      type: 'linkButton',
      group: 'further',
    }),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'reference',
      to: [{ type: 'author' }],
      group: 'listing',
    }),
    defineField({
      name: 'updatedOn',
      title: 'Last reviewed on',
      type: 'date',
      group: 'listing',
      description: 'When the facts were last checked; shown to readers.',
      validation: (rule) => rule.required().error('Give the day on which the facts were last checked.'),
    }),
  ],
  orderings: [
    { name: 'updated', title: 'Last reviewed', by: [{ field: 'updatedOn', direction: 'desc' }] },
    { name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] },
  ],
  preview: { select: { title: 'title', subtitle: 'category', media: 'cover' } },
});
