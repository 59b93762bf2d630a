import { CogIcon } from '@sanity/icons/Cog';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { PICTURE_WANTED } from '../../validation/picture-size.ts';
import { onlyOne } from './only-one.ts';
import { numberNeeded } from '../../validation/number-within.ts';

/** What every page shares: brand, affiliate program, footer. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  fields: [
    defineField({
      name: 'brand',
      title: 'Name of the site',
      type: 'string',
      description: 'Shown in the header, the footer and every title.',
      validation: (rule) => rule.required().error('Write the name of the site.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 2,
      description: 'One sentence about the site, for search engines.',
      validation: (rule) => [
        rule.required().error('Describe the site in a sentence.'),
        rule.max(160).warning('Search results cut off after about 160 characters.'),
      ],
    }),
    defineField({
      name: 'shareImage',
      title: 'Picture for shared links',
      type: 'picture',
      description: `Used if a page has none of its own. ${PICTURE_WANTED}`,
    }),
    defineField({
      name: 'galleryImage',
      title: 'Picture for shared links to the gallery',
      type: 'picture',
      description: `Without one, the picture above is used. ${PICTURE_WANTED}`,
    }),
    defineField({
      name: 'searchSynonyms',
      title: 'What words mean in the search',
      type: 'array',
      description: 'Whoever types the words on the left also finds what has the words on the right.',
      of: [
        defineArrayMember({
          name: 'searchSynonym',
          title: 'Words',
          type: 'object',
          fields: [
            defineField({
              name: 'words',
              title: 'Typed, separated by spaces',
              type: 'string',
              validation: (rule) => rule.required().error('Write a word that people type.'),
            }),
            defineField({
              name: 'means',
              title: 'Means',
              type: 'string',
              validation: (rule) => rule.required().error('Write the words that the site uses.'),
            }),
          ],
          preview: { select: { title: 'words', subtitle: 'means' } },
        }),
      ],
    }),
    defineField({
      name: 'associateTag',
      title: 'Amazon associate tag',
      type: 'string',
      description: 'Added to every shop link, like "yoursite-20".',
      validation: (rule) => [
        rule
          .regex(/^(?:\s*|[a-z0-9-]+)$/i, { name: 'tag' })
          .error('A tag has letters, digits and hyphens only.'),
        rule
          .custom((value) => (value ? true : 'Without a tag nothing is earned with any shop link.'))
          .warning(),
      ],
    }),
    defineField({
      name: 'disclosure',
      title: 'Line next to shop links',
      type: 'string',
      description: 'Shown near the first shop link of each page.',
      validation: (rule) => rule.required().error('The law requires this line. Say the links are paid.'),
    }),
    defineField({
      name: 'disclaimer',
      title: 'Disclaimer in the footer',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().error('The program requires this line in the footer.'),
    }),
    defineField({
      name: 'copyrightYear',
      title: 'Copyright year',
      type: 'number',
      validation: (rule) =>
        numberNeeded(rule, { min: 2000, max: 2100, isWhole: true }, 'Give the year, like 2025.'),
    }),
    defineField({
      name: 'socialLinks',
      title: 'Social networks',
      type: 'array',
      of: [defineArrayMember({ type: 'socialLink' })],
      description: 'Shown in the footer. Leave empty to show none.',
    }),
  ],
  validation: onlyOne,
  preview: { prepare: () => ({ title: 'Site settings' }) },
});
