import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { eyebrow, heading } from './block-fields.ts';

/** Questions that open one at a time. */
export const faqAccordion = defineType({
  name: 'faqAccordion',
  title: 'FAQ',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    eyebrow,
    heading,
    defineField({
      name: 'faqs',
      title: 'Questions',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', title: 'Question', to: [{ type: 'faq' }] })],
      validation: (rule) => rule.unique().error('This question is here twice.'),
    }),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'FAQ' }) },
});
