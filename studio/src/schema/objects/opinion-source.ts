import { UsersIcon } from '@sanity/icons/Users';
import { defineField, defineType } from 'sanity';
import { cleanAddress } from '../../validation/clean-address.ts';
import { withoutSpaces } from '../../validation/without-spaces.ts';

const ADDRESS_ASKED = 'Paste the full address of the page, beginning with https://.';

/** Where a rating or a quote comes from; `provenance` of the document checks says what is missing. */
export const opinionSource = defineType({
  name: 'opinionSource',
  title: 'Origin',
  type: 'object',
  icon: UsersIcon,
  fields: [
    defineField({
      name: 'collectedBy',
      title: 'Who collected it',
      type: 'string',
      description: 'Readers see it: "Our survey of 212 readers", or the magazine that gave permission.',
    }),
    defineField({
      name: 'address',
      title: 'Address of the page where it can be checked',
      type: 'url',
      description: "Optional. Never a shop's page: its stars and reviews may not be copied.",
      validation: (rule) => [
        rule.uri({ scheme: ['https'] }).error(ADDRESS_ASKED),
        rule.custom(withoutSpaces(ADDRESS_ASKED)),
        rule.custom(cleanAddress).warning(),
      ],
    }),
    defineField({ name: 'collectedOn', title: 'Collected on', type: 'date' }),
  ],
});
