import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { EVIDENCE_KINDS, EVIDENCE_TITLES, EVIDENCE_WORDS_MAX } from '@lumen-throw/domain/evidence';
import { defineField, defineType } from 'sanity';
import { dayRead } from '../../validation/day-read.ts';

/** Where a figure comes from: without it, readers do not see the figure. */
export const evidence = defineType({
  name: 'evidence',
  title: 'Evidence',
  type: 'object',
  icon: DocumentTextIcon,
  fields: [
    defineField({
      name: 'kind',
      title: 'Whose figure it is',
      type: 'string',
      description: 'The best kind counts on the site; the others are shown struck through.',
      options: { list: EVIDENCE_KINDS.map((value) => ({ value, title: EVIDENCE_TITLES[value] })) },
      validation: (rule) => rule.required().error('Choose whose figure it is.'),
    }),
    defineField({
      name: 'relayed',
      title: 'Quoted by somebody else',
      type: 'boolean',
      description: "The page repeats the maker's figure; it is not the maker's own page.",
      initialValue: false,
    }),
    defineField({
      name: 'address',
      title: 'Address of the page',
      type: 'url',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https', 'http'] })
          .error('Paste the full address of the page that says it, beginning with https://.'),
    }),
    defineField({
      name: 'words',
      title: 'Its words',
      type: 'text',
      rows: 2,
      description: 'The few words of the page that give the figure, copied exactly.',
      validation: (rule) => [
        rule.required().error('Copy the words of the page that give the figure.'),
        rule
          .max(EVIDENCE_WORDS_MAX)
          .error(`Quote at most ${EVIDENCE_WORDS_MAX} characters: only the words with the figure.`),
      ],
    }),
    defineField({
      name: 'seen',
      title: 'Read on',
      type: 'date',
      description: 'The day on which you read it there: pages change.',
      validation: (rule) => [
        rule.required().warning('Give the day on which the words were read.'),
        rule.custom((day) => dayRead(day)),
      ],
    }),
  ],
});
