import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { defineField, defineType } from 'sanity';

/** A boxed remark inside a text. */
export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: 'tone',
      title: 'Kind',
      type: 'string',
      initialValue: 'tip',
      options: {
        list: [
          { value: 'tip', title: 'Tip' },
          { value: 'warning', title: 'Warning' },
          { value: 'example', title: 'Worked example' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) => rule.required().error('Choose what kind of box it is.'),
    }),
    defineField({ name: 'title', title: 'Title', type: 'string' }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Write what the box says.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});
