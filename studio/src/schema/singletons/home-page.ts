import { HomeIcon } from '@sanity/icons/Home';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { onlyOne } from './only-one.ts';
import { SECTION_MENU } from '../section-menu/section-menu.ts';
import { SECTION_TYPES } from '../blocks/index.ts';

/** The home page: its sections, from top to bottom. */
export const homePage = defineType({
  name: 'homePage',
  title: 'Home page',
  type: 'document',
  icon: HomeIcon,
  fields: [
    defineField({
      name: 'seoTitle',
      title: 'Title for search engines',
      type: 'string',
      validation: (rule) => rule.required().error('Write the title for search results.'),
    }),
    defineField({
      name: 'seoDescription',
      title: 'Description for search engines',
      type: 'text',
      rows: 2,
      validation: (rule) => [
        rule.required().error('Write the description for search results.'),
        rule.max(160).warning('Search results cut off after about 160 characters.'),
      ],
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      description: 'Drag to change the order.',
      of: SECTION_TYPES.map(({ name }) => defineArrayMember({ type: name })),
      options: { insertMenu: SECTION_MENU },
      validation: (rule) => rule.required().min(1).error('A home page needs at least one section.'),
    }),
  ],
  validation: onlyOne,
  preview: { prepare: () => ({ title: 'Home page' }) },
});
