import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineArrayMember, defineField, defineType } from 'sanity';

/** Questions inside a text, that open one at a time. */
export const faqBlock = defineType({
  name: 'faqBlock',
  title: 'Questions',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'string' }),
    defineField({
      name: 'faqs',
      title: 'Questions',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', title: 'Question', to: [{ type: 'faq' }] })],
      validation: (rule) => [
        rule.required().min(1).error('Choose at least one question.'),
        rule.unique().error('This question is here twice.'),
      ],
    }),
  ],
  preview: {
    select: { title: 'title', first: 'faqs.0.question' },
    prepare: ({ title, first }: { title?: string; first?: string }) => ({
      title: title ?? 'Questions',
      subtitle: first ?? 'none chosen yet',
    }),
  },
});
