import type { ArrayOptions } from 'sanity';
import { sectionPicture } from './section-picture.ts';

/** The menu that adds a section: a picture of each, in groups, as a grid; a list for who prefers words. */
export const SECTION_MENU: NonNullable<ArrayOptions['insertMenu']> = {
  filter: false,
  showIcons: true,
  groups: [
    { name: 'opening', title: 'Opening', of: ['introBanner', 'productHero'] },
    {
      name: 'products',
      title: 'Products & guides',
      of: ['productShowcase', 'productHero', 'comparison', 'categoryGrid', 'guideCards'],
    },
    { name: 'words', title: 'Words', of: ['prose', 'quotes', 'faqAccordion'] },
  ],
  views: [{ name: 'grid', previewImageUrl: sectionPicture }, { name: 'list' }],
};
