import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { PICTURE_WANTED } from '../../validation/picture-size.ts';
import { pictureAdvised, pictureRules } from '../objects/picture.ts';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { ARTICLE_CATEGORIES } from '../objects/product-values.ts';
import { doubledSource } from '../../validation/doubled-source.ts';
import { notACircle, notItself } from '../../validation/related-circle.ts';
import { startOfGuide } from '../fields/start-of-guide.ts';
import { publishedOnField } from '../fields/published-on.ts';
import { reviewEveryField } from '../fields/review-every.ts';
import { aliasesField, slugField } from '../fields/address-fields.ts';
import { HIDDEN_MARK, unlistedField } from '../fields/unlisted.ts';
import { KeepOldAddress } from '../fields/keep-old-address.ts';

/** A guide of the blog. */
export const article = defineType({
  name: 'article',
  initialValue: startOfGuide,
  title: 'Guide',
  type: 'document',
  components: { input: KeepOldAddress },
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
      options: { search: { weight: 10 } },
      validation: (rule) => [
        rule.required().error('Write the title of the guide.'),
        rule.max(90).warning('Keep the title under 90 characters.'),
      ],
    }),
    slugField({ prefix: '/blog/', source: 'title', group: 'listing' }),
    aliasesField({ prefix: '/blog/', group: 'listing' }),
    unlistedField({ group: 'listing' }),
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
      description: 'Shown on the card, below the title of the guide and in search results.',
      validation: (rule) => [
        rule.required().error('Describe the guide in a sentence or two.'),
        rule.min(50).warning('A search result has room for more: 70 to 160 characters.'),
        rule.max(160).warning('Search results cut off after about 160 characters.'),
      ],
    }),
    defineField({
      name: 'cover',
      title: 'Cover picture',
      type: 'picture',
      group: 'text',
      description: `Shown on the card, at the top of the guide and on shared links. ${PICTURE_WANTED}`,
      validation: (rule) => [
        pictureAdvised(rule, 'Readers overlook a guide without a picture.'),
        ...pictureRules(rule),
      ],
    }),
    defineField({
      name: 'seoTitle',
      title: 'Title for search engines',
      type: 'string',
      group: 'listing',
      description: 'Only if it should differ from the title of the guide.',
    }),
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
      of: [defineArrayMember({ type: 'reference', title: 'Question', to: [{ type: 'faq' }] })],
      validation: (rule) => rule.unique().error('This question is here twice.'),
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
          title: 'Guide',
          to: [{ type: 'article' }],
          options: {
            filter: ({ document }) => ({
              filter: '!(_id in [$self, "drafts." + $self])',
              params: { self: document._id.replace(/^drafts\./, '') },
            }),
          },
        }),
      ],
      validation: (rule) => [
        rule.unique().error('This guide is here twice.'),
        rule.max(4).warning('Two to four related guides are enough.'),
        rule.custom((value, context) => notItself(value, context)),
        rule.custom((value, context) => notACircle(value, context)).warning(),
      ],
    }),
    defineField({
      name: 'sources',
      title: 'Sources',
      type: 'array',
      group: 'further',
      description: 'Pages you have read that confirm what the guide says. Readers see them at its end.',
      of: [defineArrayMember({ type: 'source' })],
      validation: (rule) =>
        rule.custom<{ _key: string; address?: string }[]>((value) => doubledSource(value)),
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
    publishedOnField({ group: 'listing' }),
    defineField({
      name: 'updatedOn',
      title: 'Last reviewed on',
      type: 'date',
      group: 'listing',
      readOnly: true,
      description:
        'The day of the last review; readers, the feed and search engines see it. "Mark as reviewed" next to Publish sets it.',
    }),
    defineField({
      name: 'reviewedBy',
      title: 'Reviewed by',
      type: 'reference',
      to: [{ type: 'author' }],
      group: 'listing',
      readOnly: true,
      description: 'Who checked the facts on that day. "Mark as reviewed" sets it.',
    }),
    reviewEveryField({ group: 'listing' }),
  ],
  orderings: [
    { name: 'updated', title: 'Last reviewed', by: [{ field: 'updatedOn', direction: 'desc' }] },
    { name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] },
  ],
  preview: {
    select: {
      title: 'title',
      category: 'category',
      updatedOn: 'updatedOn',
      unlisted: 'unlisted',
      media: 'cover',
    },
    prepare: ({ title, category, updatedOn, unlisted, media }) => ({
      title: typeof title === 'string' ? title : 'Untitled guide',
      subtitle: [unlisted && HIDDEN_MARK, category, updatedOn && `reviewed ${updatedOn}`]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
});
