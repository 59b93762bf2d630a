import { LinkIcon } from '@sanity/icons/Link';
import { SOURCE_SUPPORTS_MAX } from '@lumen-throw/domain/limits';
import { defineField, defineType } from 'sanity';
import { cleanAddress } from '../../validation/clean-address.ts';
import { withoutSpaces } from '../../validation/without-spaces.ts';

const ADDRESS_ASKED = 'Paste the full address of the page, beginning with https://.';

/** A page that says what a guide says, for readers who want to check. */
export const source = defineType({
  name: 'source',
  title: 'Source',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title of the page',
      type: 'string',
      validation: (rule) => rule.required().error('Copy the title of the page.'),
    }),
    defineField({
      name: 'publisher',
      title: 'Publisher',
      type: 'string',
      description: 'Who publishes the page: the standards body, the maker, the magazine.',
      validation: (rule) => rule.required().error('Say who publishes the page.'),
    }),
    defineField({
      name: 'address',
      title: 'Address of the page',
      type: 'url',
      validation: (rule) => [
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error(ADDRESS_ASKED),
        rule.custom(withoutSpaces(ADDRESS_ASKED)),
        rule.custom(cleanAddress).warning(),
      ],
    }),
    defineField({
      name: 'supports',
      title: 'What it supports',
      type: 'text',
      rows: 2,
      description: 'What the guide says and this page confirms, in one sentence.',
      validation: (rule) => [
        rule.required().error('Write in one sentence what the page confirms.'),
        rule
          .max(SOURCE_SUPPORTS_MAX)
          .error(`Shorten this to one sentence of at most ${SOURCE_SUPPORTS_MAX} characters.`),
      ],
    }),
    defineField({
      name: 'seen',
      title: 'Read on',
      type: 'date',
      description: 'The day you read the page, because pages change.',
      validation: (rule) => rule.required().error('Choose the day you read the page.'),
    }),
  ],
  preview: {
    select: { title: 'title', publisher: 'publisher', seen: 'seen' },
    prepare: ({ title, publisher, seen }) => ({
      title: typeof title === 'string' ? title : 'Untitled source',
      subtitle: [publisher, seen && `read ${seen}`].filter(Boolean).join(' · '),
    }),
  },
});
