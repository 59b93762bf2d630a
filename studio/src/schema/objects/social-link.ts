import { UsersIcon } from '@sanity/icons/Users';
import { defineField, defineType } from 'sanity';

/** The site's own page in a social network. */
export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social network',
  type: 'object',
  icon: UsersIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Network',
      type: 'string',
      validation: (rule) => rule.required().error('Write the name of the network.'),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error('Paste the full address, starting with https://.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'url' } },
});
