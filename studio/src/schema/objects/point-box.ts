import { UlistIcon } from '@sanity/icons/Ulist';
import { defineArrayMember, defineField, defineType } from 'sanity';

/** One point of a box: what it is about, and why. */
export const point = defineType({
  name: 'point',
  title: 'Point',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Write the point in a few words.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2 }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});

/** A boxed list of points under a heading, above the products of a page. */
export const pointBox = defineType({
  name: 'pointBox',
  title: 'Box',
  type: 'object',
  icon: UlistIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) =>
        rule.custom((value, context) => {
          const points = (context.parent as { points?: unknown[] } | undefined)?.points ?? [];
          return value?.trim() || points.length === 0 ? true : 'Write the heading of the box.';
        }),
    }),
    defineField({
      name: 'points',
      title: 'Points',
      type: 'array',
      of: [defineArrayMember({ type: 'point' })],
      validation: (rule) =>
        rule.custom((value, context) => {
          const heading = (context.parent as { heading?: string } | undefined)?.heading;
          return !heading || (value?.length ?? 0) > 0
            ? true
            : 'Add at least one point, or clear the heading.';
        }),
    }),
  ],
});
