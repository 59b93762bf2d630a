import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { EVIDENCE_KINDS, EVIDENCE_LANGUAGES, EVIDENCE_WORDS_MAX } from '@lumen-throw/domain/evidence';
import { EVIDENCE_TITLES } from '@lumen-throw/domain/evidence-titles';
import { defineField, defineType, type ValidationContext } from 'sanity';
import { closed } from '../fields/closed.ts';
import { cleanAddress } from '../../validation/clean-address.ts';
import { withoutSpaces } from '../../validation/without-spaces.ts';

const ADDRESS_ASKED = 'Paste the full address of the page that says it, beginning with https://.';

/** Asks for a value of evidence that is begun; where there is none, the figure asks for it in one sentence. */
function needed(sentence: string) {
  return (value: string | undefined, { parent }: ValidationContext) => (!parent || value ? true : sentence);
}

/** Where a figure comes from: without it, readers do not see the figure. */
export const evidence = defineType({
  name: 'evidence',
  title: 'Evidence',
  type: 'object',
  icon: DocumentTextIcon,
  fieldsets: [closed('more', 'Quoted, copied, doubted, in another language')],
  fields: [
    defineField({
      name: 'kind',
      title: 'Whose figure it is',
      type: 'string',
      description: 'The best kind counts on the site; the others are shown struck through.',
      options: { list: EVIDENCE_KINDS.map((value) => ({ value, title: EVIDENCE_TITLES[value] })) },
      validation: (rule) => rule.custom(needed('Choose whose figure it is.')),
    }),
    defineField({
      name: 'address',
      title: 'Address of the page',
      type: 'url',
      validation: (rule) => [
        rule.custom(needed(ADDRESS_ASKED)),
        rule.uri({ scheme: ['https', 'http'] }).error(ADDRESS_ASKED),
        rule.custom(withoutSpaces(ADDRESS_ASKED)),
        rule.custom(cleanAddress).warning(),
      ],
    }),
    defineField({
      name: 'words',
      title: 'Its words',
      type: 'text',
      rows: 2,
      description: 'The few words on the page with the figure, copied exactly.',
      validation: (rule) => [
        rule.custom(needed('Copy the words on the page with the figure.')),
        rule
          .max(EVIDENCE_WORDS_MAX)
          .error(`Quote at most ${EVIDENCE_WORDS_MAX} characters: only the words with the figure.`),
      ],
    }),
    defineField({
      name: 'gloss',
      title: 'The words in English',
      type: 'text',
      rows: 2,
      description: 'What the quoted words say, for readers who do not know the language.',
      hidden: ({ parent }: { parent?: { language?: string } }) => !parent?.language,
      validation: (rule) => [
        rule.custom((gloss: string | undefined, { parent }) => {
          const { language } = (parent ?? {}) as { language?: string };
          return !language || gloss?.trim() ? true : 'Say in English what the words mean.';
        }),
        rule.max(EVIDENCE_WORDS_MAX).error(`Use at most ${EVIDENCE_WORDS_MAX} characters.`),
      ],
    }),
    defineField({
      name: 'seen',
      title: 'Read on',
      type: 'date',
      description: 'The day you read it there, because pages change.',
      validation: (rule) => rule.custom(needed('Give the day you read the words.')).warning(),
    }),
    defineField({
      name: 'relayed',
      fieldset: 'more',
      title: 'Quoted on another site',
      type: 'boolean',
      description: "The page repeats the maker's figure; it isn't the maker's own page.",
      initialValue: false,
    }),
    defineField({
      name: 'origin',
      fieldset: 'more',
      title: 'What the page is, if not the original',
      type: 'string',
      description: 'Readers see it after the site, like "a copy of pcmag.com".',
      validation: (rule) => rule.max(80).error('Say it in at most 80 characters.'),
    }),
    defineField({
      name: 'doubted',
      fieldset: 'more',
      title: 'The source doubts it',
      type: 'boolean',
      description:
        'The page itself says that its figure may be wrong. It is shown, and nothing is worked out from it.',
      initialValue: false,
    }),
    defineField({
      name: 'language',
      fieldset: 'more',
      title: 'Language of the words',
      type: 'string',
      description: 'Leave it empty for English.',
      options: { list: EVIDENCE_LANGUAGES.map(({ value, title }) => ({ value, title })) },
    }),
  ],
});
