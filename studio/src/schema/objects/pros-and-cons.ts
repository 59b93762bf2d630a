import { OkHandIcon } from '@sanity/icons/OkHand';
import { defineArrayMember, defineField, defineType } from 'sanity';

/** What speaks for something and what against it, side by side inside a text. */
export const prosAndCons = defineType({
  name: 'prosAndCons',
  title: 'Pros and cons',
  type: 'object',
  icon: OkHandIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'What you\'re weighing, for example "A projector in a bright living room". Optional.',
    }),
    defineField({
      name: 'pros',
      title: 'For',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).error('Write at least one point for it.'),
    }),
    defineField({
      name: 'cons',
      title: 'Against',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) =>
        rule.required().min(1).error('Write at least one point against it. There always is one.'),
    }),
  ],
  preview: {
    select: { title: 'title', pros: 'pros', cons: 'cons' },
    prepare: ({ title, pros, cons }: { title?: string; pros?: string[]; cons?: string[] }) => ({
      title: title ?? 'Pros and cons',
      subtitle: `${pros?.length ?? 0} for, ${cons?.length ?? 0} against`,
    }),
  },
});
