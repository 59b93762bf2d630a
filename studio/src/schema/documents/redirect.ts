import { LINKABLE_TYPES } from '@lumen-throw/domain/editing-addresses';
import { ArrowRightIcon } from '@sanity/icons/ArrowRight';
import { defineField, defineType } from 'sanity';
import { redirectAmongPages } from '../../validation/redirect-among-pages.ts';

/** An address without a page of its own that leads somewhere: a short link, a campaign, an old site's page. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      type: 'string',
      description:
        'The address that readers come from, without the name of the site: /summer-sale. When a page of this site gets a new address, its old one is kept by itself and needs no redirect.',
    }),
    defineField({
      name: 'page',
      title: 'To a page of this site',
      type: 'reference',
      to: LINKABLE_TYPES.map((type) => ({ type })),
      description: 'The redirect follows when the page gets a new address.',
      validation: (rule) =>
        rule.custom((value, { document }) => {
          const href = document?.['href'];
          if (value && typeof href === 'string' && href.trim() !== '')
            return 'Choose a page or type an address, not both.';
          return value || href ? true : 'Choose the page to which this leads, or type an address below.';
        }),
    }),
    defineField({
      name: 'href',
      title: 'Or to an address',
      type: 'string',
      description: 'For anything not in the list: /inspiration/gallery, or a full address with https://.',
      hidden: ({ parent, value }) => Boolean((parent as { page?: object } | undefined)?.page) && !value,
    }),
    defineField({
      name: 'temporary',
      title: 'Only for now',
      type: 'boolean',
      initialValue: false,
      description:
        'Off: browsers and search engines remember the new address. On: it leads here for a season or a campaign.',
    }),
  ],
  validation: (rule) => [
    rule.custom((_value, context) => redirectAmongPages(context, 'error')),
    rule.custom((_value, context) => redirectAmongPages(context, 'warning')).warning(),
  ],
  orderings: [{ name: 'from', title: 'From', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { from: 'from', href: 'href', title: 'page.title', temporary: 'temporary' },
    prepare: ({ from, href, title, temporary }) => ({
      title: typeof from === 'string' ? from : 'Redirect without an address',
      subtitle: [title ?? href ?? 'leads nowhere yet', temporary === true && 'for now']
        .filter(Boolean)
        .join(' · '),
    }),
  },
});
