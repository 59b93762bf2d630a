import { SearchIcon } from '@sanity/icons/Search';
import { defineType } from 'sanity';
import { introField, pagePictureField, searchFields, titleField } from '../fields/page-fields.ts';
import { onlyOne } from './only-one.ts';

/** The page that finds projectors for a room; it works with the models by itself. */
export const projectorFinderPage = defineType({
  name: 'projectorFinderPage',
  title: 'Projector finder',
  type: 'document',
  icon: SearchIcon,
  fields: [
    titleField(),
    introField(),
    pagePictureField({ description: 'Shown on shared links.' }),
    ...searchFields(),
  ],
  validation: onlyOne,
  preview: { prepare: () => ({ title: 'Projector finder', subtitle: '/tools/projector-finder' }) },
});
