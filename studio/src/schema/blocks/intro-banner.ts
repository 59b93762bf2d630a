import { BlockElementIcon } from '@sanity/icons/BlockElement';
import { pictureNeeded, pictureRules } from '../objects/picture.ts';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { eyebrow, heading, intro } from './block-fields.ts';

/** The wide picture with which the home page opens. */
export const introBanner = defineType({
  name: 'introBanner',
  title: 'Intro banner',
  type: 'object',
  icon: BlockElementIcon,
  fields: [
    eyebrow,
    heading,
    defineField({
      name: 'accentWord',
      title: 'Word in italics',
      type: 'string',
      description: 'A word of the heading to set in italics. Optional.',
      validation: (rule) =>
        rule.custom((value, context) => {
          const text = (context.parent as { heading?: string } | undefined)?.heading ?? '';
          return !value || text.includes(value) ? true : "This word isn't in the heading.";
        }),
    }),
    intro,
    defineField({
      name: 'trust',
      title: 'Why to trust it',
      type: 'string',
      description: 'One line with what a reader can check, like "A source for every figure". Optional.',
      validation: (rule) => rule.max(100).error('A phone has room for 100 characters.'),
    }),
    defineField({
      name: 'question',
      title: 'First question',
      type: 'string',
      description:
        'Stands above the first question of the projector finder, which asks where a projector could stand. Without it the banner asks nothing.',
      validation: (rule) => rule.max(50).error('A phone has room for 50 characters.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      validation: (rule) => [pictureNeeded(rule, 'Choose the picture.'), ...pictureRules(rule)],
    }),
    defineField({
      name: 'actions',
      title: 'Buttons',
      type: 'array',
      of: [defineArrayMember({ type: 'linkButton' })],
      validation: (rule) => rule.max(2).error('Two buttons at most.'),
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'image' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Intro banner', media }),
  },
});
