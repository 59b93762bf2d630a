import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { FREE_SECTION_TYPES } from '../blocks/index.ts';
import { SECTION_MENU } from '../section-menu/section-menu.ts';
import { publishedOnField } from '../fields/published-on.ts';
import { aliasesField, slugField } from '../fields/address-fields.ts';
import { HIDDEN_MARK, unlistedField } from '../fields/unlisted.ts';
import { KeepOldAddress } from '../fields/keep-old-address.ts';
import {
  PAGE_GROUPS,
  introField,
  pagePictureField,
  searchFields,
  titleField,
} from '../fields/page-fields.ts';
import { reviewEveryField } from '../fields/review-every.ts';
import { sampleField } from '../fields/sample.ts';

function hasItems(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

/**
 * A page at the root: about the site itself, like its terms, or a free one, which is made of sections
 * as the home page is.
 */
export const infoPage = defineType({
  name: 'infoPage',
  title: 'Page',
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
      validation: (rule) =>
        rule.custom((value, { document }) =>
          hasItems(value) || hasItems(document?.['sections'])
            ? true
            : 'Write the page, or give it a section below.',
        ),
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      group: 'page',
      description:
        'For a page of its own about a campaign, a season or a topic: guides, products and questions as on the home page. Below the text; drag to change the order.',
      of: FREE_SECTION_TYPES.map(({ name }) => defineArrayMember({ type: name })),
      options: { insertMenu: SECTION_MENU },
    }),
    publishedOnField({ group: 'page' }),
    defineField({
      name: 'updatedOn',
      title: 'Last changed on',
      type: 'date',
      group: 'page',
      description:
        'The day the text takes effect; shown to readers. Set it when you change what it says. A page with sections needs none.',
      validation: (rule) =>
        rule.custom((value, { document }) =>
          value || hasItems(document?.['sections']) ? true : 'Give the day the text takes effect.',
        ),
    }),
    reviewEveryField({ group: 'page' }),
    sampleField('Sample text', 'page'),
    pagePictureField({
      group: 'page',
      description: 'Shown on shared links. Without one, the picture from the site settings is used.',
    }),
    slugField({ prefix: '/', source: 'title', group: 'listing' }),
    aliasesField({ prefix: '/', group: 'listing' }),
    unlistedField({ group: 'listing' }),
    ...searchFields({ group: 'listing' }),
  ],
  orderings: [{ name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] }],
  preview: {
    select: {
      title: 'title',
      slug: 'slug.current',
      updatedOn: 'updatedOn',
      unlisted: 'unlisted',
      media: 'image',
    },
    prepare: ({ title, slug, updatedOn, unlisted, media }) => ({
      media,
      title: typeof title === 'string' ? title : 'Untitled page',
      subtitle: [unlisted && HIDDEN_MARK, slug && `/${slug}`, updatedOn && `changed ${updatedOn}`]
        .filter(Boolean)
        .join(' · '),
    }),
  },
});
