import { LINKABLE_TYPES } from '@lumen-throw/domain/editing-addresses';
import { linkAddressProblem } from '@lumen-throw/domain/checks/link-targets';
import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType } from 'sanity';
import { HIDDEN_MARK } from '../fields/unlisted.ts';
import { knownPage } from '../../validation/known-page.ts';

interface LinkValue {
  page?: { _ref?: string };
  href?: string;
}

const label = defineField({
  name: 'label',
  title: 'Text',
  type: 'string',
  description: 'The words people click.',
  validation: (rule) => rule.required().error('Write the words people click.'),
});

const page = defineField({
  name: 'page',
  title: 'Page of this site',
  type: 'reference',
  to: LINKABLE_TYPES.map((type) => ({ type })),
  description: 'The link follows when the page gets a new address.',
  validation: (rule) =>
    rule.custom((value, context) => {
      const { href } = (context.parent ?? {}) as LinkValue;
      if (value && href) return 'Choose a page or type an address, not both.';
      return value || href ? true : 'Choose the page the link leads to, or type an address below.';
    }),
});

const href = defineField({
  name: 'href',
  title: 'Or an address',
  type: 'string',
  description:
    'For anything not in the list: /#comparison, /inspiration/gallery, or a full address starting with https://.',
  hidden: ({ parent, value }) => Boolean((parent as LinkValue | undefined)?.page) && !value,
  validation: (rule) => [
    rule.custom((value) => linkAddressProblem(value ?? '') ?? true),
    rule.custom((value, context) => knownPage(value, context)),
  ],
});

const preview = {
  select: { title: 'label', href: 'href', page: 'page.title', unlisted: 'page.unlisted' },
  prepare: (link: { title?: string; href?: string; page?: string; unlisted?: boolean }) => ({
    title: link.title ?? 'Link without text',
    subtitle: [link.unlisted && HIDDEN_MARK, link.page ?? link.href ?? 'leads nowhere yet']
      .filter(Boolean)
      .join(' · '),
  }),
};

/** A button that leads somewhere. */
export const linkButton = defineType({
  name: 'linkButton',
  title: 'Button',
  type: 'object',
  icon: LinkIcon,
  fields: [label, page, href],
  preview,
});

/** An entry of a menu or of the footer. */
export const navigationLink = defineType({
  name: 'navigationLink',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [label, page, href],
  preview,
});
