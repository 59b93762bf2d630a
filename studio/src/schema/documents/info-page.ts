import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { defineField, defineType } from 'sanity';
import { publishedOnField } from '../fields/published-on.ts';
import { aliasesField, slugField } from '../fields/address-fields.ts';
import { KeepOldAddress } from '../fields/keep-old-address.ts';
import {
  PAGE_GROUPS,
  introField,
  pagePictureField,
  searchFields,
  titleField,
} from '../fields/page-fields.ts';
import { sampleField } from '../fields/sample.ts';

/** A page about the site itself, at the root: about, privacy, terms, and whatever else it has to say. */
export const infoPage = defineType({
  name: 'infoPage',
  title: 'Information page',
  type: 'document',
  components: { input: KeepOldAddress },
  icon: InfoOutlineIcon,
  groups: [...PAGE_GROUPS],
  fields: [
    titleField({ group: 'page' }),
    introField({ group: 'page' }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      group: 'page',
      validation: (rule) => rule.required().min(1).error('Write the page.'),
    }),
    publishedOnField({ group: 'page' }),
    defineField({
      name: 'updatedOn',
      title: 'Last changed on',
      type: 'date',
      group: 'page',
      description: 'The day the text takes effect; shown to readers. Set it when you change what it says.',
      validation: (rule) => rule.required().error('Give the day the text takes effect.'),
    }),
    sampleField('Sample text', 'page'),
    pagePictureField({
      group: 'page',
      description: 'Shown on shared links. Without one, the picture from the site settings is used.',
    }),
    slugField({ prefix: '/', source: 'title', group: 'listing' }),
    aliasesField({ prefix: '/', group: 'listing' }),
    ...searchFields({ group: 'listing' }),
  ],
  orderings: [{ name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', slug: 'slug.current', updatedOn: 'updatedOn' },
    prepare: ({ title, slug, updatedOn }) => ({
      title: typeof title === 'string' ? title : 'Untitled page',
      subtitle: [slug && `/${slug}`, updatedOn && `changed ${updatedOn}`].filter(Boolean).join(' · '),
    }),
  },
});
