import { linkAddressProblem } from '@lumen-throw/domain/checks/link-targets';
import { LINKABLE_TYPES } from '@lumen-throw/domain/editing-addresses';
import { TEXT_FIGURE_TYPE } from '@lumen-throw/domain/text-figures';
import { LinkIcon } from '@sanity/icons/Link';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { knownPage } from '../../validation/known-page.ts';

/** Portable text of guides and sections: headings, lists, links, figures, pictures, callouts, tables, products, questions. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      of: [defineArrayMember({ type: TEXT_FIGURE_TYPE })],
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Smaller heading', value: 'h3' },
        { title: 'Quotation', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [
          defineArrayMember({
            name: 'externalLink',
            title: 'Link to an address',
            type: 'object',
            icon: LinkIcon,
            fields: [
              defineField({
                name: 'href',
                title: 'Address',
                type: 'string',
                validation: (rule) => [
                  rule.required().error('Write the address.'),
                  rule.custom((value) => linkAddressProblem(value ?? '') ?? true),
                  rule.custom((value, context) => knownPage(value, context)),
                ],
              }),
            ],
          }),
          defineArrayMember({
            name: 'internalLink',
            title: 'Link to a page of this site',
            type: 'object',
            icon: LinkIcon,
            fields: [
              defineField({
                name: 'target',
                title: 'Page',
                type: 'reference',
                to: LINKABLE_TYPES.map((type) => ({ type })),
                validation: (rule) => rule.required().error('Choose the page.'),
              }),
            ],
          }),
        ],
      },
    }),
    defineArrayMember({ type: 'figure' }),
    // The first two stand in the editor's bar, one click away.
    defineArrayMember({ type: 'dataTable' }),
    defineArrayMember({ type: 'callout' }),
    defineArrayMember({ type: 'prosAndCons' }),
    defineArrayMember({ type: 'faqBlock' }),
    defineArrayMember({
      name: 'productCard',
      title: 'Product card',
      type: 'reference',
      to: [{ type: 'product' }],
    }),
  ],
});
