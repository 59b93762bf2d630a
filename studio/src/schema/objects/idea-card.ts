import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { defineField, defineType } from 'sanity';

/** A card of the ambiance hub: an idea and the page that leads on. */
export const ideaCard = defineType({
  name: 'ideaCard',
  title: 'Idea',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Write the title of the card.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      validation: (rule) => [
        rule.required().error('Describe the idea in a sentence or two.'),
        rule.max(220).warning('Keep it under 220 characters; the card gets too tall.'),
      ],
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture' }),
    defineField({ name: 'link', title: 'Link', type: 'linkButton' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'image' } },
});
