import { BookIcon } from '@sanity/icons/Book';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { slugField } from '../fields/address-fields.ts';

/** A term of the glossary. */
export const glossaryTerm = defineType({
  name: 'glossaryTerm',
  title: 'Glossary term',
  type: 'document',
  icon: BookIcon,
  fields: [
    defineField({
      name: 'term',
      title: 'Term',
      type: 'string',
      description: "As in the middle of a sentence: lowercase, unless it's a name or an abbreviation.",
      options: { search: { weight: 10 } },
      validation: (rule) => [
        rule.required().error('Write the term.'),
        rule.max(60).error('A term has at most 60 characters.'),
      ],
    }),
    slugField({ prefix: '/glossary#term-', source: 'term' }),
    defineField({
      name: 'definition',
      title: 'Definition',
      type: 'text',
      rows: 4,
      description: 'One to three sentences for a reader new to projectors.',
      validation: (rule) => [
        rule.required().error('Say what the term means.'),
        rule.max(600).warning('Keep it under 600 characters; link to a guide for more.'),
      ],
    }),
    defineField({
      name: 'spellings',
      title: 'Other spellings',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description: 'Other words for it in guides, like "UST" or "ANSI lumen". They link to the glossary too.',
      validation: (rule) => rule.unique().error('This spelling is here twice.'),
    }),
    defineField({
      name: 'relatedLink',
      title: 'Read more',
      type: 'linkButton',
      description: 'A guide that explains it in full. Optional.',
      options: { collapsible: true, collapsed: true },
    }),
  ],
  orderings: [{ name: 'term', title: 'A to Z', by: [{ field: 'term', direction: 'asc' }] }],
  preview: { select: { title: 'term', subtitle: 'definition' } },
});
