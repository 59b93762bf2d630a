import { UsersIcon } from '@sanity/icons/Users';
import { defineField, defineType } from 'sanity';
import { withoutSpaces } from '../../validation/without-spaces.ts';

const ADDRESS_ASKED = 'Paste the full address, starting with https://.';

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
      validation: (rule) => [
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error(ADDRESS_ASKED),
        rule.custom(withoutSpaces(ADDRESS_ASKED)),
      ],
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'url' } },
});
