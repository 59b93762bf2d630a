import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import { defineArrayMember, defineField, defineType } from 'sanity';

/** A mood for a whole room or yard, with the things that make it. */
export const moodTheme = defineType({
  name: 'moodTheme',
  title: 'Mood theme',
  type: 'object',
  icon: ColorWheelIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Write the title of the theme.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Describe the mood in a sentence or two.'),
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture' }),
    defineField({
      name: 'ideas',
      title: 'What makes it',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).error('Name at least one idea for the mood.'),
    }),
    defineField({ name: 'link', title: 'Link', type: 'linkButton' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'image' } },
});
