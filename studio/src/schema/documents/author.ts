import { UserIcon } from '@sanity/icons/User';
import { defineField, defineType } from 'sanity';

/** Who signs a guide. */
export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Write the name as shown below a guide.'),
    }),
    defineField({
      name: 'role',
      title: 'In a few words',
      type: 'string',
      description: 'Shown below the name on guides. For example "Measures projectors since 2014".',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'role' } },
});
