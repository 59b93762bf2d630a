import { defineArrayMember, defineField } from 'sanity';
import { freeAddress, unmistakableAddress } from '../../validation/free-address.ts';
import { slugForm } from '../../validation/slug-form.ts';

interface AddressOptions {
  /** What stands before the slug on the site, like `/blog/`. */
  prefix: string;
  /** Field from which "Generate" makes the slug. */
  source: string;
  /** Group of the document's form. */
  group?: string;
}

/** The address of a document on the site: its slug, checked to be free. */
export function slugField({ prefix, source, group }: AddressOptions) {
  return defineField({
    name: 'slug',
    title: 'Address',
    type: 'slug',
    ...(group ? { group } : {}),
    description: `The last part of the address: ${prefix}… When you change it later, the old address keeps working.`,
    options: {
      source,
      maxLength: 80,
      // `freeAddress` looks at old addresses too, and says which document is in the way.
      isUnique: () => true,
    },
    validation: (rule) => [
      // Not `required()`: Sanity would ask for the slug's own value a second time.
      rule.custom((value, context) => {
        if (!value?.current) return 'Press Generate, or type the last part of the address.';
        const problem = slugForm(value);
        return problem === true ? freeAddress(value.current, context) : problem;
      }),
      rule.custom((value, context) => unmistakableAddress(value?.current, context)).warning(),
    ],
  });
}

/** Addresses that a document had; they lead to its present one. Kept by the form as the slug changes (`KeepOldAddress`). */
export function aliasesField({ prefix, group }: Pick<AddressOptions, 'prefix' | 'group'>) {
  return defineField({
    name: 'aliases',
    title: 'Old addresses',
    type: 'array',
    ...(group ? { group } : {}),
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => [
          rule.custom((value) => slugForm(value)),
          rule.custom((value, context) => freeAddress(value, context)),
          rule
            .custom((value, context) => {
              const own = (context.document?.['slug'] as { current?: string } | undefined)?.current;
              return value && value === own
                ? 'This is the current address. It does no harm here, and you can remove it.'
                : true;
            })
            .warning(),
        ],
      }),
    ],
    description: `Other last parts of ${prefix}… that lead here. When you change the address, the old one is added automatically.`,
    validation: (rule) => rule.unique().error('This old address is here twice.'),
  });
}
