import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType } from 'sanity';
import { linkAddress } from '../../validation/link-address.ts';

const label = defineField({
  name: 'label',
  title: 'Text',
  type: 'string',
  description: 'The words that people click.',
  validation: (rule) => rule.required().error('Write the words that people click.'),
});

const href = defineField({
  name: 'href',
  title: 'Address',
  type: 'string',
  description: 'A page of this site, like /blog or /#comparison, or a full address starting with https://.',
  validation: (rule) => [
    rule.required().error('Write the address that the link leads to.'),
    rule.custom((value) => linkAddress(value)),
  ],
});

/** A button that leads somewhere. */
export const linkButton = defineType({
  name: 'linkButton',
  title: 'Button',
  type: 'object',
  icon: LinkIcon,
  fields: [label, href],
});

/** An entry of a menu or of the footer. */
export const navigationLink = defineType({
  name: 'navigationLink',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [label, href],
});
