import { LemonIcon } from '@sanity/icons/Lemon';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { introField, pagePictureField, searchFields, titleField } from '../fields/page-fields.ts';
import { onlyOne } from './only-one.ts';

function part(name: string, title: string, itemTitle: string, itemType: string) {
  return defineField({
    name,
    title,
    type: 'object',
    group: 'page',
    options: { collapsible: true, collapsed: false },
    fields: [
      defineField({
        name: 'heading',
        title: 'Heading',
        type: 'string',
        validation: (rule) => rule.required().error('Write the heading.'),
      }),
      defineField({ name: 'intro', title: 'Text below the heading', type: 'text', rows: 2 }),
      defineField({
        name: 'items',
        title: itemTitle,
        type: 'array',
        of: [defineArrayMember({ type: itemType })],
        validation: (rule) => rule.required().min(1).error('Add at least one.'),
      }),
    ],
  });
}

/** The overview of room and yard: ideas, tips and moods that lead to the ambiance pages. */
export const ambianceHub = defineType({
  name: 'ambianceHub',
  title: 'Ambiance overview',
  type: 'document',
  icon: LemonIcon,
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'listing', title: 'Search' },
  ],
  fields: [
    titleField({ group: 'page' }),
    introField({ group: 'page' }),
    pagePictureField({ group: 'page' }),
    part('indoor', 'Indoor ideas', 'Ideas', 'ideaCard'),
    part('outdoor', 'Outdoor ideas', 'Ideas', 'ideaCard'),
    part('functional', 'Functional tips', 'Tips', 'point'),
    part('moods', 'Mood themes', 'Themes', 'moodTheme'),
    defineField({
      name: 'links',
      title: 'Links at the end',
      type: 'array',
      group: 'page',
      of: [defineArrayMember({ type: 'linkButton' })],
    }),
    ...searchFields({ group: 'listing' }),
  ],
  validation: onlyOne,
  preview: { prepare: () => ({ title: 'Ambiance overview', subtitle: '/ambiance' }) },
});
