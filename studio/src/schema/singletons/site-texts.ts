import { siteText as siteTextOf } from '@lumen-throw/domain/site-texts/own-text';
import { groupOfTextsDocument } from '@lumen-throw/domain/site-texts/text-groups';
import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { TranslateIcon } from '@sanity/icons/Translate';
import { defineArrayMember, defineField, defineType } from 'sanity';

/** One of the site's own words, as an editor wants it. */
export const siteText = defineType({
  name: 'siteText',
  title: 'Text',
  type: 'object',
  fields: [
    defineField({
      name: 'key',
      title: 'Where it stands in the code',
      type: 'string',
      readOnly: true,
      validation: (rule) => rule.required().error('Remove this text, and change it in the list instead.'),
    }),
    defineField({
      name: 'text',
      title: 'Your words',
      type: 'string',
    }),
  ],
  preview: {
    select: { key: 'key', title: 'text' },
    prepare: ({ key = '', title }: { key?: string; title?: string }) => ({
      title: title ?? 'No words',
      subtitle: siteTextOf(key)?.text ?? key,
    }),
  },
});

/** What editors changed of a group; its input lists all texts of the group. */
export const siteTextList = defineType({
  name: 'siteTextList',
  title: 'Texts',
  type: 'array',
  of: [defineArrayMember({ type: 'siteText' })],
});

/** The words of some pages, as far as editors changed them: one document for each group of pages. */
export const siteTexts = defineType({
  name: 'siteTexts',
  title: 'Site texts',
  type: 'document',
  icon: TranslateIcon,
  fields: [
    defineField({
      name: 'texts',
      title: 'Texts',
      type: 'siteTextList',
      description: 'What readers see around the content. A text that you do not change stays the default.',
    }),
  ],
  preview: {
    select: { id: '_id' },
    prepare: ({ id = '' }: { id?: string }) => ({
      title: groupOfTextsDocument(publishedId(id))?.title ?? 'Unknown texts',
      subtitle: 'Site texts',
    }),
  },
});
