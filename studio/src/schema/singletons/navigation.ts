import { MenuIcon } from '@sanity/icons/Menu';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { onlyOne } from './only-one.ts';

/** The header's links and menus and the footer's columns. Sign-in and Admin add themselves. */
export const navigation = defineType({
  name: 'navigation',
  title: 'Menus & footer',
  type: 'document',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'links',
      title: 'Header: links before the menus',
      type: 'array',
      of: [defineArrayMember({ type: 'navigationLink' })],
      validation: (rule) => rule.max(3).warning('More than three links crowd the header.'),
    }),
    defineField({
      name: 'menus',
      title: 'Header: menus',
      type: 'array',
      description: 'Sign In, Sign Out and Admin are added automatically.',
      of: [defineArrayMember({ type: 'navigationMenu' })],
      validation: (rule) => [
        rule.required().min(1).error('The header needs at least one menu.'),
        rule.max(5).warning('More than five menus crowd the header.'),
      ],
    }),
    defineField({
      name: 'footerColumns',
      title: 'Footer: columns',
      type: 'array',
      of: [defineArrayMember({ type: 'footerColumn' })],
      validation: (rule) => [
        rule.required().min(1).error('The footer needs at least one column.'),
        rule.max(4).warning("More than four columns don't fit side by side."),
      ],
    }),
  ],
  validation: onlyOne,
  preview: { prepare: () => ({ title: 'Menus & footer' }) },
});
