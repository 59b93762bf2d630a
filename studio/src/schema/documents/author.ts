import { UserIcon } from '@sanity/icons/User';
import { defineField, defineType } from 'sanity';
import { aliasesField, slugField } from '../fields/address-fields.ts';
import { KeepOldAddress } from '../fields/keep-old-address.ts';
import { PAGE_GROUPS, searchFields } from '../fields/page-fields.ts';

/** Who signs guides, with a page that says who that is and lists them. */
export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  components: { input: KeepOldAddress },
  icon: UserIcon,
  groups: [...PAGE_GROUPS],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'page',
      validation: (rule) => rule.required().error('Write the name as shown below a guide.'),
    }),
    defineField({
      name: 'isTeam',
      title: 'A team, not one person',
      type: 'boolean',
      group: 'page',
      initialValue: false,
      description: 'Tells search engines whether a person or an organization wrote the guides.',
    }),
    defineField({
      name: 'role',
      title: 'In a few words',
      type: 'string',
      group: 'page',
      description: 'Shown below the name on guides. For example "Measures projectors since 2014".',
    }),
    defineField({
      name: 'about',
      title: 'About the author',
      type: 'richText',
      group: 'page',
      description: 'What they know about projectors and how they came to know it. Only what is true.',
    }),
    slugField({ prefix: '/authors/', source: 'name', group: 'listing' }),
    aliasesField({ prefix: '/authors/', group: 'listing' }),
    ...searchFields({ group: 'listing' }),
  ],
  preview: { select: { title: 'name', subtitle: 'role' } },
});
