import { AddDocumentIcon } from '@sanity/icons/AddDocument';
import { ArrowRightIcon } from '@sanity/icons/ArrowRight';
import { DocumentIcon } from '@sanity/icons/Document';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { HomeIcon } from '@sanity/icons/Home';
import { PackageIcon } from '@sanity/icons/Package';
import { PresentationIcon } from '@sanity/icons/Presentation';
import { ThListIcon } from '@sanity/icons/ThList';
import { TranslateIcon } from '@sanity/icons/Translate';
import type { ComponentType } from 'react';
import { FREE_PAGE } from '../structure/page-lists.ts';

/** Something that an editor does often, and where it begins. */
export interface StartTask {
  title: string;
  text: string;
  icon: ComponentType;
  /** Address inside the Studio. */
  to: string;
}

/** Where an editor begins, the most frequent first. */
export const START_TASKS: readonly StartTask[] = [
  {
    title: 'Change a page and watch it change',
    text: 'Click any text or picture on the page, and type.',
    icon: EyeOpenIcon,
    to: '/presentation',
  },
  {
    title: 'Write a guide',
    text: 'Red is to be fixed before you publish; yellow is advice.',
    icon: AddDocumentIcon,
    to: '/intent/create/template=article;type=article/',
  },
  {
    title: 'Add a product',
    text: 'Name, picture, price tier, shop link, and the page that lists it.',
    icon: PackageIcon,
    to: '/intent/create/template=product;type=product/',
  },
  {
    title: "Correct a projector's figure",
    text: 'Find the model by its name, give the right value with its source, and see what changes.',
    icon: PresentationIcon,
    to: '/structure/projectors;correct-figure',
  },
  {
    title: 'Add a projector',
    text: 'A model with its figures, each with its source.',
    icon: PresentationIcon,
    to: '/intent/create/template=projector;type=projector/',
  },
  {
    title: 'Make a page',
    text: 'For a season or a campaign: an address of its own, and sections as on the home page.',
    icon: DocumentIcon,
    to: `/intent/create/template=${FREE_PAGE};type=infoPage/`,
  },
  {
    title: 'Rearrange the home page',
    text: 'Drag its sections, change headings, choose other guides and products.',
    icon: HomeIcon,
    to: '/structure/homePage',
  },
  {
    title: 'Order the products of a page',
    text: 'Drag them: the first four also stand on the overview.',
    icon: ThListIcon,
    to: '/structure/accessories;accessory-products',
  },
  {
    title: 'Change a word on a page',
    text: 'A button, a heading, a message: type what you see, and choose it.',
    icon: TranslateIcon,
    to: '/structure/site-texts',
  },
  {
    title: 'Lead an address somewhere',
    text: 'A short link, or a page of an old site.',
    icon: ArrowRightIcon,
    to: '/intent/create/template=redirect;type=redirect/',
  },
];
