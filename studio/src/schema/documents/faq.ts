import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineField, defineType } from 'sanity';

/** A question and its answer; pages show those that they list. */
export const faq = defineType({
  name: 'faq',
  title: 'FAQ',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Write the question as a reader would ask it.'),
        rule.custom((value) =>
          !value?.trim() || value.trim().endsWith('?') ? true : 'End the question with a question mark.',
        ),
      ],
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'text',
      rows: 4,
      validation: (rule) => [
        rule.required().error('Write the answer.'),
        rule.max(700).warning('Answer in fewer than 700 characters; link to a guide for more.'),
      ],
    }),
  ],
  preview: { select: { title: 'question', subtitle: 'answer' } },
});
