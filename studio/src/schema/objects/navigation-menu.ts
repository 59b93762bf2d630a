import { MenuIcon } from '@sanity/icons/Menu';
import { defineArrayMember, defineField, defineType } from 'sanity';

const links = defineField({
  name: 'links',
  title: 'Links',
  type: 'array',
  of: [defineArrayMember({ type: 'navigationLink' })],
  validation: (rule) => rule.required().min(1).error('Add at least one link.'),
});

/** A menu of the header: a word that opens a list of links. */
export const navigationMenu = defineType({
  name: 'navigationMenu',
  title: 'Menu',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Text',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Write the word that opens the menu.'),
        rule.max(20).warning('Long words crowd the header.'),
      ],
    }),
    links,
    defineField({
      name: 'firstOnPhone',
      title: 'First in the menu of a phone',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: { select: { title: 'label' } },
});

/** A column of the footer. */
export const footerColumn = defineType({
  name: 'footerColumn',
  title: 'Column',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Write the title of the column.'),
    }),
    links,
  ],
  preview: { select: { title: 'title' } },
});
