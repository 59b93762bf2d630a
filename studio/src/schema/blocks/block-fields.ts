import { defineField } from 'sanity';

/** The small line above a heading. */
export const eyebrow = defineField({
  name: 'eyebrow',
  title: 'Small line above the heading',
  type: 'string',
});

export const heading = defineField({
  name: 'heading',
  title: 'Heading',
  type: 'string',
  validation: (rule) => rule.required().error('Write the heading of the section.'),
});

/** The sentence or two below a heading. */
export const intro = defineField({
  name: 'intro',
  title: 'Text below the heading',
  type: 'text',
  rows: 3,
});
