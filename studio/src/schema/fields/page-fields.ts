import { defineField } from 'sanity';
import { PICTURE_WANTED } from '../../validation/picture-size.ts';

/** The tabs of a page's document. */
export const PAGE_GROUPS = [
  { name: 'page', title: 'Page', default: true },
  { name: 'listing', title: 'Address & search' },
];

interface Placed {
  group?: string;
}

function placed({ group }: Placed): Placed {
  return group ? { group } : {};
}

/** The title at the top of a page. */
export function titleField(options: Placed = {}) {
  return defineField({
    name: 'title',
    title: 'Title',
    type: 'string',
    ...placed(options),
    options: { search: { weight: 10 } },
    validation: (rule) => rule.required().error('Write the title of the page.'),
  });
}

/** The sentence or two below the title. */
export function introField(options: Placed = {}) {
  return defineField({
    name: 'intro',
    title: 'Text below the title',
    type: 'text',
    rows: 3,
    ...placed(options),
    description: 'A sentence or two: what the reader finds here.',
    validation: (rule) => rule.max(400).warning('Keep it under 400 characters; the rest belongs below.'),
  });
}

/** What a search result says about the page, where the page's own texts do not suit. */
export function searchFields(options: Placed = {}) {
  return [
    defineField({
      name: 'seoTitle',
      title: 'Title for search engines',
      type: 'string',
      ...placed(options),
      description: 'Only if it should differ from the title of the page.',
    }),
    defineField({
      name: 'seoDescription',
      title: 'Description for search engines',
      type: 'text',
      rows: 2,
      ...placed(options),
      description: 'One or two sentences, 70 to 160 characters.',
      validation: (rule) => [
        rule.required().error('Write the description for search results.'),
        rule.min(50).warning('A search result has room for more: 70 to 160 characters.'),
        rule.max(160).warning('Search results cut off after about 160 characters.'),
      ],
    }),
  ];
}

/** The picture that stands for a page when it is shared. */
export function pagePictureField(options: Placed & { title?: string; description?: string } = {}) {
  return defineField({
    name: 'image',
    title: options.title ?? 'Picture',
    type: 'picture',
    ...placed(options),
    description: `${
      options.description ?? 'Shown on shared links. Without one, the picture from the site settings is used.'
    } ${PICTURE_WANTED}`,
  });
}
